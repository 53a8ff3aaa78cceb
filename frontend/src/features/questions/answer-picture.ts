/** Decides how an answer is drawn: along an axis, as ranked bars, as a bridge from one figure to another, or as a table. */
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { isNumeric } from './answer-figures.ts';

export type Chart = Pick<NonNullable<AnswerCard_AnswerFragment['chart']>, 'kind' | 'labels' | 'series' | 'places' | 'isBridge'>;
export type Table = Pick<NonNullable<AnswerCard_AnswerFragment['table']>, 'columns' | 'rows' | 'places'>;

/** One of the figures that are drawn where they come out of a table: it tells what they are counted in. */
interface DrawnCell { readonly value: unknown; readonly column: string }

export type Picture = { as: 'axis' | 'bars' | 'bridge'; chart: Chart; cell?: DrawnCell } | { as: 'table'; table: Table };

/** More bars than this are a table's work; along an axis of time there may be more. */
const MOST_BARS = 10;
const MOST_COLUMNS = 40;
const TIME_LABEL = /^\d{4}(-|$)|\b(19|20)\d{2}\b/;

const isTimeline = (labels: readonly string[]): boolean => labels.every((label) => TIME_LABEL.test(label));

/** One series over named things is a ranking; over time, or with several series, it is drawn along an axis. */
function isRanking(chart: Chart): boolean {
  return chart.kind !== 'line' && chart.series.length === 1 && !isTimeline(chart.labels);
}

/** A table of a few labels with one figure each is as good as a chart. */
function chartOf({ columns, rows, places }: Table): Chart | null {
  const labels = rows.map((row) => String(row[0] ?? ''));
  const isPlain = columns.length === 2 && rows.length >= 2 && rows.length <= (isTimeline(labels) ? MOST_COLUMNS : MOST_BARS) && rows.every((row) => isNumeric(row[1]));
  if (!isPlain) return null;
  return { kind: 'bar', labels, series: [{ name: columns[1] ?? '', data: rows.map((row) => Number(row[1])) }], places: places?.map((line) => line?.[1] ?? null) ?? null, isBridge: false };
}

/** Bars show sizes: where some are below zero and stand in time, only an axis tells which. */
function drawn(chart: Chart): { as: 'axis' | 'bars'; chart: Chart } {
  const isSigned = chart.series.some(({ data }) => data.some((value) => (value ?? 0) < 0));
  return { as: isRanking(chart) || (isTimeline(chart.labels) && !isSigned && chart.labels.length === 2 && chart.series.length === 1) ? 'bars' : 'axis', chart };
}

export function answerPicture({ chart, table }: { chart: Chart | null; table: Table | null }): Picture | null {
  if (chart?.isBridge) return { as: 'bridge', chart };
  const isChart = chart !== null && chart.labels.length >= 2 && chart.labels.length <= (isRanking(chart) ? MOST_BARS : MOST_COLUMNS);
  if (isChart) return drawn(chart);
  const own = table && chart === null ? chartOf(table) : null;
  if (own) return { ...drawn(own), cell: { value: table?.rows[0]?.[1], column: table?.columns[1] ?? '' } };
  if (table && table.rows.length > 0) return { as: 'table', table };
  return chart !== null && chart.labels.length > 0 ? drawn(chart) : null;
}
