/** What is drawn on a line of credit was borrowed; how much of it is left stands in no ledger. Cover of professions is insurance, and sales before what was given back are gross. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2025-03-04', amount, category, description: category, counterparty });
const { vocabulary } = ledgerOf([row(900, 'Design Fees', 'Marlow Homes'), row(5000, 'Line of Credit Draw', 'Summit Bank'), row(-700, 'Line of Credit Payment', 'Summit Bank'), row(-60, 'Interest Expense', 'Summit Bank'), row(-300, 'Insurance', 'Hartwell Mutual'), row(-400, 'Subconsultants', 'Orrin Structural'), row(-40, 'Refunds', 'Marlow Homes')], 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each([
  ['how much have we drawn on the line of credit in 2025', 'total movement [Line of Credit Draw] 2025'],
  ['line of credit advances in 2025', 'total movement [Line of Credit Draw] 2025'],
  ['line of credit repayments in 2025', 'total movement [Line of Credit Payment] 2025'],
  ['interest on our borrowings in 2025', 'total expenses [Interest Expense] 2025'],
  ['professional liability premiums in 2025', 'total expenses [Insurance] 2025'],
  ['what did E&O cost in 2025', 'total expenses [Insurance] 2025'],
  ['revenue in 2025 before deducting refunds', 'total grossSales 2025'],
  ['how much is left on the line of credit', 'unsupported'],
  ['what is our line of credit', 'unsupported'],
])('%s', (text, plan) => expect(read(text).slice(0, plan.length)).toBe(plan));

test('who works for another firm of one\'s trade is a cost of sales', () => expect(vocabulary.categories.find(({ name }) => name === 'Subconsultants')?.role).toBe('cogs'));
