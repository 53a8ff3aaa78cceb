/** What scenarios are held against: the months ahead as they would be without any lever. */
import { burnPeriod } from '../../finance/figures/burn.ts';
import { isRefusal, type CashForecast, type ForecastRefusal } from '../../finance/forecast/forecast-types.ts';
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { daysBetween, endOfMonth, monthInWords, startOfMonth } from '../../finance/local-date.ts';
import { fullMonthsIn, type Period } from '../../finance/period.ts';
import { readAverageMonth, type AverageMonth } from '../../finance/scenario/average-month.ts';
import { averageBaseline, type BaselineMonth } from '../../finance/scenario/baseline.ts';
import type { OpenLedger } from '../ledger/ledger-source.ts';
import { SCENARIO_MONTHS } from './scenario-input.ts';

export interface ScenarioBaseline {
  readonly method: 'forecast' | 'average';
  readonly months: readonly BaselineMonth[];
  /** What is still to come on each day between the as-of date and the first of the months. */
  readonly restDailyMinor: readonly number[];
  /** An average month of the last full ones: what a what-if answer is held against. */
  readonly average: AverageMonth;
  readonly notes: readonly string[];
}

/** The forecast; each month as the average of the last full ones where the history is too short for one. */
export async function readBaseline({ reader }: OpenLedger, vocabulary: LedgerVocabulary, asOfDate: string, forecast: CashForecast | ForecastRefusal): Promise<ScenarioBaseline> {
  const { dateFrom } = vocabulary;
  const full = fullMonthsIn(burnPeriod(asOfDate), asOfDate).filter(({ to }) => dateFrom !== null && to >= startOfMonth(dateFrom));
  const average = await readAverageMonth({ reader, vocabulary, fileId: null }, full);
  if (isRefusal(forecast)) return { method: 'average', months: averageBaseline(average, asOfDate, SCENARIO_MONTHS.most), restDailyMinor: new Array<number>(daysBetween(asOfDate, endOfMonth(asOfDate))).fill(0), average, notes: [averageNote(full)] };
  const { running, months, dailyNetMinor } = forecast;
  const daysOf = ({ from, to }: Period): readonly number[] => dailyNetMinor.slice(daysBetween(asOfDate, from) - 1, daysBetween(asOfDate, to));
  const note = `Without changes the months ahead are those of the cash flow forecast${running ? `, which begins with what is still to come in ${monthInWords(running.month)}` : ''}.`;
  return { method: 'forecast', months: months.map((month) => ({ ...month, dailyNetMinor: daysOf(month) })), restDailyMinor: running ? daysOf(running) : [], average, notes: [note] };
}

function averageNote(full: readonly Period[]): string {
  const [first, last] = [full[0], full.at(-1)];
  if (!first || !last) return 'There is no full month in the ledger yet: only the changes themselves are counted.';
  return `The ledger is too short for a forecast: without changes each month is taken to be as the average of ${monthInWords(first.from)}${first === last ? '' : ` to ${monthInWords(last.from)}`}.`;
}
