/** What changed, both ends of a list, a part of the year that two years share, why somebody stopped, and the other answer of a choice. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';
import { validatePlan } from '../../validate-plan.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');
const found = (text: string) => understand(text, ledger.vocabulary, { asOf: '2026-11-20', previous: null });
const read = (text: string): string => inShort(found(text), ledger.vocabulary);

describe('what changed is told by category', () => {
  test.each([
    ['what changed in our spending last month', 'drivers expenses 2026-10 by category largest | 2026-09'],
    ['what has changed in our expenses between Q2 and Q3?', 'drivers expenses 2026-07-01..2026-09-30 by category largest | 2026-04-01..2026-06-30'],
    ['what changed from august to september in our costs', 'drivers expenses 2026-09 by category largest | 2026-08'],
    ['what moved profit in October', 'drivers netProfit 2026-10 by category largest | 2026-09'],
    ['where did the extra spending in August 2026 come from', 'drivers expenses 2026-08 by category largest | 2026-07'],
    ['which clients are we earning less from this year', 'drivers revenue 2026-01-01..2026-11-20 by counterparty smallest | 2025-01-01..2025-11-20'],
    ['why did revenue double in 2026', 'drivers revenue 2026-01-01..2026-11-20 by category largest | 2025-01-01..2025-11-20'],
    ['did our margin get better or worse this year', 'compare netMargin 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
    // The size of a change, and what is no change.
    ['how much did our spending change last month', 'compare expenses 2026-10 | 2026-09'],
    ['what was our spending last month', 'total expenses 2026-10'],
    ['where did the money go in August 2026', 'ranking expenses 2026-08 by category largest'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('both ends of a list', () => {
  test.each([
    ['highest and lowest revenue month in 2025', 'best-period revenue 2025 by month largest both ends'],
    ['best and worst quarter of 2025 by profit', 'best-period netProfit 2025 by quarter largest both ends'],
    ['what was the worst month and the best month for sales in 2025', 'best-period revenue 2025 by month smallest both ends'],
    ['worst month of 2025 for profit', 'best-period netProfit 2025 by month smallest #1'],
    ['top three months by revenue in 2025', 'best-period revenue 2025 by month largest #3'],
    ['biggest and smallest expense last year', 'rows expenses [out] 2025 largest #1 both ends'],
    ['our smallest and our largest Adobe bill in 2025', 'rows bySide [Adobe; out] 2025 smallest #1 both ends'],
    ['top and bottom 3 vendors of 2025', 'ranking expenses 2025 by counterparty largest #3 both ends'],
    ['who is our biggest and who is our smallest customer in 2025', 'ranking revenue 2025 by counterparty largest #1 both ends'],
    ['biggest expense in 2025', 'rows expenses [out] 2025 largest #1'],
    ['largest customer and smallest expense 2025', 'clarify'],
    ['months of 2025 by revenue from highest to lowest', read('months of 2025 ranked by revenue, highest first')],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));

  test('are told in one line and two lines of the table, and the plan can be stored', async () => {
    const { answer, response, plan } = await answerQuestion({ text: 'best and worst month of 2025 for sales', ...ledger, today: '2026-11-20', previous: null });
    expect(answer.table?.rows).toHaveLength(2);
    expect(response).toMatch(/– the highest revenue of any month in 2025; .* – the lowest\./);
    expect(validatePlan(JSON.parse(JSON.stringify(plan)), ledger.vocabulary)).toMatchObject({ task: 'best-period', bothEnds: true });
  });

  test.each([
    ['biggest and smallest expense in 2025', /, the largest; .*, the smallest: expenses, 2025/],
    ['top and bottom vendor of 2025', / is largest with .*, .* smallest with /],
  ])('%s is told with the rows of both', async (text, said) => {
    const { answer, response, plan } = await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null });
    expect(response).toMatch(said);
    expect(answer.table?.rows).toHaveLength(2);
    expect(validatePlan(JSON.parse(JSON.stringify(plan)), ledger.vocabulary)).toMatchObject({ bothEnds: true });
  });
});

describe('a part of the year behind two years is that part of each', () => {
  test.each([
    ['by what percent did revenue rise from 2024 to 2025 for June to December', 'compare revenue 2025-06-01..2025-12-31 in % | 2024-06-01..2024-12-31'],
    ['how much more did we pay Jonas Weber in 2026 than in 2025 through October', 'compare bySide [Jonas Weber; out] 2026-01-01..2026-10-31 | 2025-01-01..2025-10-31'],
    ['which expense categories increased in 2026 vs 2025, jan-oct', 'drivers expenses 2026-01-01..2026-10-31 by category largest | 2025-01-01..2025-10-31'],
    ['revenue 2026 vs 2025 Q3', 'compare revenue 2026-07-01..2026-09-30 | 2025-07-01..2025-09-30'],
    ['Compare payroll 2025 with 2026', 'compare expenses [Payroll] 2025 | 2026-01-01..2026-11-20'],
    ['revenue in March 2025 vs 2026', 'compare revenue 2025-03 | 2026-03'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('which units fell', () => {
  test.each([
    ['which months did sales go down compared to the month before in 2025', 'run revenue 2025 by month'],
    ['in which months of 2025 were costs higher than the month before', 'run expenses 2025 by month'],
    ['revenue in the month before March 2026', 'total revenue 2026-02'],
    ['revenue before 2026', 'total revenue 2024-05-01..2025-12-31'],
  ])('%s', (text, plan) => expect(read(text).replace(/2024-\d\d-\d\d/, '2024-05-01')).toBe(plan));
});

describe('the other answer of a choice, said in general', () => {
  test.each([
    ['in 2025 was rent bigger than payroll or the other way round? difference please', 'compare expenses [Rent] 2025 | [Payroll]'],
    ['was rent a bigger cost than payroll in 2025, or the reverse', 'compare expenses [Rent] 2025 | [Payroll]'],
    ['is rent bigger than payroll or vice versa in 2025', 'compare expenses [Rent] 2025 | [Payroll]'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));

  test('a word that no row of a side bears is asked about, on either side', async () => {
    const { answer } = await answerQuestion({ text: 'compare rent with payroll zanzibar in 2025', ...ledger, today: '2026-11-20', previous: null });
    expect(answer.kind).not.toBe('answer');
  });
});

describe('why somebody stopped is in no ledger', () => {
  test.each([
    ['why did we stop paying Jonas Weber', 'clarify'], ['why did Jonas Weber leave us', 'clarify'],
    ['why did we lose money in june 2025', 'drivers netProfit 2025-06 by category largest | 2025-05'],
    ['what if we stop paying Jonas Weber', read('what happens if we stop paying Jonas Weber')],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
  test('and is no supposition', () => expect(JSON.stringify(found('why did we stop paying Jonas Weber'))).toContain('not why'));
});

test('how concentrated revenue is, where the share is said', () => {
  expect(read('how concentrated is our revenue: share of the top 3 customers in 2025')).toBe('ranking revenue 2025 by counterparty largest #3 together as share');
  expect(read('how concentrated is our revenue')).toBe('clarify');
});
