/** A journal whose every line names the account that was debited and the one that was credited: what moved is what stands on those that hold money. */
import { dateEvidence } from '../cells/dates.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import { germanChartOf, isMoneyOfGermany, namesMoney } from '../understand/accounts-of-money.ts';
import type { ReadingFailure } from '../statement.ts';
import { negated } from './negated.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const ACCOUNT_WORD = '(?:konto|account|compte|cuenta|conto|conta|rekening|acc|a c|ac|ledger)';
const DEBIT_WORD = '(?:soll|debit|debited|debe|dare|debito|debet|wn|dr)';
const CREDIT_WORD = '(?:haben|credit|credited|haber|avere|credito|kredit|ma|cr)';
const headed = (side: string): RegExp => new RegExp(`^(?:${side} ?${ACCOUNT_WORD}|${ACCOUNT_WORD} ?${side})$`);
const [DEBITED, CREDITED] = [headed(DEBIT_WORD), headed(CREDIT_WORD)];
/** Where the cells are those of accounts. */
const [BARE_DEBIT, BARE_CREDIT] = [DEBIT_WORD, CREDIT_WORD].map((word) => new RegExp(`^${word}$`)) as [RegExp, RegExp];
const FEWEST_BOOKINGS = 3;
const JOURNAL = 'accounts of each booking';
const MAX_PREAMBLE_RECORDS = 30;
const SHORTEST_NUMBER_DIGITS = 8;

interface Booking { debit: string; credit: string }
type Signs = Record<keyof Booking, '' | '-'>;
interface Journal { line: number; debit: number; credit: number; amount: number }

/** Null where the file is no such journal. */
export function withMovementsOfMoney(opened: OpenedCsv): OpenedCsv | ReadingFailure | null {
  const journal = journalOf(opened);
  if (!journal) return null;
  const bookings = opened.sample.filter(({ line }) => line > journal.line).map(({ cells }) => ({ debit: (cells[journal.debit] ?? '').trim(), credit: (cells[journal.credit] ?? '').trim() }));
  const accounts = [...new Set(bookings.flatMap(({ debit, credit }) => [debit, credit]))];
  const chart = germanChartOf(bookings);
  const own = ownNumber(bookings);
  if (own === null && accounts.some(isNumberOfBank)) return null;
  const isMoney = own !== null ? (account: string) => account === own : accounts.some(namesMoney) ? namesMoney : chart !== null && accounts.some((account) => isMoneyOfGermany(account, chart)) ? (account: string) => isMoneyOfGermany(account, chart) : null;
  if (!isMoney) return { failure: 'This journal names two accounts for each booking, and nothing tells which of them is the bank or the till. Export the bank account alone, or the journal with the names of its accounts.' };
  const hub = own === null && isMoney === namesMoney ? unnamedHub(bookings) : null;
  if (hub !== null) return { failure: `This journal books more over “${hub}” than over its banks and tills, and its name does not tell whether it holds money. Export the bank account alone, or give that account a name that says so.` };
  // A bank debits who pays; in books the bank is debited with what it receives.
  const signs: Signs = own === null ? { debit: '', credit: '-' } : { debit: '-', credit: '' };
  const moved = (record: CsvRecord): readonly CsvRecord[] => movementsOf(record, journal, isMoney, signs);
  const known = own !== null ? 'it is an account of every payment' : `${isMoney === namesMoney || chart === null ? '' : `in the chart of accounts SKR ${chart} `}they hold money; bookings between others moved none`;
  return {
    ...opened, isOfMovements: true, sample: opened.sample.flatMap(moved), records: opened.records.changedBy(moved),
    choices: [...opened.choices, { what: JOURNAL, choice: accounts.filter(isMoney).slice(0, 5).join(', '), reason: `${known}. Its debits are money ${own === null ? 'in' : 'out'}`, confidence: 0.9 }],
  };
}

