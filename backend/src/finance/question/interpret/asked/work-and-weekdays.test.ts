/** What an average weekday brings, one run of the payroll, who no longer comes, and work that no ledger counts. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const [agency, contractor] = [agencyRows(), contractorRows()].map((rows) => ledgerOf(rows, 'categorised').vocabulary);
const told = (question: string, vocabulary = agency): string => (vocabulary ? inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary) : '');

test.each([
  ['what do we take on an average Saturday in 2025', 'total'], ['how much do we spend on a typical Monday in 2025', 'total'],
])('a mean of days, not of single sales: %s', (question) => expect(told(question)).toMatch(/^average (revenue|expenses) \[days \d\] 2025 per day$/));

test.each([
  ['average sale on a Friday in 2025', 'average grossSales [in; days 5] 2025 per row'],
  ['average revenue by weekday in 2025', 'best-period revenue 2025 by weekday per day largest #7'],
  ['on which day of the week do we spend most on average', 'best-period expenses all by weekday per day largest #1'],
  ['how much is each payroll run in 2025', 'average expenses [Payroll; out] 2025 per row'],
  ['rolling three month average of revenue', 'trend revenue 2025-11-01..2026-10-31 by month mean of 3'],
  ['6 month moving average of expenses', 'trend expenses 2025-11-01..2026-10-31 by month mean of 6'],
  ['who has not ordered since June 2026', 'ranking revenue 2025-06-01..2026-05-31 by counterparty largest only-here | 2026-06-01..2026-11-20'],
  ['lost clients in 2026', 'ranking revenue 2025 by counterparty largest only-here | 2026-01-01..2026-11-20'],
  ['what did we earn, spend and keep in June 2025', 'overview netProfit 2025-06'],
  ['occupancy costs 2025', 'total expenses [Rent] 2025'],
])('%s', (question, expected) => expect(told(question)).toBe(expected));

test('who pays is asked for by the name of a kind of income, and single payments are not', () => {
  const { vocabulary } = ledgerOf([...agencyRows(), { date: '2025-05-05', description: 'ACH', amount: 420, category: 'Sales - Direct Shippers', counterparty: 'Amarillo Steel' }], 'categorised');
  expect([told('top 3 shippers 2025', vocabulary), told('top 3 shipper payments 2025', vocabulary)].map((plan) => plan.split(' ')[0])).toEqual(['ranking', 'rows']);
});

test.each(['how many kitchens did we paint in 2025', 'how many loads did we haul in 2025', 'how many tiles were fitted last year', 'how many vans came through the yard', 'occupancy rate'])('no ledger tells: %s', (question) => expect(told(question, contractor)).toBe('unsupported'));
