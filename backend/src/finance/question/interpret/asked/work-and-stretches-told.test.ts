/** What a trade calls the work that it sells, and stretches that one sentence tells and the next points back to. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = counterparty.toUpperCase()): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description });
const MONTHS = ['2024-10', '2025-01', '2025-03', '2025-06', '2025-08', '2025-12', '2026-02', '2026-09', '2026-10', '2026-11'];
const rowsOf = (month: string): PlainRow[] => [
  row(`${month}-02`, 9000, 'Sales - Commercial', 'Oak Hill HOA'), row(`${month}-03`, 2400, 'Sales - Homes', 'Square'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'),
  row(`${month}-12`, -700, 'Rent', 'Elm Plaza'), row(`${month}-13`, -300, 'Fuel', 'Chevron'), row(`${month}-14`, -410, 'Contract Labor', 'Ramos Crew'),
];
const plain = ledgerOf(MONTHS.flatMap(rowsOf), 'categorised');
const withSessions = ledgerOf([...MONTHS.flatMap(rowsOf), ...MONTHS.map((month) => row(`${month}-20`, 120, 'Sessions', 'Mindbody'))], 'categorised');
const read = (question: string, { vocabulary }: typeof plain = plain): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['Mean size of a commercial job payment in 2025?', 'average grossSales [Sales - Commercial; in] 2025 per row'],
  ['Biggest job payment that ever landed with us?', 'rows grossSales [in] all largest #1'],
  ['average booking value 2025', 'average grossSales [in] 2025 per row'],
  ['What is our average project worth?', 'average grossSales [in] all per row'],
  ['top 5 job payments in 2025', 'rows grossSales [in] 2025 largest #5'],
  ['how many gig payments did we get in 2025', 'count grossSales [in] 2025'],
  ['biggest payment a client ever made for a job', 'rows grossSales [in] all largest #1'],
  ['biggest order payment that ever landed with us', 'rows grossSales [in] all largest #1'],
])('a piece of work that the ledger has no name for is a sale: %s', (question, expected) => expect(read(question)).toBe(expected));

test('a piece of work that the ledger has a name for is that', () => expect(read('average session payment in 2025', withSessions)).toBe('average grossSales [Sessions; in] 2025 per row'));

test.each([
  'average contract payment to Ramos Crew', 'biggest contract labor payment', 'average job cost in 2025', 'biggest job we paid Ramos Crew for', 'biggest payment to Ramos Crew for a job', 'rent contract payment, the largest',
])('what others are paid for is no sale: %s', (question) => expect(read(question)).not.toContain('grossSales'));

test.each([
  ['June through August is our busy stretch. What revenue did we pull in over that stretch in 2025?', 'total revenue 2025-06-01..2025-08-31'],
  ['November and December are our busy months. What did we take in over those months in 2025?', 'total revenue 2025-11-01..2025-12-31'],
  ['Peak season here is June, July and August. What was net profit for peak season 2025?', 'total netProfit 2025-06-01..2025-08-31'],
  ['We are busiest from June till August. How much did we spend on fuel in that time in 2025?', 'total expenses [Fuel] 2025-06-01..2025-08-31'],
  ['August to October is our slow time. Expenses over that time last year?', 'total expenses 2025-08-01..2025-10-31'],
  ['Our books close on 30 September each year. Net profit for the year that began 1 October 2024 and closed 30 September 2025?', 'total netProfit 2024-10-01..2025-09-30'],
  ['revenue for the twelve months that began on July 1 2024 and finished June 30 2025', 'total revenue 2024-07-01..2025-06-30'],
  ['profit margin in our best season, June to August 2025', 'total netMargin 2025-06-01..2025-08-31'],
  ['our strongest stretch, May through August 2025: revenue?', 'total revenue 2025-05-01..2025-08-31'],
])('a stretch is the one that was told: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each([
  ['June through August is our busy stretch. What was revenue in 2025?', 'total revenue 2025'],
  ['best month June to August 2025 by revenue', 'best-period revenue 2025-06-01..2025-08-31 by month largest #1'],
  ['what was revenue in our best month of 2025', 'best-period revenue 2025 by month largest #1'],
  ['which quarter was our busiest in 2025', 'best-period revenue 2025 by quarter largest #1'],
  ['What was revenue in June and July 2025, and what did those two months cost us?', 'total revenue 2025-06-01..2025-07-31'],
])('a year, or one of several, stays what is asked: %s', (question, expected) => expect(read(question)).toBe(expected));

test('a stretch over the end of a year is not guessed', () => expect(read('December through February is dead for us. Revenue over that time in 2025?')).toMatch(/^clarify/));
