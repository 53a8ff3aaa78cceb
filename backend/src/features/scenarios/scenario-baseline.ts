/** What scenarios are held against: the months ahead as they would be without any lever. */
import { monthInWords, startOfMonth } from '../../finance/local-date.ts';
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { burnPeriod } from '../../finance/figures/burn.ts';
import { fullMonthsIn } from '../../finance/period.ts';
import { readAverageMonth, type AverageMonth } from '../../finance/scenario/average-month.ts';
import { averageBaseline, type BaselineMonth } from '../../finance/scenario/baseline.ts';
import type { OpenLedger } from '../ledger/ledger-source.ts';
import { SCENARIO_MONTHS } from './scenario-input.ts';

export interface ScenarioBaseline {
  readonly method: 'forecast' | 'average';
  readonly months: readonly BaselineMonth[];
  /** An average month of the last full ones: what a what-if answer is held against. */
  readonly average: AverageMonth;
  readonly notes: readonly string[];
}

/** Each month as the average of the last full ones. */
export async function readBaseline({ reader }: OpenLedger, vocabulary: LedgerVocabulary, asOfDate: string): Promise<ScenarioBaseline> {
  const { dateFrom } = vocabulary;
  const full = fullMonthsIn(burnPeriod(asOfDate), asOfDate).filter(({ to }) => dateFrom !== null && to >= startOfMonth(dateFrom));
  const average = await readAverageMonth({ reader, vocabulary, fileId: null }, full);
  const [first, last] = [full[0], full.at(-1)];
  const note = first && last ? `Without changes each month is taken to be as the average of ${monthInWords(first.from)}${first === last ? '' : ` to ${monthInWords(last.from)}`}.` : 'There is no full month in the ledger yet: only the changes themselves are counted.';
  return { method: 'average', months: averageBaseline(average, asOfDate, SCENARIO_MONTHS.most), average, notes: [note] };
}
