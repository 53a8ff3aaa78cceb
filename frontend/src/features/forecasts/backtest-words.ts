/** How far a forecast can be trusted, in plain words out of its back-test. */
import type { ForecastBacktest_BacktestFragment } from '../../generated/graphql.ts';
import { formatMoney } from '../../format/money.ts';
import { formatPercent, formatQuantity } from '../../format/number.ts';

type Backtest = ForecastBacktest_BacktestFragment;

/** "The darker range held in 41 of 50 past months." A month counts once for each day that it was foreseen from. */
export function hitRateWords(backtest: Pick<Backtest, 'held80' | 'held95'> | null): string {
  if (!backtest || backtest.held80.of === 0) return 'Too few months have passed to say how often these ranges hold.';
  return `The darker range held in ${backtest.held80.held} of ${backtest.held80.of} past months foreseen, the lighter one in ${backtest.held95.held}.`;
}

/** What was done, and how it compares with repeating last year. */
export function backtestSentence({ origins, meanError, naiveMeanError }: Pick<Backtest, 'origins' | 'meanError' | 'naiveMeanError'>, currency: string): string {
  const [own, naive] = [Number(meanError), Number(naiveMeanError)];
  const money = (amount: string): string => formatMoney(amount, currency, 'rounded');
  return `Made again on the same day of ${formatQuantity(origins, 'past month')}, with only what was known then, this forecast missed a month's net by ${money(meanError)} on average: ${comparedWords(own, naive)} repeating the year before, which missed by ${money(naiveMeanError)}.`;
}

/** Percentages beyond a doubling are hard to read. */
function comparedWords(own: number, naive: number): string {
  if (own === naive) return 'exactly as far off as';
  if (own < naive) return `${formatPercent(((naive - own) / naive) * 100)} closer than`;
  return own < naive * 2 ? `${formatPercent(((own - naive) / naive) * 100)} further off than` : 'more than twice as far off as';
}

const methodNames: Record<string, string> = {
  'recurring-and-model': 'Expected items + model of the rest',
  'recurring-and-many-models': 'Expected items + many models of the rest',
  'recurring-and-average': 'Expected items + average of the rest',
  'whole-months': 'Model of whole months',
  'blend': 'Middle of both',
  'last-year': 'Year before, with expected items',
};

export function methodName(method: string): string {
  return methodNames[method] ?? method;
}
