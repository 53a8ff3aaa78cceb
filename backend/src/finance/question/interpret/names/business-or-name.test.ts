/** A word for a business that is also somebody who is paid, and other people's shops. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (counterparty: string, category: string): PlainRow => ({ ...(agencyRows()[0] as PlainRow), date: '2025-04-02', amount: -80, category, counterparty, description: counterparty });
const { vocabulary } = ledgerOf([...agencyRows(), row("Gold's Gym", 'Wellness'), row('Jo Hill', 'Farm Expenses')].sort((a, b) => (a.date < b.date ? -1 : 1)), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['what did the gym cost us in 2025', 'clarify'],
  ['how much did we spend at the gym in 2025', 'clarify'],
  ['farm costs in 2025', 'clarify'],
  ['how much did we spend at the bakery in 2025', 'clarify'],
  ['cleaning costs in 2025', 'clarify'],
  ['revenue in March, April and so on', 'clarify'],
  // Nobody is called so: looked up in the bank's texts, and asked about.
  ['how much did we pay the school in 2025', 'total expenses ["school"] 2025'],
  // None of them.
  ["what did Gold's Gym cost us in 2025", "total bySide [Gold's Gym; out] 2025"],
  ['what did the studio cost us in 2025', 'total expenses 2025'],
  ['what did the whole business cost us in 2025', 'total expenses 2025'],
  ['gym revenue 2025', 'total revenue 2025'],
  ['running costs in 2025', 'total operatingExpenses 2025'],
  ['revenue in March and April 2025', 'total revenue 2025-03-01..2025-04-30'],
  ['ads ex-LinkedIn in 2025', 'total expenses [Advertising; -LinkedIn Ads] 2025'],
])('%s', (question, expected) => expect(read(question)).toBe(expected));
