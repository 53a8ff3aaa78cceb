/** Key figures of cash: what is there, how fast it goes, how long it lasts, and what comes round every month. */
import { balanceAt } from '../figures/balance-at.ts';
import { burnOf, BURN_MONTHS, burnPeriod, runwayMonths } from '../figures/burn.ts';
import { accountsWithBalance, knownBalance } from '../figures/known-balance.ts';
import { recurringIn, recurringPeriod } from '../figures/recurring-costs.ts';
import { stretches } from '../figures/series.ts';
import { addDays, monthInWords } from '../local-date.ts';
import { CASH_ROLES, EXPENSE_ROLES, moneyMetric, type MoneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import type { Period } from '../period.ts';
import type { KpiFacts } from './facts.ts';
import { money, stated, unknown, type KpiDefinition, type KpiInput, type KpiReading } from './kpi.ts';

const NO_BALANCE = 'No bank balance is known: it comes with a statement that shows one, with a connected account, or from the opening balance that you enter for an account.';

async function cash(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const isToday = period.to >= facts.asOf;
  const value = isToday ? knownBalance(facts.source.vocabulary) : await balanceAt(facts.source, period.to);
  if (value === null) return unknown(NO_BALANCE, 'bank-balance');
  return { value, inputs: isToday ? accountsWithBalance(facts.source.vocabulary).map(({ number, name, balanceMinor }) => stated(name, balanceMinor, facts.balanceOrigins.get(number))) : [], rows: null };
}

interface Monthly {
  readonly values: readonly number[];
  readonly inputs: readonly KpiInput[];
}

async function monthly(metric: Extract<MoneyMetric, 'cashFlow' | 'cashOut'>, facts: KpiFacts, period: Period): Promise<Monthly | null> {
  const months = stretches(period, 'month');
  if (!facts.reachesBackTo(months[0]?.to ?? period.to)) return null;
  const values = await Promise.all(months.map(async (month) => moneyMetric(metric, await facts.roles(month))));
  const direction = metric === 'cashOut' ? { direction: 'out' as const } : {};
  const inputs = months.map((month, index) => money(`${metric === 'cashOut' ? 'Money out' : 'Cash flow'}, ${monthInWords(month.from)}`, values[index] ?? 0, facts.filter(month, { roles: CASH_ROLES, ...direction })));
  return { values, inputs };
}

const tooShort = (): KpiReading => unknown(`It takes ${BURN_MONTHS} full calendar months of data.`, 'more-data');

async function grossBurn(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const found = await monthly('cashOut', facts, period);
  if (!found) return tooShort();
  return { value: divideMinor(found.values.reduce((sum, value) => sum + value, 0), found.values.length), inputs: found.inputs, rows: facts.filter(period, { roles: CASH_ROLES, direction: 'out' }) };
}

async function netBurn(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const found = await monthly('cashFlow', facts, period);
  if (!found) return tooShort();
  const { burnMinor } = burnOf(found.values);
  return { value: burnMinor, inputs: found.inputs, rows: facts.filter(period, { roles: CASH_ROLES }), ...(burnMinor === 0 ? { isNotBurning: true } : {}) };
}

async function runway(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const found = await monthly('cashFlow', facts, period);
  if (!found) return tooShort();
  const { burnMinor } = burnOf(found.values);
  const rows = facts.filter(period, { roles: CASH_ROLES });
  // The balance of today belongs to the months that lead to it.
  const isNewest = period.to === burnPeriod(facts.asOf).to;
  const balanceMinor = isNewest ? knownBalance(facts.source.vocabulary) : await balanceAt(facts.source, period.to);
  const inputs = [money('Cash', balanceMinor), money('Net burn a month', burnMinor, rows)];
  if (burnMinor === 0) return { value: null, inputs, rows, isNotBurning: true };
  if (balanceMinor === null) return unknown(NO_BALANCE, 'bank-balance', inputs);
  return { value: runwayMonths(balanceMinor, burnMinor), inputs, rows };
}

async function recurring(facts: KpiFacts, period: Period): Promise<KpiReading> {
  const months = recurringPeriod(addDays(period.to, 1));
  if (!facts.reachesBackTo(stretches(months, 'month')[0]?.to ?? months.to)) return tooShort();
  const costs = recurringIn(await facts.costs(), months);
  const last = stretches(months, 'month').at(-1) ?? months;
  const inputs = costs.map(({ name, amountMinor }) => money(name, amountMinor, facts.filter(last, { roles: EXPENSE_ROLES, direction: 'out', counterparties: [name] })));
  return { value: costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0), inputs, rows: costs.length === 0 ? null : facts.filter(last, { roles: EXPENSE_ROLES, direction: 'out', counterparties: costs.map(({ name }) => name) }) };
}

export const CASH_KPIS = [
  { id: 'cash', label: 'Cash', group: 'cash', unit: 'currency', definition: 'What is in the bank accounts whose balance is known.', formula: 'sum of the known balances of your bank accounts', isGoodWhenUp: true, stretch: 'today', read: cash },
  {
    id: 'net-burn', label: 'Net burn', group: 'cash', unit: 'currency', definition: 'By how much cash shrinks in an average month, owner draws and loan payments included.',
    formula: '−cash flow of the last 3 full months ÷ 3; 0 where more came in than went out', isGoodWhenUp: false, stretch: 'burn', read: netBurn,
  },
  {
    id: 'gross-burn', label: 'Gross burn', group: 'cash', unit: 'currency', definition: 'What goes out in an average month, whatever comes in.',
    formula: 'all money out of the last 3 full months but transfers between own accounts ÷ 3', isGoodWhenUp: false, stretch: 'burn', read: grossBurn,
  },
  { id: 'runway', label: 'Runway', group: 'cash', unit: 'months', definition: 'How long the cash lasts at the present pace.', formula: 'cash ÷ net burn a month', isGoodWhenUp: true, stretch: 'burn', read: runway },
  {
    id: 'recurring-cost', label: 'Recurring cost', group: 'cash', unit: 'currency', definition: 'What those cost who are paid every month: rent, subscriptions, insurance.',
    formula: 'payments of the last full month to everybody who was paid in each of the last 3 full months, at most twice in any', isGoodWhenUp: false, stretch: 'burn', read: recurring,
  },
] as const satisfies readonly KpiDefinition[];
