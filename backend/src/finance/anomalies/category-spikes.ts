/** Months in which a kind of expense cost far more than in the months around; rent, wages and software are looked at like everything else. */
import { monthInWords } from '../local-date.ts';
import { percentInWords } from '../percent.ts';
import type { FoundAlert } from './alert.ts';
import { MOST_EVIDENCE } from './alert.ts';
import { inWords, severityOf } from './alert-words.ts';
import { dateOf, isExpense, outMinor, type LedgerView } from './ledger-view.ts';
import { usualOf } from './robust.ts';

const LEAST_MONTHS = 5;
const AROUND_MONTHS = 7;
const LEAST_TIMES = 1.45;
/** A spread below this part of the usual is taken to be it. */
const LEAST_SPREAD = 0.12;
const UNUSUAL_SPREADS = 4;
/** Of what a usual month costs in all. */
const LEAST_SHARE = 0.02;
/** Where most months have nothing, a sum is no spike against nothing: it must exceed what there was. */
const LUMPY_TIMES = 1.5;
const LUMPY_SHARE = 0.05;
const ABOVE_OTHERS = 1.2;
/** A spread seen in few months is smaller than the true one. */
const FEW = 2;
const SEASON = 0.75;
const COSTS_FOLLOW_SALES = 1.5;

/** `explainedMinor`: what other alerts say of a row already. */
export function categorySpikes(view: LedgerView, explainedMinor: ReadonlyMap<number, number>): FoundAlert[] {
  const sales = salesByMonth(view);
  return [...rowsByCategory(view)].flatMap(([, rows]) => ofCategory(view, rows, sales, explainedMinor));
}

function rowsByCategory(view: LedgerView): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let row = 0; row < view.rows.count; row += 1) {
    if (!isExpense(view.categoryOf(row))) continue;
    const number = view.rows.categoryNumbers[row]!;
    const rows = groups.get(number);
    if (rows) rows.push(row);
    else groups.set(number, [row]);
  }
  return groups;
}

function salesByMonth(view: LedgerView): number[] {
  const sales = view.months.map(() => 0);
  for (let row = 0; row < view.rows.count; row += 1) if (view.categoryOf(row).role === 'revenue') sales[view.monthOfRow[row]!]! += view.rows.amountsMinor[row]!;
  return sales;
}

function ofCategory(view: LedgerView, rows: readonly number[], sales: readonly number[], explainedMinor: ReadonlyMap<number, number>): FoundAlert[] {
  const category = view.categoryOf(rows[0]!);
  const totals = evenTotals(view, rows, explainedMinor);
  const found: FoundAlert[] = [];
  for (let month = view.firstWholeMonth; month < totals.length; month += 1) {
    const strength = strengthAt(view, totals, month);
    if (strength === null || isOnePayment(view, rows.filter((row) => view.monthOfRow[row] === month).map((row) => outMinor(view, row) - (explainedMinor.get(row) ?? 0)), totals, month)) continue;
    if (category.role === 'cogs' && !exceedsSales(view, totals, sales, month)) continue;
    found.push(alertOf(view, { rows: rows.filter((row) => view.monthOfRow[row] === month), month, totalMinor: totals[month]!, usualMinor: Math.round(usualOf(around(view, totals, month)).middle), strength }));
  }
  return found;
}

/** What each month cost, with wages of five Fridays or rents of two first days counted as the usual number of them, and without what is told elsewhere. */
function evenTotals(view: LedgerView, rows: readonly number[], explainedMinor: ReadonlyMap<number, number>): number[] {
  const totals = view.months.map(() => 0);
  const bySeries = new Map<string, { sum: number; count: number; usual: number; month: number }>();
  const usualCount = { 'weekly': 4.345, 'fortnightly': 2.17, 'four-weekly': 1.09, 'monthly': 1, 'quarterly': 0, 'yearly': 0 } as const;
  for (const row of rows) {
    const month = view.monthOfRow[row]!;
    const series = view.seriesOfRow.get(row);
    const amount = outMinor(view, row) - (explainedMinor.get(row) ?? 0);
    // Bills of the quarter and the year are known to come.
    if (series && usualCount[series.rhythm] === 0) continue;
    if (!series) totals[month]! += amount;
    else {
      const key = `${month} ${series.key}`;
      const one = bySeries.get(key) ?? { sum: 0, count: 0, usual: usualCount[series.rhythm], month };
      one.sum += amount;
      one.count += 1;
      bySeries.set(key, one);
    }
  }
  for (const { sum, count, usual, month } of bySeries.values()) totals[month]! += count > usual ? (sum * usual) / count : sum;
  return totals;
}

