/** An empty answer that the ledger knows better of: nobody who is paid at all is answered by a bare zero. */
import { dateInWords, daysBetween } from '../../local-date.ts';
import { moneyInWords } from '../../money.ts';
import { recurringCosts } from '../../figures/recurring-costs.ts';
import { MEASURES } from '../measures.ts';
import type { Plan, PlanPeriod, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { hasRows, pageOf, rowsFilter } from './books.ts';
import type { Figures } from './figures.ts';

const EVER: PlanPeriod = { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' };
const HALF_A_YEAR_DAYS = 186;

const isNarrowed = ({ filters: { categories, counterparties, words } }: Subject): boolean => (categories ?? counterparties ?? words) !== undefined;

/** "What are we paying for rent each month now" of a landlord whom the bank writes in another way every month: the latest payment. "Mailchimp by month" of one who left before the usual six months: all months there are. */
export async function withRowsAtAll(plan: Plan, books: Books): Promise<Plan> {
  if (!isNarrowed(plan)) return plan;
  if (plan.task === 'recurring' && plan.metric === 'expenses' && plan.per === null && plan.counted !== true && await isNobodyRegular(plan, books)) {
    const { from, to } = { from: books.vocabulary.dateFrom ?? plan.period.from, to: books.asOf };
    const latest: Plan = { ...plan, task: 'latest', groupBy: null, order: 'last', limit: null, filters: { ...plan.filters, direction: 'out' }, period: { from, to, label: 'all dates', unit: 'all' } };
    return await hasRows(latest, books) ? latest : plan;
  }
  if (plan.task !== 'trend' || plan.period.unit !== 'range' || daysBetween(plan.period.from, plan.period.to) > HALF_A_YEAR_DAYS || await hasRows(plan, books) || !await hasRows({ ...plan, period: EVER }, books)) return plan;
  return { ...plan, period: { from: books.vocabulary.dateFrom ?? plan.period.from, to: plan.period.to, label: `all months up to ${plan.period.label.split('–').at(-1)?.trim() ?? ''}`, unit: 'range' } };
}

const isNobodyRegular = async (plan: Plan, books: Books): Promise<boolean> => (await recurringCosts(books.reader, rowsFilter(plan, books), books.asOf)).length === 0;

/** "Fleet customers" read as who pays a cost: rows that cannot be; null where they can. */
export function contradicted({ metric, filters: { categories } }: Subject, { vocabulary }: Books): readonly string[] | null {
  const roles = MEASURES[metric].roles;
  const named = vocabulary.categories.filter(({ number }) => categories?.includes(number));
  return roles === null || named.length === 0 || named.some(({ role }) => roles.includes(role)) ? null : named.map(({ name }) => name);
}

/** Beside a zero of a time that was asked for: when there was one. */
export async function otherTimes(plan: Plan, { detail, value }: Figures, books: Books): Promise<string | null> {
  const isEmpty = detail.task === 'total' && detail.count === 0 || detail.task === 'count' && value === 0 && plan.groupBy === null || detail.task === 'rows' && detail.count === 0 || detail.task === 'average' && value === null;
  if (!isEmpty || !isNarrowed(plan) || plan.against !== null || plan.period.unit === 'all') return null;
  const { entries } = await pageOf({ ...plan, period: EVER }, 'newest', 1, books);
  const [last] = entries;
  return last === undefined ? null : `The latest of them was on ${dateInWords(last.date)}: ${moneyInWords(Math.abs(last.amountMinor), books.vocabulary.currency)}.`;
}
