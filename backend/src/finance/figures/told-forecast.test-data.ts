/** What the cash forecast, the alerts and the ledger's own sums tell of a ledger, under the same names as everything else. */
import { cashOutlook } from '../anomalies/cash-outlook.ts';
import type { FoundAlert } from '../anomalies/alert.ts';
import { findAlerts } from '../anomalies/find-alerts.ts';
import { cashForecast } from '../forecast/cash-forecast.ts';
import { forecastGround } from '../forecast/forecast-ground.ts';
import { isRefusal, MOST_MONTHS, type CashForecast, type ForecastRefusal } from '../forecast/forecast-types.ts';
import { seasonalAverage } from '../forecast/plain-model.ts';
import { CASH_ROLES, moneyMetric, roleTotals } from '../metrics.ts';
import { decimalToMinor } from '../money.ts';
import { lastMonths } from '../period.ts';
import { roundPercent } from '../percent.ts';
import { namedByCategory } from '../recurring/unnamed-rows.ts';
import { categoryFigures } from './category-figures.ts';
import { concentration } from './concentration.ts';
import { revenueByCustomer } from './counterparty-figures.ts';
import { filterOf, type FigureSource } from './figure-source.ts';
import { knownBalance } from './known-balance.ts';

/** Name of the figure → its value; null where this place does not know it. */
export type Told = Record<string, number | null>;

const MONTHS_TOLD = ['2026-09', '2026-10'];

export const amountsIn = (text: string): number[] => [...text.matchAll(/([-−]?)\$([\d,]+\.\d\d)/g)].map(([, sign, amount]) => (sign === '' ? 1 : -1) * (decimalToMinor(amount!.replaceAll(',', ''), 'USD') ?? 0));

export const percentIn = (text: string): number => Number((/([\d,.]+)%/.exec(text)?.[1] ?? '').replaceAll(',', ''));

async function forecastOf({ reader, vocabulary }: FigureSource, today: string): Promise<CashForecast | ForecastRefusal> {
  const roles = new Map(vocabulary.categories.map(({ number, role }) => [number, role]));
  const rows = namedByCategory(await reader.rows({ currency: vocabulary.currency, roles: CASH_ROLES }), (number) => vocabulary.categories.find((one) => one.number === number)?.name ?? '');
  const ground = await forecastGround({ rows, asOf: today, model: seasonalAverage });
  return 'refused' in ground ? ground : cashForecast({ ground, months: MOST_MONTHS, words: [], openingBalanceMinor: knownBalance(vocabulary), bankNetByMonth: new Map(), bankNetByDay: new Map(), roleOf: (number) => roles.get(number) });
}

export const forecastTold = (today: string) => async (source: FigureSource): Promise<Told> => {
  const forecast = await forecastOf(source, today);
  if (isRefusal(forecast)) return {};
  const months = forecast.history.flatMap(({ month, cashInMinor, cashOutMinor, netMinor }) => [[`moneyIn ${month}`, cashInMinor], [`moneyOut ${month}`, cashOutMinor], [`cashFlow ${month}`, netMinor]] as const);
  return { ...Object.fromEntries(months), cash: forecast.openingBalanceMinor, 'lowest cash': forecast.lowest?.balanceMinor ?? null };
};

export const alertsTold = (today: string) => async (source: FigureSource): Promise<Told> => {
  const { reader, vocabulary } = source;
  const rows = await reader.rows({ currency: vocabulary.currency, roles: CASH_ROLES }, { descriptions: true });
  const categories = new Map(vocabulary.categories.map(({ number, name, role }) => [number, { name, role }]));
  return Object.assign({}, ...findAlerts({ rows, categories, asOf: today, outlook: cashOutlook(await forecastOf(source, today)), said: [] }).map(toldBy)) as Told;
};

function toldBy({ kind, key, title, actual, amountMinor, counterparty, entryIds }: FoundAlert): Told {
  const [first = null, second = null] = amountsIn(actual);
  switch (kind) {
    case 'low-cash': return { cash: first, 'lowest cash': second };
    case 'concentration': return actual.includes('in the 6 months to October 2026') && key.includes('|customer|') ? { [`six months of ${counterparty}`]: first, [`six months' share of ${counterparty}`]: percentIn(title) } : {};
    case 'category-spike': return { [`spent on ${key.split('|').slice(1).join(' ')}`]: first };
    case 'duplicate': return { [`row ${entryIds[0]}`]: amountMinor };
    case 'new-counterparty': case 'unusual-amount': return { [`row ${entryIds[0]}`]: first };
    default: return {};
  }
}

/** The sums and rows that whoever follows a link finds. */
export const ledgerTold = (today: string) => async (source: FigureSource): Promise<Told> => {
  const { reader, vocabulary } = source;
  const told: Told = {};
  const rows = await reader.rows({ currency: vocabulary.currency, roles: CASH_ROLES });
  rows.ids.forEach((id, row) => { told[`row ${id}`] = Math.abs(rows.amountsMinor[row]!); });
  for (const { key, inMinor, outMinor } of await reader.totals({ currency: vocabulary.currency, roles: CASH_ROLES }, ['month'])) Object.assign(told, { [`moneyIn ${key.month}`]: inMinor, [`moneyOut ${key.month}`]: outMinor });
  for (const month of MONTHS_TOLD) {
    const groups = await reader.totals({ ...filterOf(source, { from: `${month}-01`, to: `${month}-${month === '2026-09' ? 30 : 31}` }) }, ['category']);
    for (const { category, amountMinor } of categoryFigures(groups, vocabulary.categories)) told[`spent on ${category} ${month}`] = amountMinor;
  }
  const period = lastMonths(6, today);
  const revenueMinor = moneyMetric('revenue', roleTotals(await reader.totals(filterOf(source, period), ['role'])));
  const { largest, largestPercent } = concentration(await revenueByCustomer(source, period), revenueMinor);
  return { ...told, ...(largest && largestPercent !== null ? { [`six months of ${largest.name}`]: largest.amountMinor, [`six months' share of ${largest.name}`]: roundPercent(largestPercent) } : {}) };
};
