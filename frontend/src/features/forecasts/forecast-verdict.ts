/** The forecast in one sentence: how long the cash lasts, or what a month leaves where no balance is known. */
import { formatDay, formatMonthInFull } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';

export interface VerdictFacts {
  currency: string;
  openingBalance: string | null;
  zeroCashDate: string | null;
  zeroCashDateLow80: string | null;
  lowest: { date: string; balance: string } | null;
  forecast: readonly { month: string; net: string; to: string }[];
}

export function forecastVerdict({ currency, openingBalance, zeroCashDate, zeroCashDateLow80, lowest, forecast }: VerdictFacts): string {
  const last = forecast.at(-1);
  if (openingBalance === null) return flowVerdict(forecast.map(({ net }) => Number(net)), currency);
  if (zeroCashDate !== null) return Number(openingBalance) <= 0 ? 'There is no cash left today' : `Cash likely lasts to ${formatDay(zeroCashDate)}`;
  const beyond = `Cash likely lasts beyond ${last ? formatMonthInFull(last.month) : 'the months shown'}`;
  if (zeroCashDateLow80 !== null) return `${beyond}, but could be used up by ${formatDay(zeroCashDateLow80)} if things go badly`;
  return lowest ? `${beyond}; it is lowest on ${formatDay(lowest.date)}, at ${formatMoney(lowest.balance, currency, 'rounded')}` : beyond;
}

function flowVerdict(nets: readonly number[], currency: string): string {
  const mean = nets.reduce((sum, net) => sum + net, 0) / Math.max(1, nets.length);
  const amount = formatMoney(Math.abs(mean).toFixed(0), currency, 'rounded');
  return mean >= 0 ? `About ${amount} a month more will come in than go out` : `About ${amount} a month more will go out than come in`;
}
