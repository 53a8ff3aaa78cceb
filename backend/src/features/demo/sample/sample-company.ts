/** The sample company's bank statements up to yesterday: Larkspur Studio, two years and some of it. Pure: the same day gives the same rows. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, addMonths, startOfMonth } from '../../../finance/local-date.ts';
import { accountCostsOf } from './account-costs.ts';
import { cardCostsOf } from './card-costs.ts';
import { Chance } from './chance.ts';
import { incomeOf } from './income.ts';
import type { PlannedRow, SampleMonth, SampleRow } from './sample-row.ts';

export const SAMPLE_BUSINESS_NAME = 'Larkspur Studio';

/** Whole months before the running one. */
const WHOLE_MONTHS = 27;
const SEED = 20_261;
const SAVED_PER_MONTH_MINOR = 150_000;
/** A yearly rate of 3.6 %, paid monthly. */
const SAVINGS_INTEREST_PER_MONTH = 0.003;

export interface SampleAccount {
  readonly name: string;
  readonly openingMinor: number;
  /** Oldest first. */
  readonly rows: readonly SampleRow[];
}

export function sampleCompany(today: LocalDate): readonly SampleAccount[] {
  return sampleStatements(addMonths(startOfMonth(today), -WHOLE_MONTHS), today);
}

/** From the first of a month up to, not including, a day. The same first month gives the same rows, however far one reads. */
export function sampleStatements(first: LocalDate, before: LocalDate): readonly SampleAccount[] {
  const months: LocalDate[] = [];
  for (let month = first; month <= before; month = addMonths(month, 1)) months.push(month);
  const books = { checking: [] as SampleRow[], card: [] as SampleRow[], savings: [] as SampleRow[] };
  let savingsMinor = 3_000_000;
  let cardDebtMinor = 0;
  months.forEach((start, index) => {
    const month: SampleMonth = { index, monthOfYear: Number(start.slice(5, 7)) };
    const chance = new Chance(SEED + index);
    const card = place(start, [...cardCostsOf(month, chance), cardPayment(cardDebtMinor)]);
    const checking = place(start, [...incomeOf(month, chance), ...accountCostsOf(month, chance), ...outgoingTransfers(cardDebtMinor)]);
    const savings = place(start, savingsRows(savingsMinor));
    cardDebtMinor = -sum(card.filter((row) => row.category !== 'Transfer'));
    savingsMinor += sum(savings);
    books.checking.push(...checking);
    books.card.push(...card);
    books.savings.push(...savings);
  });
  const past = (rows: SampleRow[]): SampleRow[] => rows.filter((row) => row.date < before && row.amountMinor !== 0);
  return [
    { name: 'Business Checking', openingMinor: 5_400_000, rows: past(books.checking) },
    { name: 'Business Savings', openingMinor: 3_000_000, rows: past(books.savings) },
    { name: 'Business Credit Card', openingMinor: 0, rows: past(books.card) },
  ];
}

/** Last month's purchases, paid in full. */
function cardPayment(debtMinor: number): PlannedRow {
  return { day: 20, description: 'PAYMENT THANK YOU', amountMinor: debtMinor, category: 'Transfer' };
}

function outgoingTransfers(cardDebtMinor: number): PlannedRow[] {
  return [
    { day: 20, description: 'CREDIT CARD PAYMENT', amountMinor: -cardDebtMinor, category: 'Transfer' },
    { day: 25, description: 'ONLINE TRANSFER TO SAVINGS', amountMinor: -SAVED_PER_MONTH_MINOR, category: 'Transfer' },
  ];
}

function savingsRows(balanceMinor: number): PlannedRow[] {
  return [
    { day: 25, description: 'ONLINE TRANSFER FROM CHECKING', amountMinor: SAVED_PER_MONTH_MINOR, category: 'Transfer' },
    { day: 28, description: 'INTEREST PAYMENT', amountMinor: Math.round(balanceMinor * SAVINGS_INTEREST_PER_MONTH), category: 'Interest Income' },
  ];
}

/** Days of the month become dates, in their order. */
function place(monthStart: LocalDate, rows: readonly PlannedRow[]): SampleRow[] {
  return rows
    .map(({ day, ...row }) => ({ ...row, date: addDays(monthStart, day - 1) }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function sum(rows: readonly SampleRow[]): number {
  return rows.reduce((total, row) => total + row.amountMinor, 0);
}
