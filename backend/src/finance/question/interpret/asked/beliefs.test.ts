/** What is believed beside a question, in whichever form: lists that begin with whom the belief names, figures it tells, times it guesses. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const planOf = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['Acme Robotics is our biggest customer, right? who are the top 5', 'list the top 5 customers'],
  ['I think Acme Robotics is our biggest client. Who were the three biggest in 2025?', 'list the biggest 3 customers in 2025'],
  ["Payroll was our largest cost in 2025, wasn't it? list the top four", 'list the top 4 expense categories in 2025'],
  ['WeWork is our main supplier, I guess. name the top two for last year', 'list the top 2 suppliers for last year'],
  ["We make over 20,000 a month, don't we? Which months were below that", 'in which months did we make below 20,000'],
  ['We spend about 500 a month on Adobe, right? how many months were over that in 2025', 'how many months did we spend over 500 on Adobe in 2025'],
  ['I think revenue is at least 10,000 a month, were there any months under that?', 'any months with revenue under 10,000'],
  ['I thought payroll was 9,000 a month, what is it', 'what is payroll per month'],
  ["we spend about 300 a week on Adobe, don't we? what is it really", 'what do we spend per week on Adobe'],
  ['I think it was August, which month was our best for revenue', 'which month was our best for revenue'],
  ['I guess it was August 2025. Which month was our best for revenue?', 'which month was our best for revenue in 2025'],
  ['I think it was Adobe, who did we pay the most in 2025?', 'who did we pay the most in 2025'],
])('%s', (believed, plain) => {
  expect(planOf(plain)).not.toBe('clarify');
  expect(planOf(believed)).toBe(planOf(plain));
});

test.each([
  ['others are listed', 'Acme Robotics is our biggest customer, right? who are the top 5 suppliers', 'ranking expenses all by counterparty largest #5'],
  ['the figure stays, whichever units are held against it', 'We make over 20,000 a month, right? which weeks were below that', 'count-periods revenue all by week below 20000'],
  ['the time of the guess is of another kind', 'I think it was 2025, which month was our best for revenue', 'best-period revenue 2025 by month largest #1'],
  ['a guessed time is the only one there is', 'I think it was August, how much did we spend on rent', 'total expenses [Rent] 2026-08'],
  ['what others do', 'the school district pays monthly, no? how many payments in 2025', planOf('the school district pays monthly. how many payments in 2025')],
  ['the figure of another time', 'Rent is 3,000 a month, right? what was it in March', planOf('rent in March')],
])('not so: %s', (_, question, plan) => expect(planOf(question)).toBe(plan));
