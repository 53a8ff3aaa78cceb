/** What a plan leaves unexplained is asked back; what it accounts for in other words is not. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };

const asked = (business: keyof typeof LEDGERS, question: string) => interpret(question, LEDGERS[business], { asOf: '2026-11-20', previous: null });

describe('an unexplained word is asked back', () => {
  test.each([
    ['agency', 'hygienist payroll in 2025', 'hygienist'],
    ['agency', 'revenue per closed day in october 2026', 'closed'],
    ['agency', 'how much did we spend at that time', 'at that time'],
    ['contractor', 'what was our income in the month with the highest costs in 2025', 'costs'],
  ] as const)('%s: %s', (business, question, word) => {
    const found = asked(business, question);
    expect(found.kind).not.toBe('plan');
    expect(found.kind === 'clarify' ? found.message : word).toContain(word);
  });

  test('and the question without it is offered', () => {
    const found = asked('agency', 'revenue per closed day in october 2026');
    expect(found.kind === 'clarify' && found.choices[0]?.question.includes('closed')).toBe(false);
  });
});

describe('said in other words', () => {
  test.each([
    ['agency', 'spending since the month started', 'total expenses 2026-11-01..2026-11-20'],
    ['agency', 'revenue since we opened', 'total revenue all'],
    ['agency', 'sales in the back half of 2025', 'total revenue 2025-07-01..2025-12-31'],
    ['agency', 'net profit in the six months before this one', 'total netProfit 2026-05-01..2026-10-31'],
    ['agency', 'revenue first nine months of 2026 vs 2025', 'compare revenue 2026-01-01..2026-09-30 | 2025-01-01..2025-09-30'],
    ['agency', 'october revenue against last october', 'compare revenue 2026-10 | 2025-10'],
    ['agency', 'for every dollar we earned in 2025 how much went on payroll', 'share expenses [Payroll] 2025 | revenue []'],
    ['agency', 'the insurance is with my brother. what was revenue in 2025?', 'total revenue 2025'],
    ['agency', 'which vendor do we pay most often in 2025', 'ranking expenses 2025 by counterparty largest #1'],
    ['agency', 'clients who paid us more than 10k in 2025', 'ranking revenue 2025 by counterparty largest above 10000'],
    ['contractor', 'payments of exactly $25 in 2025', 'rows movement [>=25; <=25] 2025 last'],
    ['contractor', 'how many dollars went to Shell in 2025', 'total bySide [Shell; out] 2025'],
  ] as const)('%s: %s', (business, question, expected) => expect(inShort(asked(business, question), LEDGERS[business])).toBe(expected));

  test('how often is counted, a running total is added up', () => {
    const [often, running] = ['which vendor do we pay most often in 2025', 'running total of sales by month in 2025'].map((question) => asked('agency', question));
    expect(often?.kind === 'plan' && often.plan.counted).toBe(true);
    expect(running?.kind === 'plan' && running.plan.cumulative).toBe(true);
  });
});
