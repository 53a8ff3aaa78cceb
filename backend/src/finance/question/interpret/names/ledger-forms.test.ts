/** A category called in another form of its own words, a party written in two, and the business called by its trade. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';
import { withoutLeadIns } from '../remarks/lead-ins.ts';
import { inLedgersForms } from './ledger-forms.ts';
import { indexNames } from './names.ts';
import { asOwnCompany } from './own-company.ts';
import { tokenize } from '../words/tokenize.ts';

const paid = (counterparty: string, category: string, amount = -120): PlainRow => ({ date: '2025-05-09', description: counterparty, counterparty, category, amount });
const { vocabulary } = ledgerOf([
  paid('Tasha Brooks', 'Chair Rental Income', 300), paid('Ivy Bridal', 'Salon Service Sales', 300), paid('Oak Lane Realty', 'Premises Rent'), paid('CosmoProf', 'COGS - Color & Backbar'), paid('Redken', 'COGS - Retail Stock'),
  paid('Brandt Legal', 'Professional Fees'), paid('Window Kings', 'Window Cleaning'), paid('Aveda', 'Staff Training'), paid('Fleet Tyres', 'Rental Fleet Maintenance'),
], 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['how many times did Tasha Brooks pay us chair rent in 2025', 'count movement [Chair Rental Income; Tasha Brooks; in] 2025'],
  ['chair rent in 2025', 'total revenue [Chair Rental Income] 2025'],
  ['window cleans in 2025', 'total expenses [Window Cleaning] 2025'],
  ['retail stock purchases in 2025', 'total expenses [COGS - Retail Stock] 2025'],
  ['color & backbar versus retail stock purchases in 2025', 'compare expenses [COGS - Color & Backbar] 2025 | [COGS - Retail Stock]'],
  ['how often did we buy from Cosmo Prof in 2025', 'count movement [CosmoProf; out] 2025'],
])('in the ledger\'s form: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['rent in 2025', 'total expenses [Premises Rent] 2025'],
  ['rent and staff training in 2025', 'total expenses [Premises Rent; Staff Training] 2025'],
  ['prof fees in 2025', 'total expenses [Professional Fees] 2025'],
  ['rental fleet maintenance in 2025', 'total expenses [Rental Fleet Maintenance] 2025'],
])('and what has its own: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how is the salon doing in 2025', 'overview netProfit 2025'],
  ['takings for the salon in March 2025', 'total revenue 2025-03'],
  ['revenue for the salon 2025', 'total revenue 2025'],
])('the business by its trade: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['salon services in 2025', 'total revenue [Salon Service Sales] 2025'],
  ['revenue from salon services in 2025', 'total revenue [Salon Service Sales] 2025'],
])('and what it sells: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['just sat down with a coffee and wondering what our revenue was in March 2025', 'total revenue 2025-03'],
  ['we spend how many on staff training since january 2026', 'total expenses [Staff Training] 2026-01-01..2026-11-20'],
  ['total cash out in March 2025, transfers between our own accounts left aside', 'total cashOut [-Transfer] 2025-03'],
  ['revenue for Q4 2025 before taking refunds off', 'total grossSales 2025-10-01..2025-12-31'],
])('said otherwise: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['looking at rent and wondering what it was in March 2025', 'in 2025 and wondering what rent was'])('what is told before wondering is kept: %s', (question) => expect(read(question)).toContain('Premises Rent'));

test.each([
  'list window cleaning purchases in 2025',
  'which staff training purchases were over 100 in 2025',
  'how much was spent for the store in 2025',
  'what did we pay for the salon in 2025',
  'excluding rent and wondering what we spent on staff training in 2025',
  'just looking at the cards and wondering how much we spent in 2025',
])('is left as it is: %s', (question) => {
  const index = indexNames(vocabulary);
  const tokens = tokenize(question);
  expect(inLedgersForms(asOwnCompany(withoutLeadIns(tokens, index.words), index), index)).toEqual(tokens);
});
