/** Which picture an answer gets. */
import { expect, test } from '@jest/globals';
import { answerPicture, type Chart, type Table } from './answer-picture.ts';

const chart = (kind: Chart['kind'], labels: string[], ...data: number[][]): Chart =>
  ({ kind, labels, places: null, isBridge: false, series: (data.length > 0 ? data : [labels.map((_, index) => index + 1)]).map((values, index) => ({ name: `S${index}`, data: values })) });
const table = (...rows: Table['rows']): Table => ({ columns: (rows[0] ?? []).map((_, index) => `C${index}`), rows, places: null });

function check(some: { chart?: Chart; table?: Table }, expected: string | null) {
  expect(answerPicture({ chart: some.chart ?? null, table: some.table ?? null })?.as ?? null).toBe(expected);
}

test('a trend stands along an axis', () => check({ chart: chart('line', ['2026-01', '2026-02', '2026-03']) }, 'axis'));
test('a ranking is bars, and a long one a table', () => {
  check({ chart: chart('bar', ['Rent', 'Travel']) }, 'bars');
  check({ chart: chart('bar', Array.from({ length: 11 }, (_, index) => `N${index}`)), table: table(['a', 1], ['b', 2]) }, 'table');
});
test('two periods side by side are bars, signed ones not', () => {
  check({ table: table(['Q3 2026', '10.00'], ['Q2 2026', '12.00']) }, 'bars');
  check({ table: table(['May 2026', '-3.00'], ['June 2026', '2.00']) }, 'axis');
});
test('many months of a table stand along an axis, many names stay in it', () => {
  const rows = (label: (index: number) => string) => table(...Array.from({ length: 27 }, (_, index) => [label(index), '1.00']));
  check({ table: rows((index) => `May ${2000 + index}`) }, 'axis');
  check({ table: rows((index) => `Customer ${index}`) }, 'table');
});
test('a table of more than figures stays one', () => {
  check({ table: table(['Gusto', '-1.00', '2026-11-15']) }, 'table');
  check({ table: table(['a', 'words'], ['b', 'words']) }, 'table');
});
test('what leads from one figure to another is a bridge', () => check({ chart: { ...chart('bar', ['May', 'Rent', 'June']), isBridge: true }, table: table(['Rent', 2, 3]) }, 'bridge'));
test('nothing to draw', () => check({}, null));
