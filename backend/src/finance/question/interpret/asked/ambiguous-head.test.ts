import { expect, test } from '@jest/globals';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (category: string, amount = -10) => ({ date: '2026-10-05', description: category, amount, category });
const { vocabulary } = ledgerOf([row('Bank Fees'), row('Professional Fees'), row('Sales Tax'), row('Payroll Taxes'), row('Food Cost'), row('Beverage Cost'), row('Sales - Dine In', 90)], 'categorised');
const read = (question: string) => interpret(question, vocabulary, { asOf: '2026-10-31', previous: null });

test('a word that heads several categories is asked about, each and all of them to choose', () => {
  const found = read('fees this month');
  expect(found.kind).toBe('clarify');
  expect(found.kind === 'clarify' && found.choices.map(({ question }) => question)).toEqual(['Bank Fees this month', 'Professional Fees this month', 'Bank Fees and Professional Fees this month']);
  expect(read('taxes paid in October 2026').kind).toBe('clarify');
});

test('one that is said fully is not', () => expect(inShort(read('bank fees in October 2026'), vocabulary)).toBe('total expenses [Bank Fees] 2026-10'));

test('what is said of a category beside its cost tells it', () => {
  expect(inShort(read('food bill in October 2026'), vocabulary)).toBe('total expenses [Food Cost] 2026-10');
  expect(inShort(read('food and beverage cost in October 2026'), vocabulary)).toBe('total expenses [Food Cost; Beverage Cost] 2026-10');
});

test('a category of the chart that no row has does not stand for those that some have', () => expect(inShort(read('total cost of goods sold in October 2026'), vocabulary)).toBe('total cogs 2026-10'));
