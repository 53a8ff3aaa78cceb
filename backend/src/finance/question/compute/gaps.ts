/** How long it is between payments: from one day with a payment to the next, and from the last one until now. */
import { daysBetween } from '../../local-date.ts';
import type { GroupTotal } from '../../ledger/ledger-reader.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { Figures, Gap } from './figures.ts';

const ROWS_SHOWN = 20;
const DAYS_A_WEEK = 7;

/** In days, or in weeks: the mean of all gaps, the longest or shortest of them, or the time since the last payment. */
export async function gaps(plan: Plan, books: Books): Promise<Figures> {
  const totals = await books.reader.totals(rowsFilter(plan, books), ['day']);
  const days = totals.filter((total) => isPayment(total, plan)).map(({ key }) => key.day ?? '').sort();
  const all = days.slice(1).map((to, at): Gap => ({ from: days[at] ?? to, to, days: daysBetween(days[at] ?? to, to) }));
  const shown = shownGaps(all, days, plan, books.asOf);
  return {
    value: figureOf(all, shown, plan), unit: 'count', table: shown.length > 0 ? { columns: ['From', 'To', 'Days'], rows: shown.slice(0, ROWS_SHOWN).map((gap) => [gap.from, gap.to, gap.days]) } : null, chart: null,
    cited: [rowsFilter(plan, books)], detail: { task: 'gaps', days, shown },
  };
}

/** A refund is no payment of a customer, and a credit none to a vendor. */
function isPayment({ inCount, outCount }: GroupTotal, { metric }: Plan): boolean {
  return /^(revenue|grossSales|cashIn)$/.test(metric) ? inCount > 0 : /^(expenses|operatingExpenses|cogs|cashOut)$/.test(metric) ? outCount > 0 : true;
}

function shownGaps(all: readonly Gap[], days: readonly string[], { order }: Plan, asOf: string): Gap[] {
  const last = days.at(-1);
  if (order === 'last') return last === undefined ? [] : [{ from: last, to: asOf, days: daysBetween(last, asOf) }];
  if (order === null) return [...all].reverse();
  const way = order === 'smallest' ? 1 : -1;
  return [...all].sort((a, b) => way * (a.days - b.days) || (a.from < b.from ? 1 : -1));
}

function figureOf(all: readonly Gap[], shown: readonly Gap[], { order, per }: Plan): number | null {
  const days = order === null ? (all.length === 0 ? null : all.reduce((sum, gap) => sum + gap.days, 0) / all.length) : shown[0]?.days ?? null;
  return days === null ? null : Math.round((days / (per === 'week' ? DAYS_A_WEEK : 1)) * 10) / 10;
}
