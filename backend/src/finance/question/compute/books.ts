/** The ledger as the computations see it: a measure's rows, sums and groups, always in one currency and, where asked, one file. */
import type { Entry } from '../../ledger/entry.ts';
import type { EntryFilter, EntryOrder, EntryPage, GroupTotal, LedgerReader, LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { dayOf } from '../../local-date.ts';
import type { AmountMeasure, Measure } from '../measures.ts';
import { MEASURES, RATIOS, isPercentMeasure } from '../measures.ts';
import { percentOf } from '../../percent.ts';
import type { Grouping, Subject } from '../plan.ts';

export interface Books {
  readonly reader: LedgerReader;
  readonly vocabulary: LedgerVocabulary;
  readonly asOf: string;
  /** Only this file's rows. */
  readonly fileId?: string;
}

/** The rows that the subject is about. */
export function rowsFilter({ metric, filters, period }: Subject, { vocabulary, fileId }: Books): EntryFilter {
  const { words, notWords, roles, direction, ...rest } = filters;
  const measure = MEASURES[metric];
  const wanted = measure.roles && roles ? measure.roles.filter((role) => roles.includes(role)) : measure.roles ?? roles;
  const way = direction ?? measure.direction;
  return {
    ...rest, currency: vocabulary.currency, from: period.from, to: period.to,
    ...(fileId === undefined ? {} : { fileId }), ...(wanted ? { roles: wanted } : {}), ...(way ? { direction: way } : {}),
    ...(words ? { descriptionWords: words } : {}), ...(notWords ? { notDescriptionWords: notWords } : {}),
  };
}

/** Minor units with the measure's sign: expenses are positive. A movement is told by its size. */
export function signedAmount(measure: AmountMeasure, total: Pick<GroupTotal, 'inMinor' | 'outMinor'>): number {
  const net = total.inMinor - total.outMinor;
  if (measure === 'movement' || measure === 'bySide') return Math.abs(net);
  return net * MEASURES[measure].sign || 0;
}

export interface Sum {
  readonly amountMinor: number;
  readonly count: number;
}

export async function sumOf(subject: Subject & { metric: Measure }, books: Books): Promise<Sum> {
  const [total] = await books.reader.totals(rowsFilter(subject, books), []);
  if (!total) return { amountMinor: 0, count: 0 };
  return { amountMinor: signedAmount(subject.metric as AmountMeasure, total), count: total.inCount + total.outCount };
}

/** An amount in minor units, or for ratio measures an unrounded percent (null without a denominator). */
export async function valueOf(subject: Subject, books: Books): Promise<number | null> {
  if (!isPercentMeasure(subject.metric)) return (await sumOf(subject, books)).amountMinor;
  const [part, whole] = await Promise.all(RATIOS[subject.metric].map((metric) => sumOf({ ...subject, metric }, books)));
  return percentOf(part?.amountMinor ?? 0, whole?.amountMinor ?? 0);
}

/** One value per group that has rows; ratio measures leave out groups without a denominator. */
export async function valuesBy(subject: Subject, grouping: Grouping, books: Books): Promise<Map<string, number>> {
  if (!isPercentMeasure(subject.metric)) return amountsBy(subject, subject.metric, grouping, books);
  const [partMetric, wholeMetric] = RATIOS[subject.metric];
  const [parts, wholes] = await Promise.all([amountsBy(subject, partMetric, grouping, books), amountsBy(subject, wholeMetric, grouping, books)]);
  const values = new Map<string, number>();
  for (const [key, whole] of wholes) {
    const percent = percentOf(parts.get(key) ?? 0, whole);
    if (percent !== null) values.set(key, percent);
  }
  return values;
}

async function amountsBy(subject: Subject, metric: AmountMeasure, grouping: Grouping, books: Books): Promise<Map<string, number>> {
  const key = grouping === 'monthday' ? 'day' : grouping;
  const amounts = new Map<string, number>();
  for (const total of await books.reader.totals(rowsFilter({ ...subject, metric }, books), [key])) {
    const group = grouping === 'monthday' ? String(dayOf(total.key.day ?? '')) : total.key[key] ?? '';
    amounts.set(group, (amounts.get(group) ?? 0) + signedAmount(metric, total));
  }
  return amounts;
}

export async function countsOf(subject: Subject, books: Books): Promise<number> {
  const [total] = await books.reader.totals(rowsFilter(subject, books), []);
  return total ? total.inCount + total.outCount : 0;
}

export function hasRows(subject: Subject, books: Books): Promise<boolean> {
  return books.reader.has(rowsFilter(subject, books));
}

export function pageOf(subject: Subject, order: EntryOrder, limit: number, books: Books): Promise<EntryPage> {
  return books.reader.entries(rowsFilter(subject, books), order, limit);
}

/** A group's name for people. */
export function groupLabel(grouping: Grouping, key: string, { vocabulary }: Books): string {
  if (grouping === 'category') return vocabulary.categories.find((category) => category.number === Number(key))?.name ?? `Account ${key}`;
  if (grouping === 'account') return vocabulary.accounts.find((account) => account.number === Number(key))?.name ?? `Account ${key}`;
  return grouping === 'counterparty' ? key || 'No name given' : key;
}

export const partyOf = (entry: Entry): string => entry.counterparty ?? entry.description;
