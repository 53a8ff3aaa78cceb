/** The fan: past, today, the likely path and its ranges, with how often such ranges held. */
import { formatDay, formatMonthInFull } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { Fan } from '../../ui/charts/charts.tsx';
import { fanTable } from '../../ui/charts/fan-data.ts';
import { hitRateWords } from './backtest-words.ts';
import { fanData, type Forecast } from './fan-points.ts';
import type { ForecastStep } from './use-forecast-choice.ts';

const chartHeightPx = 320;

export function ForecastChart({ forecast, by }: { forecast: Forecast; by: ForecastStep }) {
  const data = fanData(forecast, by);
  const last = forecast.forecast.at(-1);
  const what = forecast.openingBalance === null ? `Net cash flow by ${by}` : by === 'week' ? 'Cash at the end of each week' : 'Cash at the end of each month';
  const money = (amount: string): string => formatMoney(amount, forecast.currency, 'rounded');
  // Weeks and months are foreseen each for themselves: the range told is that of what is drawn.
  const end = by === 'week' ? forecast.weeks.at(-1) : last;
  const range = (low: string, high: string): string => (money(low) === money(high) ? money(low) : `between ${money(low)} and ${money(high)}`);
  const title = last && end?.balanceLow80 != null && end.balanceHigh80 != null
    ? `Likely ${range(end.balanceLow80, end.balanceHigh80)} at the end of ${formatMonthInFull(last.month)}` : 'What comes in less what goes out';
  const until = last ? ` to ${formatDay(last.to)}` : '';
  return (
    <ChartFrame title={title} caption={`${what} in ${forecast.currency}${until}. Darker range: four times in five; lighter: nineteen in twenty. ${hitRateWords(forecast.backtest)}`} labelHeader={by === 'week' ? 'Week to' : 'Month'} data={fanTable(data)}>
      <Fan data={data} heightPx={chartHeightPx} />
    </ChartFrame>
  );
}
