/** Weights, inspections, people's own doings and rulings are in no ledger of payments; what was paid for them is. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const kindOf = (question: string): string => interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }).kind;

test.each([
  'what did we score on the last health inspection?', 'what did the inspector say last time', 'kilos of chicken bought last month?', 'liters of fuel bought in March 2026?', 'how many kilos of flour did we use', 'how many support tickets were closed last week', 'is it legal for me to treat my crew as independent contractors?',
  'what was the average tip percentage in March 2026?', 'which table tips best', 'how many days of sick leave were taken in 2025?', 'which employee sells the most', 'who has the highest salary on the team?', 'how many customers walked out without paying', 'did anyone leave without paying', 'what time does Adobe deliver', 'which days is the landlord away', 'which bills were not paid in March 2026',
])('not in a ledger: %s', (question) => expect(kindOf(question)).toBe('unsupported'));

test.each([
  'how much did we spend on software in 2025', 'what did we pay Adobe in 2025', 'how many payments did Adobe get in 2025', 'which customer paid the most in 2025', 'total rent in 2025', 'which vendor has the highest expenses', 'how much did 200 gallons of fuel cost in rent',
])('in it: %s', (question) => expect(kindOf(question)).not.toBe('unsupported'));
