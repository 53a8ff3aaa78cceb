/** "Is rent or payroll our biggest cost", "rent is our biggest cost, right? how much is it": the ranking or both of them, never one row of one of them. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

const WAYS: readonly [plain: string, ways: readonly string[]][] = [
  ['rank the expense categories', [
    'Is rent or payroll our biggest cost?', 'is our biggest expense rent or payroll', "what's our biggest cost: rent or payroll", 'which is our single biggest expense, payroll or rent', 'was rent our biggest expense, or was it payroll?', 'was it rent or payroll that was our biggest cost',
    'is rent, advertising or payroll our biggest cost', 'Rent is our biggest cost, right? how much is it', "payroll is our largest expense, isn't it? How much?", 'I think payroll is our biggest outgoing. How much do we pay?',
    'our biggest cost is payroll, right? how much is it', 'we spend the most on payroll, right? how much is it', 'is rent among our biggest costs', 'is rent one of our main expenses',
  ]],
  ['rank the expense categories in 2025', ['was rent or payroll our biggest cost in 2025', 'which was our biggest cost in 2025, rent or payroll?', 'which was our biggest cost, rent or payroll in 2025', 'Payroll was our biggest cost in 2025, right? how much was it', 'Payroll was our biggest cost, right? how much was it in 2025']],
  ['list the top 3 expense categories', ['is rent one of our top 3 costs']],
  ['rank our suppliers in 2025', ['we pay WeWork the most, right? how much was it in 2025']],
  ['rank our customers in 2025', ['Acme Robotics pays us the most, right? how much was it in 2025', 'Acme Robotics was our best customer in 2025, right? what did they pay us']],
  ['rank our suppliers', ['WeWork is our main supplier, correct? how much did we spend on them', 'is Adobe or WeWork our biggest supplier']],
  ['which is our biggest supplier', ['WeWork is our biggest supplier right', "Adobe is our biggest supplier, isn't it?"]],
  ['which costs more, Adobe or payroll', ['is Adobe or payroll our biggest cost', 'do we spend the most on Adobe or payroll', 'does Adobe or payroll cost us the most', 'what costs us the most, Adobe or payroll']],
  ['which costs less, rent or payroll', ['is rent or payroll our smallest cost']],
];

describe('the same question', () => {
  for (const [plain, ways] of WAYS) test.each(ways)('%s', (way) => {
    expect(read(plain)).not.toMatch(/clarify|unsupported/);
    expect(read(way)).toBe(read(plain));
  });
});

/** What only looks alike. */
test.each([
  ['what was our biggest expense in Q1 or Q2 2026', /clarify/],
  ['what is our biggest expense apart from rent or payroll', /-Rent/],
  ['is rent in our biggest month higher', /^(?!ranking)/],
  ['we pay WeWork monthly, right? how much is it', /^(?!ranking)/],
  ['is payroll our biggest cost', /^ranking expenses all by category largest #1$/],
  ['which costs more, payroll or rent', /^compare expenses/],
  ['rent is high, right? how much is it', /^total expenses \[Rent\]/],
  ['is Monday or Friday our best day', /^(?!compare)/],
])('%s', (text, plan) => expect(read(text)).toMatch(plan));
