/** What a scenario comes to on the ledger as it is: played over the baseline, with what a reader should know about it. */
import { asOf } from '../../finance/as-of.ts';
import { knownBalance } from '../../finance/figures/known-balance.ts';
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { monthInWords } from '../../finance/local-date.ts';
import { startOfLever } from '../../finance/scenario/lever.ts';
import { leverName } from '../../finance/scenario/lever-words.ts';
import type { CashForecast, ForecastRefusal } from '../../finance/forecast/forecast-types.ts';
import { playScenario, type PlayedScenario } from '../../finance/scenario/play-scenario.ts';
import { rolesOfCategories } from '../../finance/scenario/average-month.ts';
import type { OpenLedger } from '../ledger/ledger-source.ts';
import { readBaseline, type ScenarioBaseline } from './scenario-baseline.ts';
import type { ScenarioContent } from './scenario-input.ts';

export interface ScenarioResult {
  /** The day from which the months ahead are counted. */
  readonly asOf: string;
  /** The cash of the as-of date, stated or known; null where nobody knows it. */
  readonly openingMinor: number | null;
  readonly baseline: ScenarioBaseline;
  readonly played: PlayedScenario;
  /** One per lever. */
  readonly leverNames: readonly string[];
  readonly notes: readonly string[];
  readonly vocabulary: LedgerVocabulary;
}

/** Reads the ledger once for any number of scenarios. */
export async function scenarioPlayer(ledger: OpenLedger, forecast: CashForecast | ForecastRefusal): Promise<(content: ScenarioContent) => ScenarioResult> {
  const vocabulary = await ledger.vocabulary();
  const { date, notice } = asOf(ledger.today, vocabulary.dateTo);
  const baseline = await readBaseline(ledger, vocabulary, date, forecast);
  const roles = rolesOfCategories(vocabulary);
  return ({ months, openingBalanceMinor, levers }) => {
    const ahead = baseline.months.slice(0, months);
    const openingMinor = openingBalanceMinor ?? knownBalance(vocabulary);
    const notes = [...(notice === null ? [] : [notice]), ...baseline.notes, ...notesOn(levers, ahead.map(({ month }) => month), vocabulary)];
    return {
      asOf: date, openingMinor, baseline, notes, vocabulary, leverNames: levers.map((lever) => leverName(lever, vocabulary)),
      played: playScenario({ months: ahead, levers, asOf: date, openingMinor, restDailyMinor: baseline.restDailyMinor, roles, average: baseline.average.parts }),
    };
  };
}

/** Levers that these months do not show, or not from their beginning. */
function notesOn(levers: ScenarioContent['levers'], months: readonly string[], vocabulary: LedgerVocabulary): string[] {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
  return levers.flatMap((lever) => {
    const [start, name] = [startOfLever(lever), leverName(lever, vocabulary)];
    if (start > last) return [`“${name}” begins in ${monthInWords(start)}, after the last month shown here.`];
    if (start >= first) return [];
    return [lever.kind === 'one-off' || lever.kind === 'loan' ? `“${name}” began before ${monthInWords(first)}: money that came or went before is not counted again.` : `“${name}” began before ${monthInWords(first)}: it is counted from there on.`];
  });
}
