/** Larkspur Studio in QuickBooks: the movements of the demo's bank statements of the last twelve whole months and the running one, written down as a bookkeeper would. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, addMonths, monthKey, startOfMonth } from '../../../finance/local-date.ts';
import type { SampleMovement, SampleStatement } from '../companies/sample-books.ts';
import type { SandboxCompany } from '../company.ts';
import { type BookTxn, type CompanyBook, type Party, partyOf, writtenOn } from './book.ts';
import { CARD, categoryId, chartOf, CHECKING, PAYABLE, RECEIVABLE, SAVINGS } from './chart.ts';

const MONTHS_IN_BOOKS = 12;
/** What a loan of that interest and those payments has left when the books begin. */
const LOAN_LEFT_MINOR = 3_340_000;
const INVOICED_DAYS_BEFORE = 14;
const BILLED_DAYS_BEFORE = 6;
const INVOICED = new Set(['Consulting Income', 'Project Income']);
const BILLED = new Set(['Rent', 'Utilities', 'Insurance', 'Professional Fees']);
/** Of the bank's text, what is no name. */
const BANK_WORDS = /^(ACH CREDIT|CLIENT REFUND|RENT PAYMENT|CONTRACTOR PAYMENT|LOAN INTEREST|LOAN PRINCIPAL)\s+|\s+(RETAINER|PROJECT INV \d+|PAYROLL NET|WEB PAYMENT|PAYMENT|USATAXPYMT|PAYOUT|TAX)$/g;

type PlacedRow = SampleMovement & { readonly accountId: string; readonly id: number };

export function larkspurBook(company: SandboxCompany, statements: readonly SampleStatement[], month: LocalDate, today: LocalDate): CompanyBook {
  const firstDay = addMonths(startOfMonth(month), -MONTHS_IN_BOOKS);
  const [checking, savings, card] = statements.map((statement) => ({ name: statement.name, openingMinor: balanceBefore(statement, firstDay) }));
  if (!checking || !savings || !card) throw new Error('The sample company has a checking, a savings and a card account.');
  const rows = statements.flatMap((statement, index) => placed(statement, [CHECKING, SAVINGS, CARD][index] ?? CHECKING, firstDay));
  const txns = rows.flatMap(txnsOf).filter(({ date }) => date < today);
  return { company, firstDay, accounts: chartOf({ checking, savings, card, owedMinor: LOAN_LEFT_MINOR }), txns: txns.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : Number(a.id) - Number(b.id))), deleted: [] };
}

function balanceBefore({ openingMinor, rows }: SampleStatement, date: LocalDate): number {
  return rows.filter((row) => row.date < date).reduce((sum, row) => sum + row.amountMinor, openingMinor);
}

/** Numbered within their month, so that a row keeps its number while the books grow. */
function placed({ rows }: SampleStatement, accountId: string, firstDay: LocalDate): PlacedRow[] {
  const seen = new Map<string, number>();
  return rows.filter((row) => row.date >= firstDay).map((row) => {
    const month = monthKey(row.date);
    const position = seen.get(month) ?? 0;
    seen.set(month, position + 1);
    return { ...row, accountId, id: Number(month.replace('-', '')) * 1_000 + ({ [CHECKING]: 0, [SAVINGS]: 400 }[accountId] ?? 500) + position * 2 };
  });
}

function txnsOf(row: PlacedRow): BookTxn[] {
  const { amountMinor, category, accountId } = row;
  if (category === 'Transfer') return accountId === CHECKING ? [transfer(row)] : [];
  if (INVOICED.has(category)) return settled(row, 'Invoice', INVOICED_DAYS_BEFORE);
  if (BILLED.has(category)) return settled(row, 'Bill', BILLED_DAYS_BEFORE);
  const base = { ...common(row), party: partyOf(amountMinor > 0 || category === 'Refunds' ? 'Customer' : 'Vendor', nameIn(row.description)) };
  if (category === 'Payroll') return [{ ...base, entity: 'JournalEntry', party: null }];
  if (category === 'Refunds') return [{ ...base, entity: 'RefundReceipt' }];
  if (accountId === CARD) return [{ ...base, entity: 'Purchase', party: partyOf('Vendor', nameIn(row.description)), paidBy: 'CreditCard', isCredit: amountMinor > 0 }];
  if (amountMinor > 0) return [{ ...base, entity: 'Deposit' }];
  return [{ ...base, entity: 'Purchase', paidBy: category === 'Owner Draw' ? 'Check' : 'Cash' }];
}

function common({ id, date, accountId, amountMinor, category, description }: PlacedRow): Omit<BookTxn, 'entity' | 'party'> {
  const totalMinor = Math.abs(amountMinor);
  return { id: String(id), date, accountId, totalMinor, lines: [{ accountId: categoryId(category), amountMinor: totalMinor, description }], note: description, ...writtenOn(date) };
}

function transfer(row: PlacedRow): BookTxn {
  return { ...common({ ...row, category: 'Sales' }), entity: 'Transfer', party: null, lines: [], toAccountId: /SAVINGS/.test(row.description) ? SAVINGS : CARD };
}

/** What was owed first, and the payment on the day of the statement. */
function settled(row: PlacedRow, entity: 'Invoice' | 'Bill', daysBefore: number): BookTxn[] {
  const isInvoice = entity === 'Invoice';
  const party: Party = partyOf(isInvoice ? 'Customer' : 'Vendor', nameIn(row.description));
  const [owedId, paidId] = [String(row.id + 1), String(row.id)];
  const payment = isInvoice ? 'Payment' : 'BillPayment';
  const paid: BookTxn = { ...common(row), entity: payment, party, settles: { entity, id: owedId }, paidBy: 'Check' };
  const owedOn = addDays(row.date, -daysBefore);
  const docNumber = /INV (\d+)$/.exec(row.description)?.[1] ?? owedId.slice(2);
  const owed: BookTxn = { ...common(row), entity, party, id: owedId, date: owedOn, accountId: isInvoice ? RECEIVABLE : PAYABLE, docNumber, settledBy: { entity: payment, id: paidId, date: row.date }, ...writtenOn(owedOn) };
  return [owed, paid];
}

/** The name in a bank's text: "ACH CREDIT BLUE HERON HOTELS RETAINER" → "Blue Heron Hotels". */
function nameIn(description: string): string {
  const name = description.replace(BANK_WORDS, '').replace(BANK_WORDS, '').trim() || description;
  return name.toLowerCase().replace(/(^|[\s.&-])([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase());
}
