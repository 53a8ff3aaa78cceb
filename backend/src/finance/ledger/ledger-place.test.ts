/** Every figure that says where its rows are is right: the rows of that place add up to the cell, whatever was asked. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../question/answer-question.ts';
import type { Cell } from '../question/answer.ts';
import { agencyRows, contractorRows } from '../question/companies.test-data.ts';
import { ledgerOf, type TestLedger } from '../question/statement-ledger.test-data.ts';
import type { LedgerPlace } from './ledger-place.ts';
import { filterOfPlace } from './test-places.ts';

const QUESTIONS = [
  'expenses by category in 2025', 'top 5 vendors in 2025', 'revenue by month in 2025', 'show cash flow by month', 'why did expenses rise in July 2026?', 'compare revenue in Q1 2026 with Q1 2025',
  'expenses above $2,000 in 2026', 'what were my biggest expense increases in 2025?', 'spending by account in 2025', 'how am I doing this year?', 'what are my recurring costs?', 'number of transactions per month in 2026',
  'share of payroll in expenses in 2025', 'which month had the lowest net profit in 2025?', 'largest 5 expenses in 2025', 'what was my revenue in May 2026?', 'burn rate',
  'total expenses except rent in 2025', 'expenses by vendor without payroll in 2025', 'revenue on Mondays in 2025',
];

async function check(cell: Cell | undefined, place: LedgerPlace, isCount: boolean, ledger: TestLedger): Promise<void> {
  const [total] = await ledger.reader.totals(filterOfPlace(place, ledger.vocabulary), []);
  const sum = (total?.inMinor ?? 0) - (total?.outMinor ?? 0);
  expect({ place, size: isCount ? cell : Math.round(Math.abs(Number(cell)) * 100) }).toEqual({ place, size: isCount ? (total?.inCount ?? 0) + (total?.outCount ?? 0) : Math.abs(sum) });
}

for (const [name, rows] of [['agency', agencyRows()], ['contractor', contractorRows()]] as const) {
  const ledger = ledgerOf(rows, 'categorised');
  test.each(QUESTIONS)(`${name}: %s`, async (text) => {
    const { answer } = await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null });
    const { table, chart, sections, place } = answer;
    const isCount = table?.columns[1] === 'Transactions';
    const tables = [table, ...sections.filter(({ title }) => title !== 'More often, or larger amounts?').map((section) => section.table)].filter((one) => one !== null);
    const cells = tables.flatMap(({ rows: lines, places }) => (places ?? []).flatMap((line, row) => line.flatMap((where, column) => (where ? [[lines[row]?.[column], where] as const] : []))));
    const bars = chart?.isBridge ? [] : (chart?.places ?? []).flatMap((where, index) => (where ? [[chart?.series[0]?.data[index], where] as const] : []));
    expect(cells.length + (place ? 1 : 0)).toBeGreaterThan(0);
    for (const [cell, where] of [...cells, ...bars]) await check(cell, where, isCount, ledger);
    if (place && answer.unit === 'currency' && answer.value !== null && answer.plan?.task === 'total') await check(answer.value, place, false, ledger);
  });
}
