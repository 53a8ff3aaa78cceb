/** A small shop's books in QuickBooks, drawn day by day: takings, purchases, bills, wages, an invoice a month, a refund now and then. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, dayNumber, dayOf, endOfMonth, monthKey, weekdayOf } from '../../../finance/local-date.ts';
import { Chance } from '../companies/chance.ts';
import type { SandboxCompany } from '../company.ts';
import { type BookTxn, type CompanyBook, partyOf, writtenOn } from './book.ts';
import { CARD, categoryId, chartOf, CHECKING, PAYABLE, RECEIVABLE } from './chart.ts';

export interface BookPlan {
  readonly company: SandboxCompany;
  readonly firstDay: LocalDate;
  readonly openingMinor: number;
  /** What an ordinary day's takings are; everything else follows from it. */
  readonly takingsMinor: number;
  /** Amounts are whole numbers of this many minor units. */
  readonly stepMinor: number;
  readonly closedOn: number;
  readonly supplier: string;
  readonly landlord: string;
  readonly client: string;
}

/** At most so many transactions a day. */
const NUMBERS_PER_DAY = 20;
const BILLED_DAYS_BEFORE = 5;
const INVOICED_DAYS_BEFORE = 12;
const LOOKING_AHEAD_DAYS = INVOICED_DAYS_BEFORE + 1;

export function inventedBook(plan: BookPlan, today: LocalDate): CompanyBook {
  const txns: BookTxn[] = [];
  let cardDebtMinor = 0;
  for (let date = plan.firstDay; date < addDays(today, LOOKING_AHEAD_DAYS); date = addDays(date, 1)) {
    const ofDay = dayTxns(plan, date, cardDebtMinor);
    if (ofDay.some(({ entity }) => entity === 'Transfer')) cardDebtMinor = 0;
    cardDebtMinor += ofDay.filter(({ accountId }) => accountId === CARD).reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    txns.push(...ofDay);
  }
  const accounts = chartOf({ checking: { name: 'Checking', openingMinor: plan.openingMinor }, card: { name: 'Business Card', openingMinor: 0 } });
  const told = txns.filter(({ date }) => date < today).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : Number(a.id) - Number(b.id)));
  return { company: plan.company, firstDay: plan.firstDay, accounts, txns: told, deleted: [] };
}

function dayTxns(plan: BookPlan, date: LocalDate, cardDebtMinor: number): BookTxn[] {
  const chance = new Chance(plan.company.code, 'book', date);
  const day = dayOf(date);
  const amount = (percent: number): number => Math.max(1, Math.round((plan.takingsMinor * percent * (80 + chance.between(0, 40))) / 10_000 / plan.stepMinor)) * plan.stepMinor;
  const found: BookTxn[] = [];
  const add = (txn: Omit<BookTxn, 'id' | 'date' | 'lines' | 'createdAt' | 'updatedAt' | 'version'>, category: string): BookTxn => {
    const id = String(dayNumber(date) * NUMBERS_PER_DAY + found.length * 2);
    const made = { ...txn, id, date, lines: [{ accountId: categoryId(category), amountMinor: txn.totalMinor, description: txn.note }], ...writtenOn(date) };
    found.push(made);
    return made;
  };
  const vendor = (name: string) => partyOf('Vendor', name);
  const guests = partyOf('Customer', 'Counter sales');
  if (weekdayOf(date) !== plan.closedOn) add({ entity: 'SalesReceipt', party: guests, accountId: CHECKING, totalMinor: amount(100), note: 'Takings of the day' }, 'Sales');
  if (weekdayOf(date) === 2) add({ entity: 'Purchase', party: vendor(plan.supplier), accountId: CHECKING, totalMinor: amount(160), paidBy: 'Cash', note: `${plan.supplier} delivery` }, 'Cost of Goods Sold');
  if (weekdayOf(date) === 4) add({ entity: 'Purchase', party: vendor('Office Corner'), accountId: CARD, totalMinor: amount(9), paidBy: 'CreditCard', note: 'Office Corner' }, 'Office Supplies');
  if (day === 15 || date === endOfMonth(date)) add({ entity: 'JournalEntry', party: null, accountId: CHECKING, totalMinor: amount(330), note: 'Wages' }, 'Payroll');
  if (day === 20 && cardDebtMinor > 0) found.push({ ...add({ entity: 'Transfer', party: null, accountId: CHECKING, toAccountId: CARD, totalMinor: cardDebtMinor, note: 'Card payment' }, 'Sales'), lines: [] });
  if (day === 9 && chance.oneIn(3)) add({ entity: 'RefundReceipt', party: guests, accountId: CHECKING, totalMinor: amount(8), note: 'Order returned' }, 'Refunds');
  if (day === 27) add({ entity: 'Deposit', party: partyOf('Customer', 'Bank'), accountId: CHECKING, totalMinor: amount(2), note: 'Interest' }, 'Interest Income');
  if (day === 6) found.push(...owed(add({ entity: 'BillPayment', party: vendor(plan.landlord), accountId: CHECKING, totalMinor: plan.takingsMinor * 4, paidBy: 'Check', note: `Rent ${monthKey(date)}` }, 'Rent'), 'Bill', BILLED_DAYS_BEFORE));
  if (day === 18) found.push(...owed(add({ entity: 'Payment', party: partyOf('Customer', plan.client), accountId: CHECKING, totalMinor: amount(240), note: `Catering ${monthKey(date)}` }, 'Sales'), 'Invoice', INVOICED_DAYS_BEFORE));
  const last = new Map(found.map((txn) => [txn.id, txn]));
  return [...last.values()];
}

/** The payment with what it settles, and that itself. */
function owed(payment: BookTxn, entity: 'Invoice' | 'Bill', daysBefore: number): BookTxn[] {
  const id = String(Number(payment.id) + 1);
  const date = addDays(payment.date, -daysBefore);
  const by = { entity: payment.entity as 'Payment' | 'BillPayment', id: payment.id, date: payment.date };
  return [
    { ...payment, settles: { entity, id } },
    { ...payment, entity, id, date, accountId: entity === 'Invoice' ? RECEIVABLE : PAYABLE, docNumber: id.slice(-6), settledBy: by, ...writtenOn(date) },
  ];
}
