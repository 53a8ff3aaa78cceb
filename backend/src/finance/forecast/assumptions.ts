/** What a forecast takes for granted, in sentences that its reader can disagree with. */
import { dateInWords } from '../local-date.ts';
import { moneyInWords } from '../money.ts';
import { totalOf } from './expected-items.ts';
import type { CashForecast, ForecastMethod } from './forecast-types.ts';

export const METHOD_WORDS: Readonly<Record<ForecastMethod, string>> = {
  'recurring-and-model': 'Expected items on their own dates; the rest at its recent level, moved by the time of year',
  'recurring-and-many-models': 'Expected items on their own dates; the rest as many models of its season and trend foresee it together',
  'recurring-and-average': 'Expected items on their own dates; the rest as in an average month of the last six',
  'whole-months': 'Whole months at their recent level, moved by the time of year; expected items on their own dates within them',
  'blend': 'The middle of two: expected items plus the rest, and whole months at their recent level',
  'last-year': 'The same month of the year before; expected items on their own dates within it',
};

export function assumptionsOf(forecast: CashForecast): string[] {
  const { currency, asOf, openingBalanceMinor, expected } = forecast;
  const money = (amountMinor: number): string => moneyInWords(amountMinor, currency);
  const active = expected.filter(({ state }) => state !== 'removed');
  const [comes, goes] = [active.filter(({ direction }) => direction === 'in'), active.filter(({ direction }) => direction === 'out')];
  const changed = expected.filter(({ isOwn, state, times }) => isOwn || state !== 'expected' || times.some((time) => time.state !== 'expected')).length;
  return [
    `${METHOD_WORDS[forecast.method]}.`,
    `By the end ${items(comes.length)} of income ${adds(comes.length)} ${money(sum(comes.map(totalOf)))} and ${items(goes.length)} of cost ${money(-sum(goes.map(totalOf)) || 0)}; each stays as it is until you say otherwise.`,
    ...(changed > 0 ? [`${changed === 1 ? 'One of them follows' : `${changed} of them follow`} your own word.`] : []),
    openingBalanceMinor === null ? 'No account\'s balance is known, so the forecast says what comes and goes, not what is left.' : `Cash starts at ${money(openingBalanceMinor)} on ${dateInWords(asOf)}: the known balances of your bank accounts.`,
    'Card purchases count on the day of the purchase; transfers between your own accounts count nothing.',
    'Nothing is known of sales, hires or orders that are not in the ledger yet: add what you expect yourself.',
  ];
}

function items(count: number): string {
  return count === 1 ? 'one expected item' : `${count === 0 ? 'no' : count} expected items`;
}

function adds(count: number): string {
  return count === 1 ? 'comes to' : 'come to';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
