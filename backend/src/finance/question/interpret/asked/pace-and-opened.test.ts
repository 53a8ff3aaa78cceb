/** How long the doors stay open, how fast cash goes, each month of a stretch and what goes through a line of credit, as owners say it. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2025-03-04', amount, category, description: category, counterparty });
const { vocabulary } = ledgerOf([row(900, 'Sales', 'Acme Builders'), row(5000, 'Loan Proceeds', 'Summit Bank'), row(-700, 'Loan Payment', 'Summit Bank'), row(-60, 'Interest Expense', 'Summit Bank'), row(-400, 'Rent', 'Northgate'), row(-90, 'Meals', 'Blue Cafe')], 'categorised');
const check = (text: string, plan: string): void => expect(`${text} → ${inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary)}`.slice(0, text.length + 3 + plan.length)).toBe(`${text} → ${plan}`);

test.each([
  ['How long can we keep the doors open?', 'runway cashFlow'],
  ['how long could i keep the shop open', 'runway cashFlow'],
  ['are we eating into our cash lately, and at what rate a month?', 'burn cashFlow'],
  ['are we dipping into our reserves', 'burn cashFlow'],
  ['avg monthly burn but over the last six months not three', 'burn cashFlow 2026-05-01..2026-10-31'],
  ['the twelve full months before this one, what was the net cash flow in each of them pls', 'trend cashFlow 2025-11-01..2026-10-31 by month'],
  ['can i get a chart of profit for each of the last 6 months, im a visual person', 'trend netProfit 2026-05-01..2026-10-31 by month'],
  ['did our cash go up or down over Q1 2025, and by how much? count everything in and everything out', 'total cashFlow 2025-01-01..2025-03-31'],
  ['what supplier took far more from us last month than the month before?', 'drivers expenses 2026-10 by counterparty largest | 2026-09'],
  ['line of credit, only the principal not the interest, how much did we pay back in 2025', 'total movement [Loan Payment] 2025'],
])('%s', check);

test.each([
  ['are we eating at Blue Cafe', ''], ['how much is left on the line of credit', 'unsupported'], ['line of credit', 'unsupported'],
  ['meals last month', 'total expenses [Meals] 2026-10'], ['cash flow over the last six months', 'total cashFlow 2026-05-01..2026-10-31'], ['rent in Q1 2025', 'total expenses [Rent] 2025-01-01..2025-03-31'],
])('said with the same words: %s', check);
