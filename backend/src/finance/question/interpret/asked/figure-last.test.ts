/** The figure that is wanted, said last or worked out in words; one of a kind where others stand beside it in the plural. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['transactions in 2025: number?', 'how many transactions in 2025'], ['Transactions of Q2 2026, counted.', 'how many transactions in Q2 2026'], ['how many records in Q2 2026', 'how many transactions in Q2 2026'], ['count every transaction of 2025, in and out', 'how many transactions in 2025'],
  ['how many times did money come in in 2025', 'how many incoming payments did we have in 2025'], ['how many payments landed in our account in 2025', 'how many deposits came in in 2025'],
  ['divide what Adobe got in 2025 by the number of payments', 'average payment to Adobe in 2025'], ['take 2025 revenue and divide it by twelve', 'average monthly revenue in 2025'], ['what does software come to in an average month, taking just 2025', 'what does software come to in an average month in 2025'],
  ['in 2025, revenue was above $10,000 how many months?', 'in how many months of 2025 was revenue above $10,000'], ['of all months in 2025, which one had the most sales?', 'which month of 2025 had the most sales'], ['the month we sold the least in 2025', 'which month of 2025 had the lowest revenue'],
  ['when we last paid Adobe, how much was it?', 'how much was the latest payment to Adobe'], ['since when have we not paid Adobe', 'when did we last pay Adobe'], ['what amount did we reimburse customers in 2025', 'how much did we refund to customers in 2025'],
  ['for every $100 of sales in 2025, how much gross profit?', 'what was gross margin in 2025'], ['per $100 of revenue in 2025, what was rent?', 'what percent of revenue in 2025 was rent'], ['net profit over revenue 2025', 'net margin 2025'], ['what share of revenue remained after cost of goods in 2025', 'gross margin in 2025'],
  ['average of the last three full months of sales', 'average monthly sales over the last 3 full months'], ['the biggest of our vendors in 2025', 'which vendor was the biggest in 2025'],
  ['2025 payments to Adobe, tell me the number', 'how many payments to Adobe in 2025'], ['how much did we have to reimburse clients in 2025', 'how much did we refund to customers in 2025'],
  ['the last twelve full months averaged what in revenue?', 'average monthly revenue over the last 12 full months'], ['how many times did money move in 2025, either direction', 'how many transactions in 2025'], ['date of the final Adobe payment', 'date of the last Adobe payment'], ['from each $100 of sales in 2025 what stays as profit', 'net margin 2025'],
  ['the customers that contributed the most revenue in 2025', 'the customers that brought in the most revenue in 2025'], ['how much cash disappears each month', 'what is our burn rate'], ['how long can the business live off $60,000', 'with $60,000 in the bank, how many months of runway'],
  ['how fast does the cash run out here per month', 'what is our burn rate'], ['net cash going out every month, average of the last 3 months', 'what is our burn rate'], ['what did cash do in March 2026, net', 'what was net cash flow in March 2026'], ['what cash did we receive in July 2025', 'how much cash came in in July 2025'],
  ['total cash out in March 2026. Draws and loan payments count too.', 'total cash out in March 2026'], ['from whom did we earn the most in 2025?', 'which customers paid us the most in 2025'], ['what brings in the most money, 2025', 'which revenue category was the largest, 2025'],
  ['what kind of revenue was the biggest in 2025', 'which revenue category was the largest in 2025'], ['which of our income categories earned the most in 2025', 'which revenue category was the largest in 2025'],
  ["project next month's sales as the average of the last three full months", 'average monthly sales over the last 3 full months'], ["forecast next month's revenue with the 3 month average", 'average monthly revenue over the last 3 full months'],
])('%s', (question, plain) => expect(read(question)).toBe(read(plain)));

test.each(['landlord adds another 4% to the rent we pay now: new monthly rent?', 'If rent goes up 4%, what will we pay a month?', 'a 4% rent hike, new rent?', 'current rent + 4% = ?', 'what would our monthly rent be after a 4% increase?'])('what the rent would be: %s', (question) => expect(read(question)).toBe('supposed expenses [Rent] 2026-10 supposed 4% | '));

test('one of all the rows', () => expect(read('largest of the Adobe payments in 2025')).toBe('rows bySide [Adobe] 2025 largest #1'));

test.each([
  ['what if rent goes up 4%', /^what-if netProfit/], ['did rent go up 4% in 2025', /^(clarify|compare)/], ['if rent goes up 4% what happens to profit', /^what-if netProfit/], ['rent in 2025', /^total expenses \[Rent\] 2025$/], ['how much did rent go up from 2024 to 2025', /^compare expenses \[Rent\]/],
  ["will next month's sales beat the average of the last three full months", /^(unsupported|clarify)$/], ['sales over the last three full months', /^total revenue/], ['with $60,000 in the bank how many months', /^runway/], ['which vendors did we pay the most in 2025', /#5$/], ['who spent over revenue in 2025', /^(?!total netMargin)/],
])('left as it was: %s', (question, expected) => expect(read(question)).toMatch(expected));
