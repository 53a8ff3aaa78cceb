/** Decides how an answer is drawn: along an axis, as ranked bars, as a bridge from one figure to another, or as a table. */
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { isNumeric } from './answer-figures.ts';

export type Chart = Pick<NonNullable<AnswerCard_AnswerFragment['chart']>, 'kind' | 'labels' | 'series' | 'places' | 'isBridge'>;
export type Table = Pick<NonNullable<AnswerCard_AnswerFragment['table']>, 'columns' | 'rows' | 'places'>;

export type Picture = { as: 'axis' | 'bars' | 'bridge'; chart: Chart } | { as: 'table'; table: Table };

/** More bars than this are a table's work. */
const MOST_BARS = 10;
const MOST_COLUMNS = 40;
const TIME_LABEL = /^\d{4}(-|$)|\b(19|20)\d{2}\b/;

/** One series over named things is a ranking; over time, or with several series, it is drawn along an axis. */
function isRanking(chart: Chart): boolean {
  return chart.kind !== 'line' && chart.series.length === 1 && !chart.labels.every((label) => TIME_LABEL.test(label));
}

/** A table of a few labels with one figure each is as good as a chart. */
function chartOf({ columns, rows, places }: Table): Chart | null {
  const isPlain = columns.length === 2 && rows.length >= 2 && rows.length <= MOST_BARS && rows.every((row) => isNumeric(row[1]));
  if (!isPlain) return null;
  return { kind: 'bar', labels: rows.map((row) => String(row[0] ?? '')), series: [{ name: columns[1] ?? '', data: rows.map((row) => Number(row[1])) }], places: places?.map((line) => line?.[1] ?? null) ?? null, isBridge: false };
}

/** Bars show sizes: where some are below zero and stand in time, only an axis tells which. */
function drawn(chart: Chart): Picture {
  const isTime = chart.labels.every((label) => TIME_LABEL.test(label));
  const isSigned = chart.series.some(({ data }) => data.some((value) => (value ?? 0) < 0));
  return { as: isRanking(chart) || (isTime && !isSigned && chart.labels.length === 2 && chart.series.length === 1) ? 'bars' : 'axis', chart };
}

export function answerPicture({ chart, table }: { chart: Chart | null; table: Table | null }): Picture | null {
  if (chart?.isBridge) return { as: 'bridge', chart };
  const isChart = chart !== null && chart.labels.length >= 2 && chart.labels.length <= (isRanking(chart) ? MOST_BARS : MOST_COLUMNS);
  if (isChart) return drawn(chart);
  const own = table && chart === null ? chartOf(table) : null;
  if (own) return drawn(own);
  if (table && table.rows.length > 0) return { as: 'table', table };
  return chart !== null && chart.labels.length > 0 ? drawn(chart) : null;
}
