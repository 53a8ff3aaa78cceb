/** Answers that are rows: the largest ones, the first or last date. */
import { daysBetween } from '../../local-date.ts';
import { minorToDecimal, sumMinor } from '../../money.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { EntryFilter, EntryOrder } from '../../ledger/ledger-reader.ts';
import type { AnswerTable } from '../answer.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf, partyOf, rowsFilter, sumOf } from './books.ts';
import type { Figures } from './figures.ts';
import { withPlaces } from './group-rows.ts';
import { wordTable } from '../../word-table.ts';

const ROWS_SHOWN = 20;

const ORDERS = wordTable<EntryOrder>({ largest: 'largest', smallest: 'smallest', first: 'oldest', last: 'newest' });

export async function rows(plan: Plan, books: Books): Promise<Figures> {
  const page = await pageOf(plan, ORDERS[plan.order ?? 'last'] ?? 'newest', plan.rank ?? plan.limit ?? ROWS_SHOWN, books);
  const { count } = page;
  const entries = plan.bothEnds ? [...page.entries, ...await otherEnd(plan, page.entries, books)] : plan.rank === null ? page.entries : page.entries.slice(plan.rank - 1);
  const isOne = !plan.bothEnds && (plan.limit === 1 || plan.rank !== null) && (plan.order === 'largest' || plan.order === 'smallest');
  const table = entryTable(entries, books);
  const detail = { task: 'rows' as const, entries, count, isOfAll: !isOne && plan.order === 'last' && plan.limit === null };
  if (isOne && plan.asDate) return { value: entries[0]?.date ?? null, unit: 'date', table, chart: null, cited: [rowsFilter(plan, books)], detail };
  return {
    value: isOne ? entries[0] ? Math.abs(entries[0].amountMinor) : null : plan.order === 'last' || plan.order === 'first' ? await listedSum(plan, entries, books) : null, unit: 'currency', table, chart: null,
    cited: [rowsFilter(plan, books)], detail,
  };
}

/** As many from the other end of the list, where they are not the same rows. */
async function otherEnd(plan: Plan, entries: readonly Entry[], books: Books): Promise<Entry[]> {
  const page = await pageOf(plan, plan.order === 'smallest' ? 'largest' : 'smallest', plan.limit ?? 1, books);
  return page.entries.filter(({ id }) => entries.every((entry) => entry.id !== id)).reverse();
}

/** What an unranked list adds up to: the rows asked for, or all that match where no number was asked for. */
async function listedSum(plan: Plan, entries: readonly Entry[], books: Books): Promise<number> {
  return plan.limit === null ? (await sumOf(plan, books)).amountMinor : Math.abs(sumMinor(entries.map((entry) => entry.amountMinor)));
}

export function entryTable(entries: readonly Entry[], books: Books): AnswerTable {
  const rows = entries.map((entry) => [partyOf(entry), minorToDecimal(entry.amountMinor, books.vocabulary.currency), entry.date, entry.description]);
  return withPlaces({ columns: ['Name', 'Amount', 'Date', 'Description'], rows }, entries.map((entry) => [null, rowItself(entry, books)]), books);
}

/** The day, the other party and the amount: what finds one row again in a list. */
export function rowItself({ date, amountMinor, counterparty, categoryNumber }: Entry, { vocabulary, fileId }: Books): EntryFilter {
  const size = Math.abs(amountMinor);
  return {
    currency: vocabulary.currency, ...(fileId === undefined ? {} : { fileId }), from: date, to: date, direction: amountMinor < 0 ? 'out' : 'in', atLeastMinor: size, atMostMinor: size,
    ...(counterparty === null ? { categories: [categoryNumber] } : { counterparties: [counterparty] }),
  };
}

export async function date(plan: Plan, books: Books): Promise<Figures> {
  const asksForEnd = plan.premise === 'stopped';
  const { entries } = await pageOf(plan, ORDERS[plan.order ?? 'last'] ?? 'newest', asksForEnd ? ROWS_OF_RHYTHM : 1, books);
  const entry = entries[0] ?? null;
  const goesOn = asksForEnd && entry !== null ? isStillComing(entries, books.asOf) : undefined;
  return {
    value: entry?.date ?? null, unit: 'date', table: entry ? entryTable([entry], books) : null, chart: null, cited: [rowsFilter(plan, books)],
    detail: { task: 'date', entry, ...(goesOn === undefined ? {} : { goesOn, earlier: entries[1]?.date ?? null }) },
  };
}

const ROWS_OF_RHYTHM = 24;
/** Of a name that was paid once, or on one day only. */
const USUAL_GAP_DAYS = 31;

/** Nothing has stopped that is not overdue by its own rhythm: twice the usual distance between two payments, and a week. */
function isStillComing(newestFirst: readonly Entry[], asOf: string): boolean {
  const days = [...new Set(newestFirst.map((entry) => entry.date))];
  const gaps = days.slice(1).map((day, index) => daysBetween(day, days[index] ?? day)).sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? USUAL_GAP_DAYS;
  return daysBetween(days[0] ?? asOf, asOf) <= 2 * usual + 7;
}
