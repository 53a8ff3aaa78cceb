/** What people of all trades say around a figure, and what the same words say elsewhere. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };
const read = (business: keyof typeof LEDGERS, question: string): string => inShort(interpret(question, LEDGERS[business], { asOf: '2026-11-20', previous: null }), LEDGERS[business]);

test.each([
  ['agency', 'which month of 2025 saw the highest expenses?', 'best-period expenses 2025 by month largest #1'],
  ['agency', 'what was the hardest month of 2025 profit wise', 'best-period netProfit 2025 by month smallest #1'],
  ['agency', 'net margin 2025, no decimals please', 'total netMargin 2025'],
  ['agency', 'revenue over all the time we have records for', 'total revenue all'],
  ['agency', 'over the whole life of these records what did we spend on rent', 'total expenses [Rent] all'],
  ['agency', 'sum of our expenses from the 1st of this month up to now', 'total expenses 2026-11-01..2026-11-20'],
  ['agency', 'The co-op works on a year that goes October to September. For the one October 2024 through September 2025 what were our sales?', 'total revenue 2024-10-01..2025-09-30'],
  ['agency', 'comparing October to September, which expense category jumped the most?', 'drivers expenses 2026-10 by category largest | 2026-09'],
  ['agency', 'comparing May to April 2025, which expense category rose the most?', 'drivers expenses 2025-05 by category largest | 2025-04'],
  ['agency', 'which of our costs ballooned the most from Q2 to Q3 2025?', 'drivers expenses 2025-07-01..2025-09-30 by category largest | 2025-04-01..2025-06-30'],
  ['agency', 'what eats most of our money?', 'ranking expenses all by category largest #5'],
  ['agency', 'gross margin, how is it moving month to month?', 'trend grossMargin 2026-05-01..2026-10-31 by month'],
  ['agency', 'our spending now versus last quarter', 'compare expenses 2026-10-01..2026-11-20 | 2026-07-01..2026-09-30'],
  ['agency', 'by how much did our cash move in Q2 2025, shifting between our own accounts aside?', /^total cashFlow( \[-Transfer\])? 2025-04-01\.\.2025-06-30$/],
  ['agency', 'net cash flow Q3 2025, leaving out transfers between our own', /^total cashFlow( \[-Transfer\])? 2025-07-01\.\.2025-09-30$/],
  ['agency', 'what did the whole place cost us to run last year, wages and every bill included', 'total expenses 2025'],
  ['agency', 'how much did we hand back to clients in 2025', 'total refunds [Refunds] 2025'],
  ['agency', 'three largest single payments ever received from customers, with who they came from', 'rows grossSales [in] all largest #3'],
  ['agency', 'which quarter of 2025 had the most money coming through the door', 'best-period revenue 2025 by quarter largest #1'],
  ['agency', 'which day of the week brings the fewest sales', 'best-period revenue all by weekday smallest #1'],
  ['agency', 'sales in the first nine months of 2025, refunds already off', 'total revenue 2025-01-01..2025-09-30'],
  ['agency', 'takings 2025, gross, nothing deducted', 'total grossSales 2025'],
  ['agency', 'once the staff is paid for, what percent of 2025 revenue is left? gross margin I mean', 'total grossMargin 2025'],
  ['agency', 'travel for April and May 2025 combined, please; I need it for the payroll provider talks.', 'total expenses [Travel] 2025-04-01..2025-05-31'],
  ['agency', 'Travel (flights, hotels, cars) in 2025', 'total expenses [Travel] 2025'],
  ['agency', 'everything booked under travel in 2025, you know the flights, the hotels, the taxis, how much was that', 'total expenses [Travel] 2025'],
] as const)('%s: %s', (business, question, plan) => expect(read(business, question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

test.each([
  ['agency', 'how much did we transfer to savings in 2025', /^(?!total cashFlow)/],
  ['agency', 'Adobe and Figma in 2025', 'total bySide [Adobe; Figma] 2025'],
  ['agency', 'travel (flights only) in 2025', /^(?!total expenses \[Travel\] 2025$)/],
  ['agency', 'checking account balance', /^balance/],
  ['agency', 'interest on the loan in 2025', /Interest/],
  ['agency', 'which was better in 2025 than in 2024, i mean gross margin', /^(?!total grossMargin)/],
  ['agency', 'how many refunds are off in 2025', /^(?!total revenue)/],
] as const)('stays as it was: %s: %s', (business, question, plan) => expect(read(business, question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));
