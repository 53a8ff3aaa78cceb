/** A report's text as a page: headings, paragraphs, tables, and nothing lost. */
import { expect, test } from '@jest/globals';
import { reportSections } from './report-sections.ts';

const CONTENT = `Monthly Report - Nov 20, 2026
Crumb & Co - Monthly Report, October 2026 compared with September 2026

In October 2026 revenue was $12.00.

Profit and loss
---------------
           October 2026  September 2026  Change
-----------------------------------------------
  Rent            $4.00           $4.00    0.0%
  Owner contributions less draws  -$1.00  $0.00  n/a
Expenses          $3.00           $4.00  -25.0%
-----------------------------------------------
Net profit        $9.00          -$1.00     n/a

Check: 12 - 3 = 9.

What changed
------------
Net profit rose by $10.00:
     +$8.00  Cakes ($0.00 -> $8.00)
`;

test('headings, paragraphs and tables', () => {
  const [opening, profit, change] = reportSections(CONTENT);
  expect(opening).toMatchObject({ title: null, blocks: [{ text: expect.stringContaining('Crumb & Co') }, { text: 'In October 2026 revenue was $12.00.' }] });
  expect(profit).toMatchObject({ title: 'Profit and loss', blocks: [{ kind: 'table', headers: ['', 'October 2026', 'September 2026', 'Change'] }, { text: 'Check: 12 - 3 = 9.' }] });
  expect(change).toEqual({ title: 'What changed', blocks: [{ kind: 'amounts', intro: 'Net profit rose by $10.00:', items: [{ amount: '+$8.00', words: 'Cakes ($0.00 -> $8.00)' }] }] });
});

test('parts, sums and rules of a table', () => {
  const table = reportSections(CONTENT)[1]?.blocks[0];
  const rows = table?.kind === 'table' ? table.rows.map(({ cells, isPart, isSum, isRuled }) => [cells[0], cells.length, isPart, isSum, isRuled]) : null;
  expect(rows).toEqual([['Rent', 4, true, false, false], ['Owner contributions less draws', 4, true, false, false], ['Expenses', 4, false, true, false], ['Net profit', 4, false, true, true]]);
});

test('sentences are put together again', () => {
  expect(reportSections('One sentence\nover two lines.\n\nAnother.')[0]?.blocks).toEqual([{ kind: 'text', text: 'One sentence over two lines.' }, { kind: 'text', text: 'Another.' }]);
});

test('what is no table stays text', () => {
  const check = (content: string) => expect(reportSections(content)).toEqual([{ title: null, blocks: [{ kind: 'text', text: content }] }]);
  check('Hello.');
  check('  a  b\n-----\none cell');
  expect(reportSections('')).toEqual([]);
});
