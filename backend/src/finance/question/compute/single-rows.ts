/** Answers that are rows: the largest ones, the first or last date. */
import { minorToDecimal, sumMinor } from '../../money.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { EntryOrder } from '../../ledger/ledger-reader.ts';
import type { AnswerTable } from '../answer.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf, partyOf, rowsFilter, sumOf } from './books.ts';
import type { Figures } from './figures.ts';

const ROWS_SHOWN = 20;

const ORDERS: Readonly<Record<string, EntryOrder>> = { largest: 'largest', smallest: 'smallest', first: 'oldest', last: 'newest' };

export async function rows(plan: Plan, books: Books): Promise<Figures> {
  const page = await pageOf(plan, ORDERS[plan.order ?? 'last'] ?? 'newest', plan.rank ?? plan.limit ?? ROWS_SHOWN, books);
  const { count } = page;
  const entries = plan.rank === null ? page.entries : page.entries.slice(plan.rank - 1);
  const isOne = (plan.limit === 1 || plan.rank !== null) && (plan.order === 'largest' || plan.order === 'smallest');
  return {
    value: isOne ? entries[0] ? Math.abs(entries[0].amountMinor) : null : plan.order === 'last' ? await listedSum(plan, entries, books) : null, unit: 'currency', table: entryTable(entries, books), chart: null,
    cited: [rowsFilter(plan, books)], detail: { task: 'rows', entries, count },
  };
}

/** What an unranked list adds up to: the rows asked for, or all that match where no number was asked for. */
async function listedSum(plan: Plan, entries: readonly Entry[], books: Books): Promise<number> {
  return plan.limit === null ? (await sumOf(plan, books)).amountMinor : Math.abs(sumMinor(entries.map((entry) => entry.amountMinor)));
}

export function entryTable(entries: readonly Entry[], { vocabulary }: Books): AnswerTable {
  return { columns: ['Name', 'Amount', 'Date', 'Description'], rows: entries.map((entry) => [partyOf(entry), minorToDecimal(entry.amountMinor, vocabulary.currency), entry.date, entry.description]) };
}

export async function date(plan: Plan, books: Books): Promise<Figures> {
  const { entries } = await pageOf(plan, ORDERS[plan.order ?? 'last'] ?? 'newest', 1, books);
  const entry = entries[0] ?? null;
  return { value: entry?.date ?? null, unit: 'date', table: entry ? entryTable([entry], books) : null, chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'date', entry } };
}
