/** Customers who are new, came back, stayed away: their number and what they brought, and how many of each month's new ones still buy. */
import { isPaymentProcessor } from '../../categories/payment-processors.ts';
import { filterOf } from '../../figures/figure-source.ts';
import { addDays, addMonths, monthInWords, monthKey, startOfMonth } from '../../local-date.ts';
import { moneyMetric, REVENUE_ROLES } from '../../metrics.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import { placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';
import { reaches } from '../report-figures.ts';

/** Card processors stand for many customers and are none. */
const isSomebody = (name: string | undefined): boolean => name !== undefined && name !== '' && !isPaymentProcessor(name);

interface Customer {
  /** The first month with a payment, `YYYY-MM`, and all of them. */
  readonly first: string;
  readonly months: ReadonlySet<string>;
}

/** Everybody whose first payment fell into the months; whoever paid before the first of them is none. */
async function newSince(first: string, { source, figures: { period } }: ReportContext): Promise<Customer[]> {
  const filter = { ...filterOf(source), roles: REVENUE_ROLES };
  const [earlier, groups] = await Promise.all([source.reader.totals({ ...filter, to: addDays(first, -1) }, ['counterparty']), source.reader.totals({ ...filter, from: first, to: period.to }, ['counterparty', 'month'])]);
  const known = new Set(earlier.map(({ key }) => key.counterparty));
  const byName = new Map<string, Set<string>>();
  for (const { key } of groups) if (key.month && key.counterparty && isSomebody(key.counterparty) && !known.has(key.counterparty)) byName.set(key.counterparty, (byName.get(key.counterparty) ?? new Set<string>()).add(key.month));
  return [...byName.values()].map((months) => ({ months, first: [...months].reduce((one, other) => (other < one ? other : one)) }));
}

/** Whose revenue of the period names somebody: new ones never paid before its first day. */
export const customerMovement: SectionWriter = async (context) => {
  const { source, figures } = context;
  const { period, previousPeriod } = figures;
  const paid = async (of: { from?: string; to: string }): Promise<Map<string, { sumMinor: number; count: number }>> => new Map((await source.reader.totals({ ...filterOf(source), ...of, roles: REVENUE_ROLES }, ['counterparty']))
    .filter(({ key }) => isSomebody(key.counterparty)).map(({ key, inMinor, outMinor, inCount, outCount }) => [key.counterparty ?? '', { sumMinor: inMinor - outMinor, count: inCount + outCount }]));
  const [now, before, ever] = await Promise.all([paid({ from: period.from, to: period.to }), paid({ from: previousPeriod.from, to: previousPeriod.to }), paid({ to: addDays(period.from, -1) })]);
  if (now.size === 0) return null;
  const named = [...now];
  const groups = [
    { label: 'New customers', those: named.filter(([name]) => !ever.has(name)) },
    { label: `Also paid in ${previousPeriod.label}`, those: named.filter(([name]) => before.has(name)) },
    { label: 'Came back after a break', those: named.filter(([name]) => ever.has(name) && !before.has(name)) },
  ];
  const whole = moneyMetric('revenue', figures.now);
  const share = (amount: number): number | null => { const percent = percentOf(amount, whole); return percent === null ? null : roundPercent(percent); };
  const table = new TableRows();
  const sumOf = (those: typeof named): number => those.reduce((sum, [, { sumMinor }]) => sum + sumMinor, 0);
  const rows = groups.map(({ label, those }) => table.line([label, sumOf(those), share(sumOf(those)), those.length], null));
  rows.push(table.line(['Card processors and payments that name nobody', whole - sumOf(named), share(whole - sumOf(named)), 0], null));
  table.sum('total', ['Revenue', whole, share(whole), named.length], plus(...rows), placeIn(context, { roles: REVENUE_ROLES }));
  const away = [...before].filter(([name, { sumMinor }]) => !now.has(name) && sumMinor > 0).sort(([, one], [, other]) => other.sumMinor - one.sumMinor);
  return { title: 'New, returning and lost', blocks: [
    { kind: 'table', title: 'New, returning and lost', rows: table.rows, columns: [{ header: '', unit: 'text' }, { header: period.label, unit: 'money' }, { header: 'Share', unit: 'percent', formula: { kind: 'share', of: 1, totalRow: rows.length } }, { header: 'Customers', unit: 'count' }],
      ...(reaches(source, previousPeriod) ? {} : { note: 'The ledger does not reach back to the period before: whoever paid before it began counts as new.' }) },
    ...(away.length === 0 ? [] : [stayedAway(away.slice(0, MOST_AWAY), away.length, context)]),
  ] };
};

const MOST_AWAY = 10;

function stayedAway(away: readonly (readonly [string, { sumMinor: number; count: number }])[], count: number, context: ReportContext) {
  const { period, previousPeriod } = context.figures;
  const table = new TableRows();
  for (const [name, { sumMinor, count: rows }] of away) table.line([name, sumMinor, rows], placeIn(context, { counterparties: [name], roles: REVENUE_ROLES }, previousPeriod));
  return { kind: 'table', title: `Paid in ${previousPeriod.label} and not in ${period.label}`, rows: table.rows, columns: [{ header: '', unit: 'text' }, { header: previousPeriod.label, unit: 'money' }, { header: 'Rows', unit: 'count' }],
    ...(count > away.length ? { note: `The ${away.length} largest of ${count}.` } : {}) } as const;
}


const COHORTS = 6;

/** How many of the customers of each month's first purchases paid again in the months after. */
export const cohorts: SectionWriter = async (context) => {
  const { figures: { period } } = context;
  const months = Array.from({ length: COHORTS }, (_unused, index) => monthKey(addMonths(startOfMonth(period.to), index + 1 - COHORTS)));
  const customers = await newSince(`${months[0]}-01`, context);
  const lines = months.map((month) => ({ month, those: customers.filter(({ first }) => first === month) })).filter(({ those }) => those.length > 0);
  if (lines.length < 2) return null;
  const table = new TableRows();
  for (const { month, those } of lines) {
    const after = (distance: number): number | null => {
      const later = monthKey(addMonths(`${month}-01`, distance));
      return later > monthKey(period.to) ? null : those.filter((customer) => customer.months.has(later)).length;
    };
    table.line([monthInWords(month), those.length, ...Array.from({ length: COHORTS - 1 }, (_unused, index) => after(index + 1))], null);
  }
  return { title: 'Do new customers come again?', blocks: [{ kind: 'table', title: 'Do new customers come again?', rows: table.rows, note: 'Of the customers whose first payment fell into a month, how many paid again in the months after it.',
    columns: [{ header: 'First payment in', unit: 'text' }, { header: 'Customers', unit: 'count' }, ...Array.from({ length: COHORTS - 1 }, (_unused, index) => ({ header: `+${index + 1}`, unit: 'count' } as const))] }] };
};
