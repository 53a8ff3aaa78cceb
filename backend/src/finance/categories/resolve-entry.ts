/** A statement row's category account and counterparty: what the file itself says first, then what the own books say about the counterparty, then the rules over the bank's text. */
import { basisCode, type Basis } from './basis.ts';
import type { Categorized } from './categorize.ts';
import { categorizeRow } from './categorize-row.ts';
import type { Chart } from './chart.ts';
import { CERTAIN_ENOUGH, STATED } from './confidence.ts';
import { NO_HISTORY, type OwnHistory } from './history/own-history.ts';
import type { Remembered } from './history/precedent.ts';

/** The part of a statement row that decides. */
export interface RowToResolve {
  readonly description: string;
  readonly amountMinor: number;
  /** The file's own category name, if it has such a column. */
  readonly category: string | null;
  /** The file's own payee or payer, if it has such a column. */
  readonly counterparty: string | null;
}

export interface ResolvedRow {
  readonly categoryNumber: number;
  readonly counterparty: string | null;
  /** By what the category was decided: see `basis.ts`. */
  readonly basis: number;
}

const STATED_HERE = basisCode('file', STATED);
/** The owner chose another category for this counterparty before. */
const CONTRADICTED = basisCode('file', 50);

/** Accounts that this opens in the chart are handed over by `chart.takeAdded()`. `told`: what the text says beside the other rows of its file, where that was looked at. */
export function resolveEntry(row: RowToResolve, chart: Chart, history: OwnHistory = NO_HISTORY, told: Categorized | null = null): ResolvedRow {
  const ownCategory = row.category === null ? null : chart.resolveCategory(row.category, row.amountMinor);
  const ownCounterparty = row.counterparty?.trim().replace(/\s+/g, ' ') || null;
  if (ownCategory && ownCounterparty && history.isEmpty) return { categoryNumber: ownCategory.number, counterparty: ownCounterparty, basis: STATED_HERE };
  const read = ownCategory && ownCounterparty ? null : told ?? categorizeRow(row.description, ownCategory ? null : row.counterparty, row.amountMinor);
  const counterparty = ownCounterparty ?? read?.counterparty ?? null;
  const before = counterparty === null || history.isEmpty ? null : history.same(counterparty, row.amountMinor < 0 ? 'out' : 'in');
  if (ownCategory) return { categoryNumber: ownCategory.number, counterparty, basis: contradicts(before, ownCategory.number) ? CONTRADICTED : STATED_HERE };
  return { ...better(before, read!), counterparty };
}

function contradicts(before: Remembered | null, categoryNumber: number): boolean {
  return before?.source === 'choice' && before.categoryNumber !== categoryNumber && before.replaces!.has(categoryNumber);
}

/** The own books come first where they are clear; what they say less clearly, or a language model said, counts where it is surer than the shipped rules. */
function better(before: Remembered | null, read: Categorized): { categoryNumber: number; basis: number } {
  if (before && isAbout(before, read)) {
    return { categoryNumber: before.categoryNumber, basis: basisCode(before.source === 'model' ? 'model' : 'history', before.confidence) };
  }
  return { categoryNumber: read.categoryNumber, basis: basisCode(basisOf(read), read.confidence) };
}

function basisOf({ confidence, isByOtherRows }: Categorized): Basis {
  if (confidence === 0) return 'nothing';
  return isByOtherRows ? 'other-rows' : 'rule-table';
}

function isAbout({ source, replaces, confidence }: Remembered, read: Categorized): boolean {
  if (source === 'choice') return replaces!.has(read.categoryNumber) || read.confidence === 0;
  return confidence > read.confidence || (source === 'file' && confidence >= CERTAIN_ENOUGH);
}

/**
 * Opens accounts for the category names of a batch by the sum of each name's rows, so that the sign of a single row
 * (a vendor credit that happens to come first) does not decide what kind of account it is. Call it before `resolveEntry`.
 */
export function declareCategories(rows: Iterable<RowToResolve>, chart: Chart): void {
  const byName = new Map<string, { netMinor: number; inCount: number; outCount: number }>();
  for (const { category, amountMinor } of rows) {
    if (category === null) continue;
    let sum = byName.get(category);
    if (!sum) byName.set(category, (sum = { netMinor: 0, inCount: 0, outCount: 0 }));
    sum.netMinor += amountMinor;
    if (amountMinor > 0) sum.inCount += 1;
    else if (amountMinor < 0) sum.outCount += 1;
  }
  chart.adoptNames(byName.keys());
  for (const [name, { netMinor, inCount, outCount }] of byName) chart.resolveCategory(name, netMinor, inCount > 1 && outCount === 0);
}
