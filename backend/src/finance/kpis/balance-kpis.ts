/** Key figures of the balance sheet: they need what an accounting provider knows and bank rows do not. */
import { moneyMetric, METRICS, type MoneyMetric } from '../metrics.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, dateInWords, daysBetween } from '../local-date.ts';
import { lastMonths, type Period } from '../period.ts';
import { periodLabel } from '../period-label.ts';
import type { KpiFacts } from './facts.ts';
import { money, stated, unknown, type KpiDefinition, type KpiInput, type KpiReading } from './kpi.ts';
import type { ProviderBalances } from './provider-balances.ts';

const NOBODY_TELLS = 'Bank rows do not say what customers still owe and which bills are open. Connect QuickBooks to know it.';
const TOO_OLD = 'What your accounting software stated last is too old. Sync it to know today’s balances.';

type Told = (balances: ProviderBalances, facts: KpiFacts, period: Period) => KpiReading | Promise<KpiReading>;

const toldBy = (tell: Told) => async (facts: KpiFacts, period: Period): Promise<KpiReading> => {
  const balances = facts.balancesOn(period.to);
  if (balances === null) return unknown(facts.isStated ? TOO_OLD : NOBODY_TELLS, 'accounting');
  return { note: `As your accounting software stated on ${dateInWords(balances.asOf)}.`, ...await tell(balances, facts, period) };
};

const currentRatio = toldBy(({ currentAssetsMinor, currentLiabilitiesMinor, origin }) => {
  const inputs = [stated('Current assets', currentAssetsMinor, origin), stated('Current liabilities', currentLiabilitiesMinor, origin)];
  return currentLiabilitiesMinor <= 0 ? unknown('Nothing is due within a year.', null, inputs) : { value: currentAssetsMinor / currentLiabilitiesMinor, inputs, rows: null };
});

const quickRatio = toldBy(({ cashMinor, receivablesMinor, currentLiabilitiesMinor, origin }) => {
  const inputs = [stated('Cash', cashMinor, origin), stated('Receivables', receivablesMinor, origin), stated('Current liabilities', currentLiabilitiesMinor, origin)];
  return currentLiabilitiesMinor <= 0 ? unknown('Nothing is due within a year.', null, inputs) : { value: (cashMinor + receivablesMinor) / currentLiabilitiesMinor, inputs, rows: null };
});

const DAYS_OVER_MONTHS = 3;

/** How many days of a flow an open balance stands for. */
async function daysOf(open: KpiInput & { readonly value: number }, metric: Extract<MoneyMetric, 'revenue' | 'cogs'>, facts: KpiFacts, day: LocalDate): Promise<KpiReading> {
  const period = lastMonths(DAYS_OVER_MONTHS, day === facts.asOf ? day : addDays(day, 1));
  const flowMinor = moneyMetric(metric, await facts.roles(period));
  const days = daysBetween(period.from, period.to) + 1;
  const name = METRICS[metric].label;
  const rows = facts.filter(period, { roles: METRICS[metric].roles });
  const inputs = [open, money(`${name}, ${periodLabel(period)}`, flowMinor, rows), { label: 'Days', unit: 'count', value: days, rows: null } as const];
  return flowMinor <= 0 ? unknown(`There is no ${name.toLowerCase()} in ${periodLabel(period)} to compare with.`, null, inputs) : { value: (open.value / flowMinor) * days, inputs, rows };
}

const daysUnit = { unit: 'count', countOf: 'days' } as const;
const today = { group: 'balance-sheet', stretch: 'today' } as const;

export const BALANCE_KPIS = [
  { id: 'current-ratio', label: 'Current ratio', unit: 'ratio', ...today, definition: 'Whether what turns into cash within a year covers what is due within one. Below 1 it does not.', formula: 'current assets ÷ current liabilities', isGoodWhenUp: true, read: currentRatio },
  { id: 'quick-ratio', label: 'Quick ratio', unit: 'ratio', ...today, definition: 'The same without stock: what could be paid at once.', formula: '(cash + receivables) ÷ current liabilities', isGoodWhenUp: true, read: quickRatio },
  {
    id: 'dso', label: 'Days sales outstanding', ...daysUnit, ...today, definition: 'How many days customers take to pay.', formula: 'receivables ÷ revenue of the last 3 full months × their days', isGoodWhenUp: false,
    read: toldBy(({ receivablesMinor, origin }, facts, { to }) => daysOf({ ...stated('Receivables', receivablesMinor, origin), value: receivablesMinor }, 'revenue', facts, to)),
  },
  {
    id: 'dpo', label: 'Days payable outstanding', ...daysUnit, ...today, definition: 'How many days the business takes to pay its suppliers.', formula: 'payables ÷ cost of sales of the last 3 full months × their days', isGoodWhenUp: true,
    read: toldBy(({ payablesMinor, origin }, facts, { to }) => daysOf({ ...stated('Payables', payablesMinor, origin), value: payablesMinor }, 'cogs', facts, to)),
  },
] as const satisfies readonly KpiDefinition[];
