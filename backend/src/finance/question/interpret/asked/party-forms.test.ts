/** A party is called by a part of what banks and books write: without initials, titles and legal tails, by its surname, in quotes. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const NAMES = ['PYMT Grainger Industrial 0932', 'SQ *Juniper Lane Bakery', 'A.J. Whitaker Electrical', 'Maria Fernanda Lopez', 'Mrs. P. Featherstone', 'Müller Gartenbau GmbH & Co. KG', 'J & R Catering Ltd', 'Banco de Sabadell Leasing', 'Stirling & Kerr Chartered Accountants', 'Harbour Spa Hotel'];
const ledger = { ...vocabulary, counterparties: [...vocabulary.counterparties, ...NAMES.map((name) => ({ name, count: 3 }))] };

const inPlan = (question: string): string => inShort(interpret(question, ledger, { asOf: '2026-11-20', previous: null }), ledger);

test.each([
  ['what did we pay Grainger in 2025', 'what did we pay PYMT Grainger Industrial 0932 in 2025'],
  ['when did we last pay Juniper', 'when did we last pay SQ *Juniper Lane Bakery'],
  ['what did Whitaker pay us in 2025', 'what did A.J. Whitaker Electrical pay us in 2025'],
  ['how much does AJ Whitaker bring us this year', 'how much does A.J. Whitaker Electrical bring us this year'],
  ['when was our first payment from Lopez', 'when was our first payment from Maria Fernanda Lopez'],
  ['how much did Mrs Featherstone pay us in 2025', 'how much did Featherstone pay us in 2025'],
  ['how much did Mrs. P. Featherstone pay us in 2025', 'how much did Featherstone pay us in 2025'],
  ['when did Muller Gartenbau GmbH & Co. KG last pay', 'when did Müller Gartenbau last pay'],
  ['when did Müller Gartenbau Ltd last pay', 'when did Müller Gartenbau last pay'],
  ['what did we get from J & R last year', 'what did we get from J & R Catering last year'],
  ['how much went to Sabadell in March 2026', 'how much went to Banco de Sabadell Leasing in March 2026'],
  ['how much went to "Stirling" between January and March 2026', 'how much went to Stirling between January and March 2026'],
  ['last payment to "Stirling & Kerr", when', 'last payment to Stirling & Kerr, when'],
])('%s', (question, whole) => {
  expect(inPlan(question)).toBe(inPlan(whole));
  expect(inPlan(question)).toMatch(/Grainger|Juniper|Whitaker|Lopez|Featherstone|Müller|J & R|Sabadell|Stirling/);
});

test.each([
  'what did we spend at the bakery in 2025', 'what did electrical work cost us in 2025', 'how much went on industrial cleaning in 2025', 'how much did we spend on the spa in 2025', 'what did Mr Lowenthal pay us in 2025',
  'payments with "deposit" in the text in 2025', 'Rent and R & D in 2025', 'how much did Dr Keller pay us last year',
])('no party is called so: %s', (question) => {
  expect(inPlan(question)).not.toMatch(/Grainger|Juniper|Whitaker|Lopez|Featherstone|Müller|J & R|Sabadell|Stirling/);
});
