/** What a caller's filter means in this ledger: names become numbers, named periods become days, decimals become minor units. */
import { asOf } from '../../finance/as-of.ts';
import type { ChartAccount, LocalDate } from '../../finance/ledger/entry.ts';
import { currencyDigits, decimalToMinor } from '../../finance/money.ts';
import { overviewPeriod } from '../../finance/period.ts';
import type { EntryConditions } from './entry-filter-sql.ts';
import type { OpenLedger } from './ledger-source.ts';
import type { TransactionFilter } from './transaction-filter.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function entryConditionsOf(filter: TransactionFilter, ledger: Pick<OpenLedger, 'chart' | 'currencies' | 'currency' | 'today'>): EntryConditions {
  const conditions: Mutable<EntryConditions> = { ...datesOf(filter, ledger) };
  const { fileId, accountId, category, notCategories, kinds, counterparty, notCounterparties, weekdays, search, direction, currency } = filter;
  if (fileId !== null) conditions.fileId = fileId;
  if (currency !== null) conditions.currency = currency;
  if (accountId !== null) conditions.accounts = [Number(accountId)];
  if (category !== null) conditions.categories = numbersNamed(category, ledger.chart);
  if (notCategories !== null) conditions.notCategories = notCategories.flatMap((name) => numbersNamed(name, ledger.chart));
  if (kinds !== null) conditions.roles = kinds;
  if (counterparty !== null) conditions.counterparties = [counterparty];
  if (notCounterparties !== null) conditions.notCounterparties = notCounterparties;
  if (weekdays !== null) conditions.weekdays = weekdays;
  if (direction !== null) conditions.direction = direction;
  const texts = (search ?? '').split(/\s+/).filter((text) => text !== '');
  if (texts.length > 0) conditions.texts = texts;
  const amounts = currency ?? ledger.currency;
  if (filter.amountMin !== null) conditions.atLeastMinor = boundMinor(filter.amountMin, amounts);
  if (filter.amountMax !== null) conditions.atMostMinor = boundMinor(filter.amountMax, amounts);
  return conditions;
}

/** Days of the period and of the dates, whichever are narrower; periods count from the same day as everywhere. */
function datesOf({ period, from, to, currency }: TransactionFilter, { currencies, currency: main, today }: Pick<OpenLedger, 'currencies' | 'currency' | 'today'>): { from?: LocalDate; to?: LocalDate } {
  const outline = currencies.find((candidate) => candidate.currency === (currency ?? main));
  const named = period === null ? null : overviewPeriod(period, asOf(today, outline?.dateTo ?? null).date);
  const starts = [named?.from, from].filter((date) => date != null).sort();
  const ends = [named?.to, to].filter((date) => date != null).sort();
  return { ...(starts.length > 0 ? { from: starts.at(-1)! } : {}), ...(ends.length > 0 ? { to: ends[0]! } : {}) };
}

function numbersNamed(name: string, chart: readonly ChartAccount[]): number[] {
  return chart.filter((account) => account.name.toLowerCase() === name.toLowerCase()).map((account) => account.number);
}

/** Decimals beyond the currency's are cut off. */
function boundMinor(decimal: string, currency: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = currencyDigits(currency);
  return decimalToMinor(digits === 0 ? whole : `${whole}.${fraction.slice(0, digits) || '0'}`, currency) ?? 0;
}
