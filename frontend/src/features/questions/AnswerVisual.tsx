/** The part of an answer that one would rather look at than read: its chart, or its table where it has no chart. */
import Box from '@mui/material/Box';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { ChartFigures } from '../../ui/charts/ChartFrame.tsx';
import { Columns, Lines } from '../../ui/charts/charts.tsx';
import { RankedBars } from '../../ui/charts/RankedBars.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { axisLabel, formatCell, formatFigure, formatLabel, isNumeric, type FigureStyle } from './answer-figures.ts';
import { answerPicture, type Chart, type Table } from './answer-picture.ts';

export type Drawable = Pick<AnswerCard_AnswerFragment, 'chart' | 'table' | 'unit' | 'currency'>;

const CHART_HEIGHT_PX = 200;
const TABLE_HEIGHT_PX = 300;

function AnswerTable({ table, style, caption }: { table: Table; style: FigureStyle; caption: string }) {
  const isFigureColumn = (column: number) => column > 0 && table.rows.some((row) => isNumeric(row[column]));
  return (
    <Box sx={{ maxHeight: TABLE_HEIGHT_PX, overflow: 'auto' }}>
      <DataTable
        caption={caption}
        rows={table.rows}
        rowKey={(_row, index) => `${index}`}
        columns={table.columns.map((header, column) => ({
          key: `${column}`,
          header: header || <span style={visuallyHidden}>What</span>,
          kind: isFigureColumn(column) ? 'figure' : 'words',
          cell: (row: readonly unknown[]) => (column === 0 ? formatLabel(row[0]) : formatCell(row[column], header, style)),
        }))}
      />
    </Box>
  );
}

function AnswerBars({ chart, style }: { chart: Chart; style: FigureStyle }) {
  const bars = chart.labels.map((label, index) => {
    const value = chart.series[0]?.data[index] ?? 0;
    return { label: formatLabel(label), value, figure: formatFigure(value, style) };
  });
  return <RankedBars bars={bars} />;
}

/** Money that moved in a period is a flow and stands in columns, whatever the server calls it; ratios are levels. */
function AnswerChart({ chart, style, caption }: { chart: Chart; style: FigureStyle; caption: string }) {
  const data = {
    labels: chart.labels.map(axisLabel),
    series: chart.series,
    formatValue: (value: number) => formatFigure(value, style),
    formatTick: (value: number) => formatFigure(value, style, 'compact'),
  };
  const Drawing = chart.kind === 'line' && style.unit !== 'currency' ? Lines : Columns;
  return (
    <ChartFigures caption={caption} labelHeader="Period" data={data}>
      <Drawing data={data} heightPx={CHART_HEIGHT_PX} />
    </ChartFigures>
  );
}

/** Whether there is something to look at, so that the words need not list it too. */
export function hasVisual(answer: Pick<Drawable, 'chart' | 'table'>): boolean {
  return answerPicture(answer) !== null;
}

export function AnswerVisual({ answer, caption }: { answer: Drawable; caption: string }) {
  const style: FigureStyle = { unit: answer.unit ?? 'currency', currency: answer.currency };
  const picture = answerPicture(answer);
  if (picture === null) return null;
  if (picture.as === 'table') return <AnswerTable table={picture.table} style={style} caption={caption} />;
  if (picture.as === 'bars') return <AnswerBars chart={picture.chart} style={style} />;
  return <AnswerChart chart={picture.chart} style={style} caption={caption} />;
}
