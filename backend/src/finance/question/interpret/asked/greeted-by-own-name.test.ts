/** Somebody of the ledger who greets, is greeted or signs is no condition of what is asked; who is asked about stays. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf(['2025-05-10', '2026-06-10'].flatMap((date) => [row(date, 9000, 'Sales', 'Harbor Market'), row(date, -6000, 'Payroll', 'Gusto'), row(date, -700, 'Rent', 'Elm Plaza'), row(date, -500, 'Owner Draw', 'Sam Ortiz')]), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  'Hi Sam, how much did we spend on rent in 2025', 'Hey Sam Ortiz here, what was rent in 2025', 'Sam here. what was rent in 2025', 'this is Sam, how much was rent in 2025', 'Dear Purser, Sam Ortiz speaking, how much was rent in 2025', 'good morning from Sam Ortiz, what was rent in 2025',
  "I'm Sam, the owner. What did we spend on rent in 2025?", "Hi, I'm Sam Ortiz. What was rent in 2025?", 'my name is Sam and I want to know rent in 2025', 'rent in 2025 please, thanks Sam', 'what was rent in 2025? Regards, Sam Ortiz', 'Sam asks: what was our rent in 2025',
])('%s', (question) => expect(read(question)).toBe('total expenses [Rent] 2025'));

test.each([
  ['how much did Sam take out in 2025', 'total bySide [Sam Ortiz; out] 2025'],
  ['Hi, what did Sam get in 2025', 'total bySide [Sam Ortiz] 2025'],
  ['hi Harbor Market revenue in 2025', 'total revenue [Harbor Market] 2025'],
  ['hi, Gusto, what did we pay in 2025', 'total bySide [Gusto; out] 2025'],
  ['hi Sam Ortiz, what did we pay him in 2025', 'total bySide [Sam Ortiz; out] 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));
