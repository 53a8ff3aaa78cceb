/** How a key figure was calculated: its definition, its formula, what went into it with the rows behind each, its course, and its target. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../format/date.ts';
import { ChartFigures } from '../../ui/charts/ChartFrame.tsx';
import { Lines } from '../../ui/charts/charts.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatedFigure } from '../../ui/StatedFigure.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { rowsAddress } from '../questions/rows-address.ts';
import { RowsLink } from '../questions/RowsLink.tsx';
import { FEWEST_TREND_POINTS, formatKpi, headlineOf, trendValues, type Kpi, type KpiValue } from './kpi-words.ts';
import { TargetForm } from './TargetForm.tsx';

interface Props {
  /** Null while it is closed. */
  kpi: Kpi | null;
  /** Stays while the panel slides away. */
  shown: Kpi;
  currency: string;
  onClose: () => void;
}

const chartHeightPx = 200;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>{title}</Typography>
      {children}
    </Box>
  );
}

function Inputs({ kpi: { inputs, label }, currency }: { kpi: Kpi; currency: string }) {
  return (
    <DataTable
      caption={`What went into ${label}`}
      rows={inputs}
      rowKey={(input) => input.label}
      columns={[
        { key: 'label', header: 'Input', cell: (input) => input.label },
        {
          key: 'value', header: 'Figure', kind: 'figure', cell: ({ label: name, value, unit, place, origin }) => {
            const figure = formatKpi(value as KpiValue, { unit }, currency);
            if (place) return <RowsLink place={place} figure={figure} />;
            return origin ? <StatedFigure origin={origin} of={name}>{figure}</StatedFigure> : figure;
          },
        },
      ]}
    />
  );
}

function Course({ kpi, currency }: { kpi: Kpi; currency: string }) {
  const data = {
    labels: kpi.trend.map(({ month }) => formatMonth(month)),
    series: [{ name: kpi.label, data: kpi.trend.map(({ value }) => (value === null || value === undefined ? null : Number(value))) }],
    formatValue: (value: number) => formatKpi(value, kpi, currency),
    formatTick: (value: number) => formatKpi(value, kpi, currency, 'compact'),
  };
  return <ChartFigures caption={`${kpi.label} by month`} labelHeader="Month" data={data}><Lines data={data} heightPx={chartHeightPx} /></ChartFigures>;
}

export function KpiDrawer({ kpi, shown, currency, onClose }: Props) {
  const { label, definition, formula, period, note, place, inputs } = shown;
  return (
    <SideDrawer isOpen={kpi !== null} title={label} subtitle={`${headlineOf(shown, currency)}, ${period.label}`} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 2 }}>{definition}</Typography>
      <Part title="Formula">
        <Typography variant="body2">{`${label} = ${formula}`}</Typography>
        {note ? <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>{note}</Typography> : null}
      </Part>
      {inputs.length > 0 ? (
        <Part title="What went into it">
          <Inputs kpi={shown} currency={currency} />
          {place ? <Button component={Link} to={rowsAddress(place)} size="small" sx={{ mt: 1, ml: -1 }}>Open its transactions in the ledger</Button> : null}
        </Part>
      ) : null}
      <Part title="Your target"><Box sx={{ pt: 0.5 }}><TargetForm key={shown.id} kpi={shown} currency={currency} /></Box></Part>
      <Part title="By month">
        {trendValues(shown).length > 0
          ? <Course kpi={shown} currency={currency} />
          : <Typography variant="body2" color="textSecondary">{`A course is drawn from ${FEWEST_TREND_POINTS} full months on.`}</Typography>}
      </Part>
    </SideDrawer>
  );
}
