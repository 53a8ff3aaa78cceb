/** Names made of ordinary words that the ledger does not know are asked about: what was paid to them is never everything that was paid. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { answerQuestion } from '../../answer-question.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = counterparty.toUpperCase()): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description });
const ledger = ledgerOf(['2025-03', '2025-08', '2026-08', '2026-09', '2026-10'].flatMap((month) => [
  row(`${month}-02`, 9000, 'Sales - Contractor', 'Oak Hill Homes'), row(`${month}-03`, 400, 'Sales - Retail', 'Etsy'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'), row(`${month}-12`, -700, 'Rent', 'Elm Plaza'),
  row(`${month}-13`, -300, 'Materials', 'Menards', 'MENARDS HOME GOODS'), row(`${month}-14`, -210, 'Materials', 'Marble City Stone Tops'), row(`${month}-16`, -4000, 'Owner Draw', 'Dana Reyes'), row(`${month}-17`, -80, 'Office Supplies', 'Corner Print Shop'),
]), 'categorised');
const asked = async (text: string): Promise<string> => (await answerQuestion({ text, ...ledger, today: '2026-11-28', previous: null })).answer.kind;
const read = (question: string): string => inShort(understand(question, ledger.vocabulary, { asOf: '2026-11-28', previous: null }), ledger.vocabulary);

test.each([
  'How much did we pay Office Depot in 2025?', 'How much did we pay Home Depot in 2025?', 'how much did we spend at home depot in 2025', 'how much went to office depot in 2025', 'how much went to party city in 2025',
  'How much did we pay Dollar General in 2025?', 'How much did we pay Good Year Tires in 2025?', 'How much did we pay Big Lots in 2025?', 'what did we pay staples in 2025', 'How much did we pay Staples in 2025?', 'How much did we pay Boots in 2025?',
  'What did the marina charge us in 2025?', 'how much did we pay my brother in 2025', 'How much did we pay the vet in 2025?',
])('nobody of that name is paid: %s', async (question) => expect(await asked(question)).toBe('clarify'));

test.each([
  'How much did Office Depot pay us in 2025?', 'how much revenue came from Good Year Tires in 2025', 'Sales to Party City in 2025', 'When did Office Depot last pay us?', 'what does Party City charge us each month',
  'how much did the yard cost us in 2025', 'how much did the fence cost us in 2025', 'how much did the party cost us in 2025', 'what did the move cost us in 2025',
  'office depot spend by month in 2025', 'Office Depot 2025', 'revenue excluding Party City 2025', 'what did we spend at Menards and Office Depot in 2025', 'what did we spend at Menards and Walmart in 2025',
])('nor does anybody of it pay: %s', async (question) => expect(await asked(question)).not.toBe('answer'));

test.each([
  ['How much did we pay in total in 2025', 'total expenses 2025'],
  ['How much did we pay Out in 2025', 'total expenses 2025'],
  ['how much did we pay altogether in 2025', 'total expenses 2025'],
  ['how much did the whole thing cost us in 2025', 'total expenses 2025'],
  ['how much did the rent cost us in 2025', 'total expenses [Rent] 2025'],
  ['How much did we pay our Suppliers in 2025?', 'total expenses 2025'],
  ['What did we pay our Landlord in 2025?', 'total expenses [Rent] 2025'],
  ['How much did we pay Menards in 2025?', 'total bySide [Menards; out] 2025'],
  ['What did Marble City charge us in 2025?', 'total bySide [Marble City Stone Tops; out] 2025'],
  ['How much did Etsy pay us in 2025?', 'total revenue [Etsy] 2025'],
  ['What Was Our Total Revenue In 2025', 'total revenue 2025'],
  ['What was our Net Profit Margin in 2025?', 'total netMargin 2025'],
  ['who did we pay the most in 2025', 'ranking expenses 2025 by counterparty largest #1'],
  ['How much did we pay our owner in 2025', 'total movement [Owner Draw] 2025'],
  ['how much went to the owners in 2025', 'total movement [Owner Draw] 2025'],
])('what is known is read as before: %s', (question, expected) => expect(read(question)).toBe(expected));
