/** The part of an answer that one would rather look at than read: its chart, or its table where it has no chart. */
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { BridgeBars } from '../../ui/charts/BridgeBars.tsx';
import { ChartFigures } from '../../ui/charts/ChartFrame.tsx';
import { Columns, Lines } from '../../ui/charts/charts.tsx';
import { RankedBars } from '../../ui/charts/RankedBars.tsx';
import { axisLabel, cellStyle, formatChange, formatFigure, formatLabel, isNumeric, type FigureStyle } from './answer-figures.ts';
import { answerPicture, type Chart, type Table } from './answer-picture.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { rowsAddresses } from './rows-address.ts';

export type Drawable = Pick<AnswerCard_AnswerFragment, 'chart' | 'table' | 'unit' | 'currency'>;

const CHART_HEIGHT_PX = 200;

/** The server's own name for the column. */
const SHARE = 'Share in %';

/** A ranking's table tells each line's share of the whole. */
function sharesOf(table: Table | null, count: number): (string | undefined)[] {
  const column = table?.columns.indexOf(SHARE) ?? -1;
  return column < 0 || table?.rows.length !== count ? [] : table.rows.map((row) => (isNumeric(row[column]) ? formatFigure(row[column], { unit: 'percent', currency: null }) : undefined));
}

function AnswerBars({ chart, table, style, caption }: { chart: Chart; table: Table | null; style: FigureStyle; caption: string }) {
  const shares = sharesOf(table, chart.labels.length);
  const addresses = rowsAddresses(chart.places);
  const bars = chart.labels.map((label, index) => {
    const value = chart.series[0]?.data[index] ?? 0;
    return { label: formatLabel(label), value, figure: formatFigure(value, style), note: shares[index], to: addresses?.[index] ?? undefined };
  });
  return <RankedBars title={caption} bars={bars} />;
}

function AnswerBridge({ chart, style, caption, isCost }: { chart: Chart; style: FigureStyle; caption: string; isCost: boolean }) {
  const addresses = rowsAddresses(chart.places);
  const last = chart.labels.length - 1;
  const bars = chart.labels.map((label, index) => {
    const value = chart.series[0]?.data[index] ?? 0;
    const isWhole = index === 0 || index === last;
    return { label: formatLabel(label), value, isWhole, figure: isWhole ? formatFigure(value, style) : formatChange(value, style), to: addresses?.[index] ?? undefined };
  });
  return <BridgeBars caption={caption} bars={bars} isRiseGood={!isCost} />;
}

/** Money that moved in a period is a flow and stands in columns, whatever the server calls it; ratios are levels. */
function AnswerChart({ chart, style, caption }: { chart: Chart; style: FigureStyle; caption: string }) {
  const data = {
    labels: chart.labels.map(axisLabel),
    series: chart.series,
    addresses: rowsAddresses(chart.places),
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

/** `isCost`: a rise of the figure is bad news. */
export function AnswerVisual({ answer, caption, isCost = false }: { answer: Drawable; caption: string; isCost?: boolean }) {
  const own: FigureStyle = { unit: answer.unit ?? 'currency', currency: answer.currency };
  const picture = answerPicture(answer);
  if (picture === null) return null;
  // A share is told in percent, and what is drawn beside it are the two amounts.
  const style = picture.as !== 'table' && picture.cell ? cellStyle(picture.cell.value, picture.cell.column, own) : own;
  switch (picture.as) {
    case 'table': return <AnswerTable table={picture.table} style={style} caption={caption} />;
    case 'bars': return <AnswerBars chart={picture.chart} table={answer.table} style={style} caption={caption} />;
    case 'bridge': return <AnswerBridge chart={picture.chart} style={style} caption={caption} isCost={isCost} />;
    case 'axis': return <AnswerChart chart={picture.chart} style={style} caption={caption} />;
  }
}
