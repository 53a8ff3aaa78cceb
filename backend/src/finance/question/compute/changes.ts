/** The change of a measure between two periods, group by group: the lines and their rest always add up to the change of the whole. */
import { percentChange, roundPercent } from '../../percent.ts';
import type { AmountMeasure, PercentMeasure } from '../measures.ts';
import { MEASURES, RATIOS, isPercentMeasure } from '../measures.ts';
import type { Grouping, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, sumOf, valueOf, valuesBy } from './books.ts';
import type { Change } from './figures.ts';

export interface Changes {
  /** In no order; groups that stayed the same are among them. */
  readonly lines: readonly Change[];
  readonly now: number;
  readonly before: number;
  readonly isMargin?: true;
}

/** Of a margin each line is a cost as percent of revenue, to one decimal; of an amount it is in minor units. */
export async function changesBetween(now: Subject, before: Subject, grouping: Grouping, books: Books): Promise<Changes> {
  if (isPercentMeasure(now.metric)) return marginChanges(now, before, now.metric, books);
  const [values, earlier] = await Promise.all([valuesBy(now, grouping, books), valuesBy(before, grouping, books)]);
  const lines = joined(values, earlier, (key) => groupLabel(grouping, key, books));
  return { lines, now: sum(lines, 'now'), before: sum(lines, 'before') };
}

async function marginChanges(now: Subject, before: Subject, metric: PercentMeasure, books: Books): Promise<Changes> {
  const [whole, wholeBefore] = await Promise.all([valueOf(now, books), valueOf(before, books)]);
  const [parts, earlier] = await Promise.all([partsOfMargin(now, metric, books), partsOfMargin(before, metric, books)]);
  return { lines: joined(parts, earlier, (key) => groupLabel('category', key, books)), now: roundPercent(whole ?? 0), before: roundPercent(wholeBefore ?? 0), isMargin: true };
}

/** What each category takes off the margin, or adds to it; revenue itself is the measure of it. */
async function partsOfMargin(subject: Subject, metric: PercentMeasure, books: Books): Promise<Map<string, number>> {
  const [part, whole] = RATIOS[metric];
  const [values, base] = await Promise.all([valuesBy({ ...subject, metric: part }, 'category', books), sumOf({ ...subject, metric: whole }, books)]);
  const inBase = rolesOf(whole);
  const roles = new Map(books.vocabulary.categories.map(({ number, role }) => [String(number), role]));
  const own = [...values].filter(([key]) => !inBase.includes(roles.get(key) ?? ''));
  return new Map(own.map(([key, value]) => [key, base.amountMinor === 0 ? 0 : roundPercent((value / base.amountMinor) * 100)]));
}

const rolesOf = (metric: AmountMeasure): readonly string[] => MEASURES[metric].roles ?? [];

function joined(values: ReadonlyMap<string, number>, earlier: ReadonlyMap<string, number>, labelOf: (key: string) => string): Change[] {
  return [...new Set([...values.keys(), ...earlier.keys()])].sort().map((key): Change => {
    const [now, before] = [values.get(key) ?? 0, earlier.get(key) ?? 0];
    return { key, label: labelOf(key), now, before, change: tenths(now - before) };
  });
}

/** Percent lines have one decimal, and so has their difference; amounts are whole minor units. */
const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;

function sum(lines: readonly Change[], which: 'now' | 'before'): number {
  return lines.reduce((all, line) => all + line[which], 0);
}

/** What the shown lines leave of the whole; null where they leave nothing. Of a margin revenue itself is left, which is always 100 %. */
export function restOf(lines: readonly Change[], { now, before, isMargin }: Pick<Changes, 'now' | 'before' | 'isMargin'>): Change | null {
  const rest = { now: tenths(now - sum(lines, 'now')), before: tenths(before - sum(lines, 'before')), change: tenths(now - before - lines.reduce((all, line) => all + line.change, 0)) };
  return rest.change === 0 && (isMargin || (rest.now === 0 && rest.before === 0)) ? null : { key: null, label: 'Everything else', ...rest };
}

/** The greatest effects first, whichever way they went. */
export function bySize(lines: readonly Change[]): Change[] {
  return lines.filter(({ change }) => change !== 0).sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.label < b.label ? -1 : 1));
}

/** The greatest in percent first; what was not there before cannot be told in percent. */
export function byPercent(lines: readonly Change[]): Change[] {
  const size = ({ now, before }: Change): number => Math.abs(percentChange(now, before) ?? 0);
  return lines.filter(({ change, before }) => change !== 0 && before > 0).sort((a, b) => size(b) - size(a) || (a.label < b.label ? -1 : 1));
}
