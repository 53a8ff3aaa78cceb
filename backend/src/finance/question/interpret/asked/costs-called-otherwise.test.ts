/** What owners call a cost that their books call otherwise, and who is paid for it; what only sounds like it. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (category: string, counterparty: string, amount = -100): PlainRow => ({ date: '2025-05-10', amount, category, counterparty, description: counterparty });
const later = (category: string): PlainRow => ({ ...row(category, 'Tables', 50), date: '2026-01-10' });
const restaurant = ledgerOf([
  later('Dine-In Sales'),
  row('Dine-In Sales', 'Tables', 9000), row('Delivery Sales', 'DoorDash', 800), row('Delivery Sales', 'Grubhub', 700), row('COGS - Food', 'Sysco'), row('COGS - Beverage', 'Republic National'), row('COGS - Beverage', 'Hill Wines'),
  row('Payroll', 'Gusto'), row('Utilities', 'Texas Gas Service'), row('Utilities', 'Austin Energy'), row('Utilities', 'Spectrum Business'), row('Pest Control', 'Bowline & Sons'), row('Waste Removal', 'Kessler'), row('Smallwares', 'Oakley'), row('Credit Card Processing', 'Heartland'), row('Rent', 'Mueller Partners'), row('Equipment Lease', 'Marlin'),
], 'categorised');
const garage = ledgerOf([
  later('Repair Income'),
  row('Repair Income', 'Fleet Co', 9000), row('Parts Purchases', 'Napa'), row('Sublet & Towing', 'Ace Towing'), row('Sublet & Towing', 'Glass Doctor'), row('Technician Wages', 'Staff'), row('Seasonal Labor', 'Temps'), row('Medical Waste Disposal', 'Stericycle'), row('Outside Lab', 'Lab One'), row('Laboratory Supplies', 'Lab Two'),
], 'categorised');
const reader = ({ vocabulary, reader: rows }: typeof restaurant) => async (text: string): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, reader: rows, vocabulary, today: '2026-01-15', previous: null });
  return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, vocabulary) : answer.kind;
};
const [eaten, mended] = [reader(restaurant), reader(garage)];

describe('a cost in the words of its owner', () => {
  test.each([
    ['how much did we spend on drinks in 2025', 'total expenses [COGS - Beverage] 2025'],
    ['what did the booze cost us in 2025', 'total expenses [COGS - Beverage] 2025'],
    ['spent on groceries in May 2025', 'total expenses [COGS - Food] 2025-05'],
    ['who are the two biggest drink vendors in 2025', 'ranking expenses [COGS - Beverage] 2025 by counterparty largest #2'],
    ['what did we pay the exterminator in 2025', 'total expenses [Pest Control] 2025'],
    ['trash costs in 2025', 'total expenses [Waste Removal] 2025'],
    ['how much went on plates and pans in 2025', 'total expenses [Smallwares] 2025'],
    ['swipe fees in 2025', 'total expenses [Credit Card Processing] 2025'],
    ['what did we pay the landlord in 2025', 'total expenses [Rent] 2025'],
  ])('%s', async (text, plan) => expect(await eaten(text)).toBe(plan));

  test.each([
    ['what did we pay the mechanics in 2025', 'total expenses [Technician Wages] 2025'],
    ['what did we pay the tow company in 2025', 'total expenses [Ace Towing] 2025'],
    ['what did bloodwork cost in 2025', 'total expenses [Outside Lab] 2025'],
    ["how much were the guys' wages in 2025", 'total expenses [Technician Wages; Seasonal Labor] 2025'],
  ])('%s', async (text, plan) => expect(await mended(text)).toBe(plan));
});

describe('firms by what they do', () => {
  test.each([
    ['how much did the delivery apps pay us in 2025', 'total cashIn [DoorDash; Grubhub] 2025'],
    ['what did we pay the gas company in 2025', 'total expenses [Texas Gas Service] 2025'],
    ['what did we pay our payroll service in 2025', 'total expenses [Gusto] 2025'],
    ['the gas bill from Texas Gas Service in 2025', 'total expenses [Texas Gas Service] 2025'],
    ['how much were light, gas and internet in 2025', 'total expenses [Austin Energy; Texas Gas Service; Spectrum Business] 2025'],
  ])('%s', async (text, plan) => expect(await eaten(text)).toBe(plan));
});

test.each(['our prime cost in 2025, that is food plus beverage plus payroll', 'what was our prime cost in 2025 (food, beverage and payroll)?'])('%s: what it is told to be', async (text) => expect(await eaten(text)).toBe('total expenses [COGS - Food; COGS - Beverage; Payroll] 2025'));

describe('what only sounds like it', () => {
  test.each([
    ['how many seasonal workers did we have in May', 'unsupported'],
    // A narrower thing than the word.
    ['what did trash cost us in 2025', 'clarify'],
    ['what did the roofers cost us in 2025', 'clarify'],
  ])('%s', async (text, kind) => expect(await mended(text)).toBe(kind));

  test.each([
    ['what did we pay for what we cook with in 2025', 'clarify'],
    ['prime cost in 2025', 'clarify'],
    ['what did dessert wine glasses for the kids frobnicate in 2025', 'clarify'],
  ])('%s', async (text, kind) => expect(await eaten(text)).toBe(kind));
});

test('what was not understood is said as it was typed', async () => {
  const refused = async (text: string): Promise<string> => (await answerQuestion({ text, ...restaurant, today: '2026-01-15', previous: null })).response;
  expect(await refused('what did Texas Gas Service and Austin Energy share of wobbly per zorble')).not.toContain('qx');
  expect(await refused('how much did we spend on zorbles in 2025')).toContain('“zorbles”');
});
