/** Static pictures of the premium screens. The figures are invented and are always shown inside a frame that says so. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../format/money.ts';
import { formatPercent } from '../../format/number.ts';
import { RankedBars } from '../../ui/charts/RankedBars.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { PremiumScreenName } from './premium-screens.ts';

const dollars = (amount: number) => formatMoney(amount, 'USD', 'rounded');
const threeColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } } as const;

const alerts = [
  { title: 'Paid twice: Print Shop', text: `${dollars(420)} on two days in a row`, severity: 'Critical', tone: 'negative' },
  { title: 'Hosting costs more', text: `${dollars(268)} instead of about ${dollars(190)}`, severity: 'Warning', tone: 'warning' },
  { title: 'New counterparty', text: `First payment to Harbor Supplies, ${dollars(1150)}`, severity: 'Info', tone: 'info' },
] as const;

function AlertsSample() {
  return (
    <Stack spacing={1.5}>
      {alerts.map(({ title, text, severity, tone }) => (
        <Card key={title} sx={{ p: 2, display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box>
            <Typography variant="h3" component="p">{title}</Typography>
            <Typography variant="body2">{text}</Typography>
          </Box>
          <StatusChip label={severity} tone={tone} />
        </Card>
      ))}
    </Stack>
  );
}

const months = [
  { label: 'Month 1', value: 42_000 },
  { label: 'Month 2', value: 38_500 },
  { label: 'Month 3', value: 40_200 },
  { label: 'Month 4', value: 33_900 },
  { label: 'Month 5', value: 29_400 },
  { label: 'Month 6', value: 31_000 },
];

function ForecastSample() {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="p" sx={{ mb: 2 }}>Cash at the end of each month</Typography>
      <RankedBars bars={months.map((month) => ({ ...month, figure: dollars(month.value) }))} />
    </Card>
  );
}

const plans = [
  { label: 'Cash in six months', base: 31_000, changed: 18_600 },
  { label: 'Monthly expenses', base: 36_400, changed: 41_200 },
  { label: 'Monthly profit', base: 4_100, changed: -700 },
];

function ScenariosSample() {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="body2">Hire one person at {dollars(4800)} a month</Typography>
      <Slider value={40} sx={{ maxWidth: 360 }} />
      <DataTable
        caption="Base and changed plan"
        rows={plans}
        rowKey={({ label }) => label}
        columns={[
          { key: 'label', header: 'Figure', cell: ({ label }) => label },
          { key: 'base', header: 'Base', kind: 'figure', cell: ({ base }) => dollars(base) },
          { key: 'changed', header: 'With the hire', kind: 'figure', cell: ({ changed }) => dollars(changed) },
        ]}
      />
    </Card>
  );
}

const kpis = [
  { label: 'Gross margin', figure: formatPercent(61.4), note: 'Target 60%' },
  { label: 'Burn rate', figure: dollars(2150), note: 'Last three full months' },
  { label: 'Runway', figure: '14.2 months', note: 'Cash / burn rate' },
];

function KpisSample() {
  return (
    <Box sx={threeColumns}>
      {kpis.map(({ label, figure, note }) => (
        <FigureCard key={label} label={label} figure={figure} delta={<Typography variant="caption">{note}</Typography>} />
      ))}
    </Box>
  );
}

export const samples: Record<PremiumScreenName, () => React.JSX.Element> = {
  anomalies: AlertsSample,
  forecast: ForecastSample,
  scenarios: ScenariosSample,
  kpis: KpisSample,
};
