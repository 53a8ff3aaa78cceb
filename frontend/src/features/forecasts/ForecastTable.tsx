/** The months or weeks ahead in figures. */
import Box from '@mui/material/Box';
import { formatMonthInFull, formatPeriod } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import type { Forecast } from './fan-points.ts';
import type { ForecastStep } from './use-forecast-choice.ts';

type Row = Pick<Forecast['weeks'][number], 'cashIn' | 'cashOut' | 'net' | 'low80' | 'high80' | 'balance' | 'balanceLow80' | 'balanceHigh80'> & { label: string };

function rowsOf({ running, forecast, weeks }: Forecast, by: ForecastStep): Row[] {
  if (by === 'week') return weeks.map((week) => ({ ...week, label: formatPeriod(week.from, week.to) }));
  return [...(running ? [{ ...running, label: `${formatMonthInFull(running.month)} (running)` }] : []), ...forecast.map((month) => ({ ...month, label: formatMonthInFull(month.month) }))];
}

function soFarWords({ month, cashInSoFar, cashOutSoFar }: NonNullable<Forecast['running']>, money: (amount: string) => string): string {
  if (Number(cashInSoFar) === 0 && Number(cashOutSoFar) === 0) return `The ledger has no transactions of ${formatMonthInFull(month)} yet.`;
  return `In ${formatMonthInFull(month)} ${money(cashInSoFar)} came in and ${money(cashOutSoFar)} went out so far; the rest is foreseen.`;
}

export function ForecastTable({ forecast, by }: { forecast: Forecast; by: ForecastStep }) {
  const { currency, running, openingBalance } = forecast;
  const money = (amount: string | null): string => (amount === null ? '—' : formatMoney(amount, currency, 'rounded'));
  const range = (low: string | null, high: string | null): string => (low === null || high === null ? '—' : `${money(low)} to ${money(high)}`);
  const ofBalance: Column<Row>[] = openingBalance === null ? [] : [
    { key: 'balance', header: 'Cash at the end', kind: 'figure', cell: (row) => money(row.balance) },
    { key: 'balanceRange', header: 'Range of the cash', kind: 'figure', cell: (row) => range(row.balanceLow80, row.balanceHigh80) },
  ];
  const soFar = running && by === 'month' ? ` ${soFarWords(running, money)}` : '';
  return (
    <SectionCard title={by === 'week' ? 'Week by week' : 'Month by month'} subtitle={`Ranges hold four times in five.${soFar}`}>
      <RecordTable
        titleKey="label"
        caption={`Cash flow ahead by ${by} in ${currency}`}
        columns={[
          { key: 'label', header: by === 'week' ? 'Week' : 'Month', cell: (row) => <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{row.label}</Box> },
          { key: 'in', header: 'Money in', kind: 'figure', cell: (row) => money(row.cashIn) },
          { key: 'out', header: 'Money out', kind: 'figure', cell: (row) => money(row.cashOut) },
          { key: 'net', header: 'Net', kind: 'figure', cell: (row) => money(row.net) },
          { key: 'range', header: 'Range of the net', kind: 'figure', cell: (row) => range(row.low80, row.high80) },
          ...ofBalance,
        ]}
        rows={rowsOf(forecast, by)}
        rowKey={(row) => row.label}
      />
    </SectionCard>
  );
}
