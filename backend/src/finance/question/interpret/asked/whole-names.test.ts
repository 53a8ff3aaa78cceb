/** Parties and categories whose names are made of words that questions are made of: asked by the whole name they are that one, and their words elsewhere mean what they always do. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const paid = (counterparty: string, category: string, amount = -120): PlainRow => ({ date: '2025-05-09', description: counterparty, counterparty, category, amount });
const { vocabulary } = ledgerOf([
  paid('May Fischer', 'Summer Camps', 300), paid('June Harper Ltd', 'Monthly Retainers', 300), paid('Spring Valley Water', 'Weekly Cleaning'), paid('Next Day Couriers', 'General Expenses'), paid('Who Gives A Crap', 'General Expenses'), paid('Team Up', 'Growth Marketing'),
  paid('Other Half Brewing', 'Tools Under 500'), paid('Usual Suspects', 'Average Cost Adjustments'), paid('Bill.com', 'Fixed Costs Other'), paid('Two Men and a Truck', 'One-off Costs'), paid('Monthly Service Fee', 'Bank Fees'), paid('Savings Transfer', 'Transfer'), paid('Landlord Trust', 'Rent'),
], 'categorised');

const inPlan = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['what did May Fischer pay us in 2025', 'total revenue [May Fischer] 2025'],
  ['may fischer\'s payments in june 2025', 'total bySide [May Fischer] 2025-06'],
  ['revenue from June Harper in May 2025', 'total revenue [June Harper Ltd] 2025-05'],
  ['Spring Valley Water bills in 2025', 'total bySide [Spring Valley Water; out] 2025'],
  ['next day couriers spend in 2025', 'total expenses [Next Day Couriers] 2025'],
  ['what did we pay Who Gives A Crap in 2025', 'total bySide [Who Gives A Crap; out] 2025'],
  ['what did team up cost us in 2025', 'total bySide [Team Up; out] 2025'],
  ['what have we paid other half brewing in 2025', 'total bySide [Other Half Brewing; out] 2025'],
  ['spent at Usual Suspects in 2025', 'total expenses [Usual Suspects] 2025'],
  ['how much did we pay two men & a truck in 2025', 'total bySide [Two Men and a Truck; out] 2025'],
  ['payments to Bill.com in 2025', 'total bySide [Bill.com; out] 2025'],
])('a party: %s', (question, plan) => {
  expect(inPlan(question)).toBe(plan);
});

test.each([
  ['tools under 500 in 2025', 'total expenses [Tools Under 500] 2025'],
  ['average cost adjustments 2025', 'total expenses [Average Cost Adjustments] 2025'],
  ['how much were fixed costs other in 2025', 'total expenses [Fixed Costs Other] 2025'],
  ['one-off costs 2025', 'total expenses [One-off Costs] 2025'],
  ['general expenses 2025', 'total expenses [General Expenses] 2025'],
  ['what did Weekly Cleaning come to in 2025', 'total expenses [Weekly Cleaning] 2025'],
  ['growth marketing in 2025', 'total expenses [Growth Marketing] 2025'],
  ['revenue from summer camps in 2025', 'total revenue [Summer Camps] 2025'],
])('a category: %s', (question, plan) => {
  expect(inPlan(question)).toBe(plan);
});

test.each([
  ['how much did we make in May 2025', 'total revenue 2025-05'],
  ['total expenses in spring 2025', 'total expenses 2025-03-01..2025-05-31'],
  ['what did we pay in bank fees in 2025', 'total expenses [Bank Fees] 2025'],
  ['expenses in 2025', 'total expenses 2025'],
  ['revenue for June 2025', 'total revenue 2025-06'],
  ['payments under $500 in 2025', 'rows cashOut [out; <500] 2025 last'],
  ['expenses by week in June 2025', 'trend expenses 2025-06 by week'],
])('the same words elsewhere: %s', (question, plan) => {
  expect(inPlan(question)).toBe(plan);
});

const tenants = ledgerOf([
  paid('Apartment 1', 'Rental Income', 900), paid('Apartment 2', 'Rental Income', 950), paid('Delta Air Lines', 'Travel'), paid('Delta Air Lines Refund', 'Travel', 40), paid('Food For Less', 'Food'), paid('P & L Plumbing', 'Repairs'), paid('Louis Vuitton', 'Gifts'), paid('Saint Louis Brewing', 'Drinks'),
  paid('Acme Rentals', 'Office Rent Expense'), paid('Acme Cover', 'Motor Trade Insurance'), paid('Zoom', 'Monthly Subscriptions'), paid('Shop Till', 'Sales - Online', 700), paid('Online Sales', 'Sales - Shop', 800),
], 'categorised').vocabulary;

test.each([
  // Numbers tell names apart.
  ['how much did Apartment 2 pay in 2025', 'total revenue [Apartment 2] 2025'],
  // What banks write behind a name belongs to it.
  ['how much did Delta Air Lines cost in 2025', 'total expenses [Delta Air Lines; Delta Air Lines Refund] 2025'],
  ['how much did we spend on food for less than $50 in 2025', 'total expenses [Food; <50] 2025'],
  ['show me the P & L for 2025', 'overview netProfit 2025'],
  ['what did Louis cost in 2025', 'total expenses [Louis Vuitton] 2025'],
  // Of what else a category is called, its own kind comes first.
  ['how much was rent in 2025', 'total expenses [Office Rent Expense] 2025'],
  ['insurance in 2025', 'total expenses [Motor Trade Insurance] 2025'],
  ['revenue from online sales in 2025', 'total revenue [Sales - Online] 2025'],
  ['what are our monthly subscriptions', 'recurring expenses'],
])('names beside others: %s', (question, plan) => {
  expect(inShort(interpret(question, tenants, { asOf: '2026-11-20', previous: null }), tenants).slice(0, plan.length)).toBe(plan);
});

test('what is said back names the party as it was typed', () => {
  const asked = interpret('what did May Fischer zorblax us in 2025', vocabulary, { asOf: '2026-11-20', previous: null });

  expect(JSON.stringify(asked)).not.toContain('qx');
});