/** The months around, the running one and one that began in the middle left out. */
function around(view: LedgerView, totals: readonly number[], month: number): number[] {
  const last = totals.length - 1;
  const others: number[] = [];
  for (let other = Math.max(view.firstWholeMonth, month - AROUND_MONTHS); other <= Math.min(last, month + AROUND_MONTHS); other += 1) {
    if (other !== month && (other !== last || isOver(view))) others.push(totals[other]!);
  }
  return others;
}

function isOver({ asOf, months }: LedgerView): boolean {
  return asOf.slice(0, 7) > months.at(-1)! || Number(asOf.slice(8)) >= 28;
}

function strengthAt(view: LedgerView, totals: readonly number[], month: number): number | null {
  const others = around(view, totals, month);
  if (others.length < LEAST_MONTHS) return null;
  const total = totals[month]!;
  const { middle, spread } = usualOf(others);
  const excess = total - middle;
  if (excess < LEAST_SHARE * view.monthlyExpensesMinor || total < LEAST_TIMES * middle) return null;
  const largest = Math.max(...others);
  const isLumpy = spread > 0.6 * middle || others.filter((other) => other <= 0).length > 0.3 * others.length;
  if (isLumpy && excess < LUMPY_SHARE * view.monthlyExpensesMinor) return null;
  if (total < (isLumpy ? LUMPY_TIMES : ABOVE_OTHERS) * largest || isSeason(totals, month)) return null;
  const strength = excess / Math.max(spread * (1 + FEW / others.length), LEAST_SPREAD * middle, LEAST_SHARE * 0.5 * view.monthlyExpensesMinor) / UNUSUAL_SPREADS;
  return strength >= 0.8 ? strength : null;
}

/** Without its largest payment, of which other alerts may tell a part, the month would be an ordinary one: that is a finding about the payment, if any. */
function isOnePayment(view: LedgerView, payments: readonly number[], totals: readonly number[], month: number): boolean {
  const { middle } = usualOf(around(view, totals, month));
  return totals[month]! - Math.max(...payments) < middle + 0.35 * (totals[month]! - middle);
}

/** A year before (or after) it was as high at this time. */
function isSeason(totals: readonly number[], month: number): boolean {
  return [month - 12, month + 12].some((other) => (totals[other] ?? 0) >= SEASON * totals[month]!);
}

/** Cost of goods may grow with what was sold, a month before or in the same. */
function exceedsSales(view: LedgerView, totals: readonly number[], sales: readonly number[], month: number): boolean {
  const share = (at: number): number => {
    const sold = Math.max(sales[at] ?? 0, sales[at + 1] ?? 0);
    return sold > 0 ? totals[at]! / sold : 0;
  };
  const others: number[] = [];
  for (let other = Math.max(view.firstWholeMonth, month - AROUND_MONTHS); other <= Math.min(totals.length - 1, month + AROUND_MONTHS); other += 1) if (other !== month) others.push(share(other));
  return share(month) >= COSTS_FOLLOW_SALES * usualOf(others).middle;
}

export function spikeKey(category: string, month: string): string {
  return `category-spike|${category}|${month}`;
}

/** `totalMinor` is evened: what is told elsewhere and the fifth Friday are not in it. */
interface Spike { readonly rows: readonly number[]; readonly month: number; readonly totalMinor: number; readonly usualMinor: number; readonly strength: number }

function alertOf(view: LedgerView, { rows, month, totalMinor, usualMinor, strength }: Spike): FoundAlert {
  const money = inWords(view.rows.currency);
  const key = view.months[month]!;
  const { name } = view.categoryOf(rows[0]!);
  const excess = Math.round(totalMinor) - usualMinor;
  const costMinor = rows.reduce((sum, row) => sum + outMinor(view, row), 0);
  const largest = [...rows].sort((a, b) => outMinor(view, b) - outMinor(view, a));
  const rise = usualMinor > 0 ? `${percentInWords((100 * excess) / usualMinor)} above the usual` : 'where there is usually nothing';
  return {
    key: spikeKey(name, key), kind: 'category-spike', severity: severityOf(excess, view.monthlyExpensesMinor, 'warning'),
    title: `${name} cost ${money(costMinor)} in ${monthInWords(key)}`,
    actual: `${money(costMinor)} in ${monthInWords(key)}, in ${rows.length === 1 ? 'one payment' : `${rows.length} payments`}.`,
    expected: `About ${money(usualMinor)}, the middle of the months around.`,
    why: `That is ${rise}, more than ${name} varies, and the same month of another year was lower.`,
    advice: `${rows.length === 1 ? 'Look at the payment behind it' : `Go through the ${rows.length} payments of the month`}: what was bought once, and what will come again?`,
    amountMinor: excess, occurredOn: dateOf(view, largest[0]!), counterparty: null, entryIds: largest.slice(0, MOST_EVIDENCE).map((row) => view.rows.ids[row]!), strength,
  };
}
