/** The part of an answer that one would rather look at than read: its chart, or its table where it has no chart. */
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { ChartFigures } from '../../ui/charts/ChartFrame.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { Columns, Lines } from '../../ui/charts/charts.tsx';
import { RankedBars } from '../../ui/charts/RankedBars.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { formatCell, formatFigure, formatLabel, isNumeric, type FigureStyle } from './answer-figures.ts';

type Answer = AnswerCard_AnswerFragment;
type Chart = NonNullable<Answer['chart']>;
type Table = NonNullable<Answer['table']>;

const CHART_HEIGHT_PX = 200;
/** More bars than this are a table's work. */
const MOST_BARS = 10;
const TIME_LABEL = /^\d{4}(-|$)|\b(19|20)\d{2}\b/;

function AnswerTable({ table, style }: { table: Table; style: FigureStyle }) {
  const isFigureColumn = (column: number) => column > 0 && table.rows.some((row) => isNumeric(row[column]));
  return (
    <DataTable
      caption="The figures of this answer"
      rows={table.rows}
      rowKey={(_row, index) => `${index}`}
      columns={table.columns.map((header, column) => ({
        key: `${column}`,
        header: header || <span style={visuallyHidden}>What</span>,
        kind: isFigureColumn(column) ? 'figure' : 'words',
        cell: (row: readonly unknown[]) => (column === 0 ? formatLabel(row[0]) : formatCell(row[column], header, style)),
      }))}
    />
  );
}

function chartData(chart: Chart, style: FigureStyle): ChartData {
  return {
    labels: chart.labels.map(formatLabel),
    series: chart.series,
    formatValue: (value) => formatFigure(value, style),
    formatTick: (value) => formatFigure(value, style, 'compact'),
  };
}

/** Money that moved in a period is a flow and stands in columns, whatever the server calls it; ratios are levels. */
function AnswerChart({ chart, style, caption }: { chart: Chart; style: FigureStyle; caption: string }) {
  const data = chartData(chart, style);
  const Drawing = chart.kind === 'line' && style.unit !== 'currency' ? Lines : Columns;
  return (
    <ChartFigures caption={caption} labelHeader="Period" data={data}>
      <Drawing data={data} heightPx={CHART_HEIGHT_PX} />
    </ChartFigures>
  );
}

/** One series over named things is a ranking; over time, or with several series, it is drawn along an axis. */
function isRanking(chart: Chart): boolean {
  return chart.kind !== 'line' && chart.series.length === 1 && !chart.labels.every((label) => TIME_LABEL.test(label));
}

/** Whether there is something to look at, so that the words need not list it too. */
export function hasVisual({ chart, table }: Answer): boolean {
  return (chart?.labels.length ?? 0) > 0 || (table?.rows.length ?? 0) > 0;
}

export function AnswerVisual({ answer }: { answer: Answer }) {
  const { chart, table } = answer;
  const style: FigureStyle = { unit: answer.unit ?? 'currency', currency: answer.currency };

  const isTable = table !== null && (chart === null || chart.labels.length < 2 || (isRanking(chart) && chart.labels.length > MOST_BARS));
  if (isTable) return <AnswerTable table={table} style={style} />;
  if (chart === null || chart.labels.length === 0) return null;
  if (!isRanking(chart)) return <AnswerChart chart={chart} style={style} caption={answer.plan?.text ?? 'The figures of this answer'} />;

  const bars = chart.labels.map((label, index) => {
    const value = chart.series[0]?.data[index] ?? 0;
    return { label: formatLabel(label), value, figure: formatFigure(value, style) };
  });
  return <RankedBars bars={bars} />;
}
