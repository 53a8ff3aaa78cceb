/** What is told of an answer always fits into one notification. */
import { expect, test } from '@jest/globals';
import { boundedNotice, type AnswerNews } from './answer-news.ts';

const business = '01a1fb50-9c15-70b9-96c4-ac6cedd959f3';
const news = (part: Partial<AnswerNews>): AnswerNews => ({ stage: 'worded', reading: null, figures: null, words: null, ...part });
const rows = (count: number) => Array.from({ length: count }, (_, row) => [`Category – ${row}`, '1234.56']);
const figures = (tableRows: number, points: number): AnswerNews => news({
  stage: 'computed',
  figures: {
    value: '1.00', unit: 'currency', currency: 'USD', period: null, table: { columns: ['Category', 'Amount'], rows: rows(tableRows) },
    chart: { kind: 'bar', labels: rows(points).map(([label]) => label ?? ''), series: [{ name: 'Amount', data: rows(points).map(() => '1234.56') }] },
  },
});

test.each([
  ['small figures go whole', figures(10, 10), figures(10, 10)],
  ['a long chart is left out', figures(10, 1_000), { figures: { value: '1.00', table: { rows: rows(10) }, chart: null } }],
  ['a long table is left out, too', figures(1_000, 10), { figures: { value: '1.00', table: null, chart: null } }],
])('%s', (_name, given, expected) => {
  const notice = boundedNotice(business, given);
  expect(notice?.news).toMatchObject(expected);
  expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(8_000);
});

test('words without end are not told ahead', () => {
  expect(boundedNotice(business, news({ words: 'ä'.repeat(3_900) }))).toBeNull();
  expect(boundedNotice(business, news({ words: 'ä'.repeat(3_000) }))).not.toBeNull();
});
