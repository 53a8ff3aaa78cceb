/** Large single payments that made a change look like a trend: rows of a name that was dealt with only once in more than a year. */
import type { Entry } from '../../ledger/entry.ts';
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import { addMonths, dateInWords } from '../../local-date.ts';
import type { AnswerSection } from '../answer.ts';
import type { AmountMeasure } from '../measures.ts';
import type { Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf, rowsFilter, signedAmount } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { OneOff } from './figures.ts';
import { withPlaces } from './group-rows.ts';
import { rowItself } from './single-rows.ts';

const LARGEST_LOOKED_AT = 20;
const SHOWN_MOST = 4;
const LOOKED_BACK_MONTHS = 12;
/** Where nobody among so few was met once, no rows are looked at. */
const NAMES_LOOKED_THROUGH = 2_000;
/** Smaller ones explain nothing. */
const SMALLEST_PART = 0.05;

/** Largest effect first. */
export async function oneOffs(plan: Plan, against: Subject, books: Books): Promise<OneOff[]> {
  const span = { from: addMonths(against.period.from < plan.period.from ? against.period.from : plan.period.from, -LOOKED_BACK_MONTHS), to: plan.period.to };
  if (books.vocabulary.counterparties.length <= NAMES_LOOKED_THROUGH && (await metOnce(plan, span, books)).size === 0) return [];
  const [now, before] = await Promise.all([plan, against].map((side) => pageOf(side, 'largest', LARGEST_LOOKED_AT, books)));
  const size = (entry: Entry): number => signedAmount(plan.metric as AmountMeasure, { inMinor: Math.max(0, entry.amountMinor), outMinor: Math.max(0, -entry.amountMinor) });
  const found = [...(now?.entries ?? []).map((entry) => ({ entry, change: size(entry) })), ...(before?.entries ?? []).map((entry) => ({ entry, change: -size(entry) || 0 }))];
  const names = [...new Set(found.flatMap(({ entry }) => entry.counterparty ?? []))];
  if (names.length === 0) return [];
  const once = await metOnce(plan, { ...span, counterparties: names }, books);
  const least = Math.max(...found.map(({ change }) => Math.abs(change))) * SMALLEST_PART;
  return found.filter(({ entry, change }) => entry.counterparty !== null && once.has(entry.counterparty) && Math.abs(change) >= least)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.entry.id < b.entry.id ? -1 : 1)).slice(0, SHOWN_MOST);
}

/** Names with a single row of the measure. */
async function metOnce(plan: Plan, within: Pick<EntryFilter, 'from' | 'to' | 'counterparties'>, books: Books): Promise<Set<string | undefined>> {
  const totals = await books.reader.totals({ ...rowsFilter(plan, books), ...within }, ['counterparty']);
  return new Set(totals.filter(({ inCount, outCount, key }) => inCount + outCount === 1 && key.counterparty !== '').map(({ key }) => key.counterparty));
}

export function oneOffSection(single: readonly OneOff[], { now, before }: { readonly now: number; readonly before: number }, books: Books): AnswerSection | null {
  if (single.length === 0) return null;
  const lines = single.map(({ entry, change }) => ({ label: `${entry.counterparty ?? ''}, ${dateInWords(entry.date)}`, value: change }));
  const rest = now - before - lines.reduce((sum, { value }) => sum + value, 0);
  const table = lineTable(['One-off', 'Change'], [...lines, { label: 'Everything else', value: rest }], 'currency', books);
  return { title: 'One-off payments', table: withPlaces(table, [...single.map(({ entry }) => [null, rowItself(entry, books)]), [null, null]], books) };
}
