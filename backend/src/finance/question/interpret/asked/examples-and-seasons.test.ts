/** Names told as examples of a whole, seasons of one's own, accounts that are customers, and which part of what a party sells is meant. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows, contractorRows, hardwareRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const farmRows = () => hardwareRows().map((row) => (row.counterparty === 'Clover' ? { ...row, category: 'Market & Farm Gate Sales' } : row.counterparty === 'Benjamin Moore' ? { ...row, counterparty: 'Benjamin Moore Primer' } : row.counterparty === 'Do it Best' ? { ...row, counterparty: 'Benjamin Moore Service' } : row));
const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary, farm: ledgerOf(farmRows(), 'categorised').vocabulary };

/** Asked on 20 November 2026 as a first question. */
const CASES: Readonly<Record<string, readonly (readonly [keyof typeof LEDGERS, string, string])[]>> = {
  'names as examples of a whole': [
    ['contractor', 'what did running the yard cost us last month, fuel, payroll, the lot', 'total expenses 2026-10'],
    ['agency', 'total spending in 2025: rent, payroll, travel, you name it', 'total expenses 2025'],
    ['agency', 'rent, payroll, everything, what did we spend in 2025', 'total expenses 2025'],
    ['agency', 'rent and payroll in 2025, all in', 'total expenses [Rent; Payroll] 2025'],
    ['contractor', 'after cost of goods how many dollars of gross profit were left over in Q2 2025', 'total grossProfit 2025-04-01..2025-06-30'],
  ],
  'what somebody believes, told before the question': [
    ['agency', 'My co-owner reckons we cleared forty grand in the back half of 2025. What was net profit for July to December 2025?', 'total netProfit 2025-07-01..2025-12-31'],
    ['contractor', 'The yard rent cost more than I budgeted, so: what did rent set us back in 2025?', 'total expenses [Rent] 2025'],
    ['agency', 'We cancelled Figma at some point, what was the date of the final charge?', 'date movement [Figma; out] all last'],
  ],
  'a season of one\'s own': [
    ['contractor', 'Our Christmas season is 15 November to 24 December. Sales for it in 2025?', 'total revenue 2025-11-15..2025-12-24'],
    ['contractor', 'our high season is from Nov 15 to Jan 10. what did we take last season', 'total revenue 2025-11-15..2026-01-10'],
    ['contractor', 'The spring rush for us is 20 March to the 3rd of June, how much did we sell in the 2024 spring rush', 'total revenue 2024-03-20..2024-06-03'],
    ['contractor', 'harvest runs the 1st of August to the 10th of October. what did fuel cost in harvest 2025', 'total expenses [Shell] 2025-08-01..2025-10-10'],
  ],
  'who buys, and what a party sells': [
    ['agency', 'the two accounts that paid us most in 2025', 'ranking revenue 2025 by counterparty largest #2'],
    ['agency', 'which accounts spent the least with us in 2025', 'ranking revenue 2025 by counterparty smallest #5'],
    ['farm', 'market sales in 2025', 'total revenue [Market & Farm Gate Sales] 2025'],
    ['farm', 'best sales month of 2025', 'best-period revenue 2025 by month largest #1'],
    ['farm', 'what did the primer from Benjamin Moore cost in 2025', 'total expenses [Benjamin Moore Service; Benjamin Moore Primer; "primer"] 2025'],
  ],
};

for (const [group, cases] of Object.entries(CASES)) {
  describe(group, () => {
    test.each(cases)('%s: %s', (business, question, expected) => {
      const vocabulary = LEDGERS[business];
      expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
    });
  });
}