/** An account of no known kind over which more is booked, with more others and both ways, than over all that hold money: most likely a bank under a name of its own. */
function unnamedHub(bookings: readonly Booking[]): string | null {
  const ofMoney = bookings.filter(({ debit, credit }) => namesMoney(debit) || namesMoney(credit)).length;
  const seen = new Map<string, { debits: number; credits: number; others: Set<string> }>();
  for (const { debit, credit } of bookings) {
    if (namesMoney(debit) || namesMoney(credit)) continue;
    for (const [account, other, side] of [[debit, credit, 'debits'], [credit, debit, 'credits']] as const) {
      const tally = seen.get(account) ?? { debits: 0, credits: 0, others: new Set() };
      tally[side] += 1;
      seen.set(account, { ...tally, others: tally.others.add(other) });
    }
  }
  return [...seen].find(([account, { debits, credits, others }]) => !OF_CLAIMS.test(account) && debits > 0 && credits > 0 && debits + credits > ofMoney && others.size >= FEWEST_OTHERS)?.[0] ?? null;
}

/** What is owed to and by others is booked with everything, and is no money yet. */
const OF_CLAIMS = /receivable|payable|debtor|creditor|forderung|verbindlichkeit|control|suspense|accrual|clients?$|customers?$|suppliers?$|vendors?$|\bvat\b|\btax/i;
const FEWEST_OTHERS = 4;

/** IBANs and numbers of banks, no accounts of books. */
const isNumberOfBank = (account: string): boolean => account.replace(/\D/g, '').length >= SHORTEST_NUMBER_DIGITS;

/** The one bank account that every payment has on either side; null where there is none, or where all payments are between the same two. */
function ownNumber(bookings: readonly Booking[]): string | null {
  const [first] = bookings;
  const found = first ? [first.debit, first.credit].filter((account) => isNumberOfBank(account) && bookings.every(({ debit, credit }) => (debit === account) !== (credit === account))) : [];
  return found.length === 1 ? found[0]! : null;
}

function journalOf({ sample, choices }: OpenedCsv): Journal | null {
  if (choices.some(({ what }) => what === JOURNAL)) return null;
  for (const { line, cells } of sample.slice(0, MAX_PREAMBLE_RECORDS)) {
    const names = cells.map(normalisedHeading);
    const [debit, credit] = [names.findIndex((name) => DEBITED.test(name) || BARE_DEBIT.test(name)), names.findIndex((name) => CREDITED.test(name) || BARE_CREDIT.test(name))];
    if (debit < 0 || credit < 0) continue;
    if (!(DEBITED.test(names[debit]!) && CREDITED.test(names[credit]!)) && !holdAccounts(sample.filter((record) => record.line > line).map((record) => record.cells), debit, credit)) continue;
    const amount = cells.findIndex((cell, column) => column !== debit && column !== credit && headingMatches(cell).some(({ role }) => role === 'amount'));
    if (amount >= 0) return { line, debit, credit, amount };
  }
  return null;
}

/** Under "Soll" and "Haben" alone: on both sides of every booking the name or the number of an account. */
function holdAccounts(rows: readonly (readonly string[])[], debit: number, credit: number): boolean {
  const isAccount = (cell: string | undefined): boolean => /^\d{3,6}$|\p{L}{2}/u.test((cell ?? '').trim());
  const booked = rows.filter((cells) => cells.length > Math.max(debit, credit) && cells.some((cell) => dateEvidence(cell.trim()) !== null));
  return booked.length >= FEWEST_BOOKINGS && booked.every((cells) => isAccount(cells[debit]) && isAccount(cells[credit]) && cells[debit] !== cells[credit]);
}

/** One for each of its accounts that holds money. */
function movementsOf(record: CsvRecord, { line, debit, credit, amount }: Journal, isMoney: (account: string) => boolean, signs: Signs): readonly CsvRecord[] {
  const { cells } = record;
  if (record.line < line) return [record];
  const written = (sign: string, own: string, other: string): CsvRecord => ({ ...record, cells: cells.with(amount, sign === '' ? (cells[amount] ?? '').trim() : negated(cells[amount] ?? '')).with(debit, own).with(credit, other) });
  if (record.line === line) return [{ ...record, cells: cells.with(debit, 'Account').with(credit, 'Contra account') }];
  if (cells.length <= Math.max(debit, credit, amount)) return [record];
  const [debited, credited] = [(cells[debit] ?? '').trim(), (cells[credit] ?? '').trim()];
  return [...(isMoney(debited) ? [written(signs.debit, debited, credited)] : []), ...(isMoney(credited) ? [written(signs.credit, credited, debited)] : [])];
}
