/** Who wants a figure, told in front of it, is no condition; what somebody wants of us may be what is asked. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };
const read = (business: keyof typeof LEDGERS, question: string): string => inShort(interpret(question, LEDGERS[business], { asOf: '2026-11-20', previous: null }), LEDGERS[business]);

test.each([
  ['agency', 'Felix is asking what we earned in 2025', 'total revenue 2025'],
  ['agency', 'The landlord asked for our turnover from the 1st of April to the 15th of June 2025.', 'total revenue 2025-04-01..2025-06-15'],
  ['agency', 'our auditor, Mr. Dell, requires the sales figure for Q3 2025', 'total revenue 2025-07-01..2025-09-30'],
  ['agency', 'the chamber of commerce survey wants our 2025 revenue figure', 'total revenue 2025'],
  ['agency', 'my daughter needs for a school project our total spending in 2025', 'total expenses 2025'],
  ['agency', 'I am putting together a loan application and require net profit for calendar 2025', 'total netProfit 2025'],
  ['agency', 'i am after 2025 gross sales', 'total grossSales 2025'],
  ['contractor', 'investors would like to see total expenses for 2025', 'total expenses 2025'],
] as const)('%s: %s', (business, question, plan) => expect(read(business, question)).toBe(plan));

test.each([
  ['contractor', 'what do we pay the landlord in 2025', 'total expenses [Rent] 2025'],
  ['agency', 'how many customers asked for refunds in 2025', 'count refunds [Refunds] 2025 by counterparty'],
  ['agency', 'sales after 2025', 'total revenue 2026-01-01..2026-11-20'],
  ['contractor', 'Oakmont asked how much they paid us in 2025', 'total revenue [Oakmont HOA] 2025'],
  ['contractor', 'did the owners need more in 2025 than in 2024', 'compare netProfit 2025 | 2024'],
] as const)('no frame: %s: %s', (business, question, plan) => expect(read(business, question)).toBe(plan));
