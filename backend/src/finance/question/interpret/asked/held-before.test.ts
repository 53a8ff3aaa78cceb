/** Two stretches of time held against each other: which one is meant is told by how far it lies back. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() });
const MONTHS = ['2025', '2026'].flatMap((year) => Array.from({ length: 11 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`));
const { vocabulary } = ledgerOf(MONTHS.flatMap((month) => [row(`${month}-03`, 900, 'Store Sales', 'Square'), row(`${month}-05`, -300, 'Payroll', 'Homebase')]), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

const Q3 = '2026-07-01..2026-09-30';
const SUMMER = '2026-06-01..2026-08-31';

test.each([
  // The year before.
  ['Revenue last full quarter against the same quarter one year earlier', `compare revenue ${Q3} | 2025-07-01..2025-09-30`],
  ['By what percent did payroll change last quarter against the quarter one year before it?', `compare expenses [Payroll] ${Q3} in % | 2025-07-01..2025-09-30`],
  ['revenue in October against the corresponding month of the prior year', 'compare revenue 2026-10 | 2025-10'],
  ['How did revenue in September 2026 do against its counterpart a year earlier?', 'compare revenue 2026-09 | 2025-09'],
  ['revenue Q2 2026 compared to 12 months ago', 'compare revenue 2026-04-01..2026-06-30 | 2025-04-01..2025-06-30'],
  ['revenue June to August 2026 against the period a year earlier', `compare revenue ${SUMMER} | 2025-06-01..2025-08-31`],
  ['total expenses June to August 2026 versus the year before', `compare expenses ${SUMMER} | 2025-06-01..2025-08-31`],
  ['total expenses last quarter versus the prior year', `compare expenses ${Q3} | 2025-07-01..2025-09-30`],
  // What lies just before it.
  ['June to August 2026\'s payroll against the preceding three months', `compare expenses [Payroll] ${SUMMER} | 2026-03-01..2026-05-31`],
  ['October revenue vs the three months before it', 'compare revenue 2026-10 | 2026-07-01..2026-09-30'],
  ['last quarter\'s revenue next to the one that came before', `compare revenue ${Q3} | 2026-04-01..2026-06-30`],
  ['payroll June to August 2026 vs the one before it', `compare expenses [Payroll] ${SUMMER} | 2026-03-01..2026-05-31`],
  ['last month\'s revenue compared to the average of the last three months', 'compare revenue 2026-10 per month | 2026-08-01..2026-10-31'],
  ['October revenue against the average of the three months before', 'compare revenue 2026-10 per month | 2026-07-01..2026-09-30'],
  // Two steps back.
  ['revenue last month against the month two before it', 'compare revenue 2026-10 | 2026-08'],
  ['last quarter revenue against the quarter two before that', `compare revenue ${Q3} | 2026-01-01..2026-03-31`],
  // The last one and the one before.
  ['Percentage change in total expenses between the last two complete months', 'compare expenses 2026-10 in % | 2026-09'],
  ['revenue change between the last two months', 'compare revenue 2026-10 | 2026-09'],
  ['what is the difference in profit between the last two quarters', `compare netProfit ${Q3} | 2026-04-01..2026-06-30`],
  ['revenue for the last two full months, change from one to the next in percent', 'compare revenue 2026-10 in % | 2026-09'],
  ['over the last two months, did revenue rise or fall from one to the other?', 'compare revenue 2026-10 | 2026-09'],
  ['what is the swing in net profit between the two most recent full months', 'compare netProfit 2026-10 | 2026-09'],
  ['profit last quarter relative to the prior one', `compare netProfit ${Q3} | 2026-04-01..2026-06-30`],
  ['how does last month compare with the same month two years ago in revenue', 'compare revenue 2026-10 | 2024-10'],
  ['how did the two most recent quarters\' sales compare', `compare revenue ${Q3} | 2026-04-01..2026-06-30`],
  ['compare the last two months revenue', 'compare revenue 2026-10 | 2026-09'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['revenue in quarter one 2026', 'total revenue 2026-01-01..2026-03-31'],
  ['revenue in quarter one', 'total revenue 2026-01-01..2026-03-31'],
  ['how much did revenue rise from June to August 2026', 'compare revenue 2026-08 | 2026-06'],
  ['revenue in the last two months', 'total revenue 2026-09-01..2026-10-31'],
  ['revenue in the preceding three months', 'total revenue 2026-08-01..2026-10-31'],
  ['compare the last two months with the same two months a year earlier, revenue', 'compare revenue 2026-09-01..2026-10-31 | 2025-09-01..2025-10-31'],
  ['revenue the last three months vs the previous three months', 'compare revenue 2026-08-01..2026-10-31 | 2026-05-01..2026-07-31'],
  ['average sale in October against the average of September', 'compare grossSales [in] 2026-10 per row | 2026-09'],
  ['revenue last year vs the prior year', 'compare revenue 2025 | 2024'],
  ['how much payroll in the same months of the previous year', 'total expenses [Payroll] 2025'],
  ['revenue 12 months ago', 'total revenue 2025-11'],
])('not caught: %s', (question, plan) => expect(read(question)).toBe(plan));
