import { describe, expect, test } from '@jest/globals';
import { sampleSource } from '../sample-source.test-data.ts';
import { moneyMetric } from '../metrics.ts';
import { defaultReportPeriod, reportPeriods } from './report-period.ts';
import { REPORT_TYPES, reportCapabilities, type ReportType } from './report-types.ts';
import { reportText } from './report-text.ts';
import { writeReport } from './reports.ts';
import { commentaryOf, withCommentary } from './told-otherwise.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };
const write = async (type: (typeof REPORT_TYPES)[number], period = october) => {
  const report = await writeReport(sampleSource(), { type, title: `${type} of the test`, businessName: 'Crumb & Co', period, today: '2026-11-20' });
  return { ...report, content: reportText(report.document), commentary: commentaryOf(report.document) };
};

describe('every type', () => {
  test.each(REPORT_TYPES)('%s names itself, its period and its figures', async (type) => {
    const { content, figures } = await write(type);
    expect(content).toContain(`${type} of the test`);
    expect(content).toContain('October 2026 compared with September 2026');
    expect(content).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(Math.max(...content.split('\n').filter((line) => line.includes('   ')).map((line) => line.length))).toBeLessThan(160);
    expect(moneyMetric('revenue', figures.now) + moneyMetric('otherIncome', figures.now) - moneyMetric('expenses', figures.now)).toBe(moneyMetric('netProfit', figures.now));
  });
});

test('the columns of a table line up', async () => {
  const { content } = await write('monthly');
  const amounts = content.split('\n').filter((line) => /^ {2}(Rent|Payroll|Sales)/.test(line));
  expect(amounts.length).toBeGreaterThan(2);
  expect(new Set(amounts.map((line) => line.length)).size).toBe(1);
});

test('a quarter is told month by month', async () => {
  const { content } = await write('quarterly', { from: '2026-07-01', to: '2026-09-30' });
  expect(content).toMatch(/Jul 2026[^\n]+\n *Aug 2026[^\n]+\n *Sep 2026/);
  expect(content).toContain('Q3 2026');
});

test('a quarter that is still running stands against the same days of the one before, and a part of a month is neither weak nor strong', async () => {
  const { content } = await write('sales-trends', { from: '2026-10-01', to: '2026-11-10' });
  expect(content).toContain('compared with July 1 – August 10, 2026');
  expect(content).toMatch(/^ *Nov 1 – 10, 2026 +\S+ +n\/a +n\/a /m);
});

test('a period without rows says so', async () => {
  const { content, commentary } = await write('monthly', { from: '2020-01-01', to: '2020-01-31' });
  expect(content).toContain('There are no transactions in this period.');
  expect(commentary).toBeNull();
});

describe('in short', () => {
  const inShort = (type: (typeof REPORT_TYPES)[number], expected: string) => test(type, async () => expect((await write(type)).commentary).toBe(expected));
  inShort('monthly', 'In October 2026 revenue was $21,210.00, other income $12.00 and expenses $24,600.00; the result is a net loss of $3,378.00. Revenue fell by $10.00 against September 2026. Expenses rose by $9,830.00 (66.6%) against September 2026. $6,178.00 more cash went out than came in.');
  inShort('expense-summary', 'Expenses in October 2026 came to $24,600.00. Expenses rose by $9,830.00 (66.6%) against September 2026. The largest part was Cost of Goods Sold with $13,620.00, 55.4% of expenses.');
  // The tills of Square bring more, but they are no customer.
  inShort('customer-analysis', 'Revenue in October 2026 came to $21,210.00. Revenue fell by $10.00 against September 2026. The largest customer was Marigold Hotel with $7,500.00, 35.4% of revenue.');
  inShort('revenue-summary', 'Revenue in October 2026 came to $21,210.00. Revenue fell by $10.00 against September 2026. The largest part was Sales - Retail with $12,600.00, 59.4% of revenue.');
});

test('other words take the place of the sentences and of nothing else', async () => {
  const { document, content, commentary } = await write('monthly');
  expect(reportText(withCommentary(document, 'A month to forget.'))).toBe(content.replace(commentary ?? '', 'A month to forget.'));
});

describe('the period of a report that names none', () => {
  const check = (type: ReportType, from: string, to: string, today: string, expected: string) =>
    test(`${type} of data up to ${to} on ${today}`, () => expect(Object.values(defaultReportPeriod(type, { from, to }, today)).join('..')).toBe(expected));
  check('monthly', '2024-01-01', '2026-11-19', '2026-11-20', '2026-10-01..2026-10-31');
  check('quarterly', '2024-01-01', '2026-11-19', '2026-11-20', '2026-07-01..2026-09-30');
  check('monthly', '2024-01-01', '2025-10-31', '2026-11-20', '2025-10-01..2025-10-31');
  check('monthly', '2024-01-01', '2025-10-14', '2026-11-20', '2025-09-01..2025-09-30');
  check('monthly', '2026-11-03', '2026-11-19', '2026-11-20', '2026-11-01..2026-11-20');
  check('financial-overview', '2024-01-01', '2026-11-19', '2026-11-20', '2026-07-01..2026-09-30');
});

describe('the periods to choose from', () => {
  const check = (type: ReportType, from: string, to: string, expected: string[]) =>
    test(`${type} of data from ${from} to ${to}`, () => expect(reportPeriods(type, { from, to }, '2026-11-20').map(({ label }) => label)).toEqual(expected));
  check('monthly', '2026-08-15', '2026-11-19', ['November 1 – 20, 2026', 'October 2026', 'September 2026', 'August 2026']);
  check('quarterly', '2026-02-01', '2026-11-19', ['October 1 – November 20, 2026', 'Q3 2026', 'Q2 2026', 'Q1 2026', 'January 1 – November 20, 2026']);
  check('monthly', '2024-12-20', '2025-01-31', ['January 2025', 'December 2024']);
  test('never more than two years of months', () => expect(reportPeriods('monthly', { from: '2001-01-01', to: '2026-11-19' }, '2026-11-20')).toHaveLength(24));
});

describe('which reports there are', () => {
  const types = (hasAccounting: boolean, hasPayments: boolean, hasProcessedFiles: boolean) => reportCapabilities({ hasAccounting, hasPayments, hasProcessedFiles }).types.map((one) => one.type);
  test('accounting software', () => expect(types(true, true, true)).toEqual(['monthly', 'quarterly', 'comprehensive-financial', 'profit-loss', 'balance-sheet', 'cash-flow-statement', 'expense-analysis', 'revenue-detailed']));
  test('payment processors only', () => expect(types(false, true, true)).toEqual(['revenue-only', 'payment-analytics', 'sales-trends', 'customer-analysis']));
  test('files only', () => expect(types(false, false, true)).toEqual(['monthly', 'quarterly', 'financial-overview', 'expense-summary', 'revenue-summary']));
  test('nothing yet', () => expect(types(false, false, false)).toEqual(['monthly', 'quarterly']));
});
