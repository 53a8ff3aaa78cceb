/** What a figure is net of anyway may be told at length; what is before refunds is gross. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };
const read = (business: keyof typeof LEDGERS, question: string): string => inShort(interpret(question, LEDGERS[business], { asOf: '2026-11-20', previous: null }), LEDGERS[business]);

test.each([
  'what did we earn in 2025 once refunds are taken off', 'revenue in 2025 after the refunds came off', 'sales in 2025 once returns come off', 'revenue in 2025, net of whatever got refunded',
  'what was revenue in 2025 after we knock off what we gave back', 'revenue in 2025 with customer refunds netted', 'turnover 2025 less anything we handed back to customers', 'income in 2025 once the money was handed back to customers',
])('net anyway: %s', (question) => expect(read('agency', question)).toBe('total revenue 2025'));

test.each(['Home Depot in 2025 after the credit memos came off', 'what did Home Depot get in 2025 once you knock off their credit memos', 'Home Depot in 2025, supplier credits already netted', 'spend at Home Depot in 2025 after the pallet credits came off', 'Home Depot in 2025 net of whatever we sent back'])('net of what came back: %s', (question) => expect(read('contractor', question)).toMatch(/^total (expenses|bySide) \[Home Depot\] 2025$/));

test.each(['sales in 2025 before any refund is deducted', 'what was our sales number in 2025 before anyone\'s money was handed back', 'takings in 2025 before returns come off', 'revenue in 2025 before we take off what we refunded', 'sales in 2025 with refunds not deducted'])('gross: %s', (question) => expect(read('agency', question)).toBe('total grossSales 2025'));

test.each([
  ['agency', 'how much did we refund in 2025', 'total refunds [Refunds] 2025'],
  ['agency', 'what did we earn in 2025 once payroll is taken off', /Payroll|^clarify/],
  ['agency', 'revenue after the refund in March 2025', /./],
  ['agency', 'expenses before rent is deducted in 2025', /^(?!total grossSales)/],
  ['contractor', 'profit in 2025 before taxes come off', /^(?!total grossSales)/],
] as const)('left as it was: %s: %s', (business, question, plan) => expect(read(business, question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));
