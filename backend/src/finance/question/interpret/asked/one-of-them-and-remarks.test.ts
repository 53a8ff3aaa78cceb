/** Which one of so many units, categories of two words with "and", what a figure is brought to, and times told in the sentence before. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const lines: readonly PlainRow[] = [['Phone & Internet', 'Verizon'], ['Light & Heat', 'Con Edison']].map(([category, counterparty]) => ({ date: '2026-03-04', amount: -80, category: category as string, counterparty: counterparty as string, description: 'MONTHLY', account: 'Business Checking' }));
const { vocabulary } = ledgerOf([...agencyRows(), ...lines], 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each([
  ['of the last twelve months, which had the least revenue?', 'best-period revenue 2025-11-01..2026-10-31 by month smallest #1'],
  ['of the last four quarters which had the most profit', 'best-period netProfit 2025-10-01..2026-09-30 by quarter largest #1'],
  ['over the past 6 months which one was best for sales', 'best-period revenue 2026-05-01..2026-10-31 by month largest #1'],
  ['the biggest vendor in 2025 was which?', 'ranking expenses 2025 by counterparty largest #1'],
  ['revenue of the last twelve months', 'total revenue 2025-11-01..2026-10-31'],
  ['which vendor had the highest costs in the last 6 months', 'ranking expenses 2026-05-01..2026-10-31 by counterparty largest #1'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['phone and internet in 2026', 'total expenses [Phone & Internet] 2026-01-01..2026-11-18'],
  ['phone n internet in 2026', 'total expenses [Phone & Internet] 2026-01-01..2026-11-18'],
  ['internet and phone bill 2026', 'sum expenses [Phone & Internet] 2026-01-01..2026-11-18 | [-Phone & Internet; Verizon]'],
  ['light and heat in 2026', 'total expenses [Light & Heat] 2026-01-01..2026-11-18'],
  ['wages n rent in 2025', 'total expenses [Payroll; Rent] 2025'],
  ['phone in 2026', 'total expenses [Verizon] 2026-01-01..2026-11-18'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['revenue last year for the award entry', 'total revenue 2025'],
  ['owner draws last year for my self assessment', 'total movement [Owner Draw] 2025'],
  ['net margin all of 2025 for the grant form', 'total netMargin 2025'],
  ['my mortgage adviser wants to know net profit for 2025', 'total netProfit 2025'],
  ['what did we spend last year for the awards entry', 'total expenses ["award"] 2025'],
  ['rent in 2025 for the tender', 'total expenses [Rent; "tender"] 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

describe('a time that only the sentence before tells', () => {
  test.each([
    ['There were some bad ones in 2025. Which three months had the least profit?', 'best-period netProfit 2025 by month smallest #3'],
    ['We went to a fair in 2025, which week had the most sales', 'best-period revenue all by week largest #1'],
    ['I think we peaked last summer, which month had the most revenue', 'best-period revenue all by month largest #1'],
    ['It has been a busy year, which month had the most revenue?', 'best-period revenue all by month largest #1'],
    ['This is getting silly, which month had the most costs in 2025', 'best-period expenses 2025 by month largest #1'],
    ['We did well in March, which quarter was best for profit in 2025', 'best-period netProfit 2025 by quarter largest #1'],
  ])('%s', (question, plan) => expect(read(question)).toBe(plan));
});
