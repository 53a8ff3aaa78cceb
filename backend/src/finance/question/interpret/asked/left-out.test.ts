/** What is left out, taken off or said to be included: around and behind names, and credits that are no condition. */
import { describe, expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
const CASES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'left out, around and behind the name': [
    ['if you take Home Depot out of it, what were our costs in 2025', 'total expenses [-Home Depot] 2025'],
    ['expenses 2025 with payroll left out', 'total expenses [-Payroll] 2025'],
    ['costs in 2025, payroll excluded', 'total expenses [-Payroll] 2025'],
    ['total spend last year if rent is taken out', 'total expenses [-Rent] 2025'],
    ['strip subcontractors out of expenses for 2025', 'total expenses [-Subcontractors] 2025'],
    ['2025 revenue with the Hendricks family out of the picture', 'total revenue [-Hendricks Family] 2025'],
    ['what did we spend in 2025 setting payroll aside', 'total expenses [-Payroll] 2025'],
    ['leave Ferguson out, materials 2025', 'total expenses [Cost of Goods Sold; -Ferguson Plumbing] 2025'],
    ['expenses 2025 w/o ADP', 'total expenses [-ADP] 2025'],
    ['spending 2025 sans rent', 'total expenses [-Rent] 2025'],
    ['costs last year barring fuel', 'total expenses [-Shell] 2025'],
    ['revenue 2025 but for Oakmont', 'total revenue [-Oakmont HOA] 2025'],
    ['rent and payroll excluded, costs 2025', 'total expenses [-Rent; -Payroll] 2025'],
    ['how much did we spend in 2025 if payroll is left out', 'total expenses [-Payroll] 2025'],
    ['spending 2025, rent left out', 'total expenses [-Rent] 2025'],
    ['what did we spend in 2025 if cost of goods and rent are not counted', 'total expenses [-Rent; -Cost of Goods Sold; -Subcontractors] 2025'],
    ['revenue 2025 that did not come from Oakmont', 'total revenue [-Oakmont HOA] 2025'],
    ['how much came in in 2025 from everyone but Oakmont', 'total revenue [-Oakmont HOA] 2025'],
    ['what did we earn in 2025 apart from what came from Oakmont', 'total revenue [-Oakmont HOA] 2025'],
    ['expenses 2025 not counting the plumber (Ferguson Plumbing)', 'total expenses [-Ferguson Plumbing] 2025'],
    ['expenses 2025 without the stores (Ferguson, Home Depot)', 'total expenses [-Ferguson Plumbing; -Home Depot] 2025'],
    ['expenses 2025 without the payroll firm (ADP) and the rent', 'total expenses [-Rent; -ADP] 2025'],
    ['expenses (excluding payroll) for Home Depot in 2025', 'total expenses [-Payroll; Home Depot] 2025'],
    ['how much revenue did not come thru Oakmont in 2025', 'total revenue [-Oakmont HOA] 2025'],
  ],
  'left out without a name, which is asked for': [
    ['what did we spend in 2025 minus the people stuff', 'clarify'],
    ['spending 2025 less the one off things', 'clarify'],
    ['expenses 2025 ignoring the usual stuff', 'clarify'],
    ['expenses 2025 minus the rent', 'total expenses [-Rent] 2025'],
    ['revenue 2025 minus all costs', 'remainder revenue 2025 | expenses'],
    ['revenue 2025 less the refunds', 'total revenue 2025'],
    ['did we spend less the second half of 2025 than the first half', 'compare expenses 2025-07-01..2025-12-31 | 2025-01-01..2025-06-30'],
  ],
  'net of what came back': [
    ['Home Depot 2025 net of returns', 'total bySide [Home Depot] 2025'],
    ['home depot after credits, 2025', 'total bySide [Home Depot] 2025'],
    ['Home Depot total for 2025 less any returns', 'total bySide [Home Depot] 2025'],
    ['what did home depot cost us in 2025 after the returns', 'total bySide [Home Depot; out] 2025'],
    ['Home Depot spend 2025 net of credit memos', 'total expenses [Home Depot] 2025'],
    ['Home Depot 2025, returns deducted', 'total bySide [Home Depot] 2025'],
    ['home depot 2025 minus vendor credits', 'total bySide [Home Depot] 2025'],
    ['ferguson 2025 including credits', 'total bySide [Ferguson Plumbing] 2025'],
  ],
  'said to be included': [
    ['money out in 2025 including draws and the loan', 'total cashOut 2025'],
    ['all cash out 2025, loan payments included', 'total cashOut 2025'],
    ['expenses 2025 including rent', 'total expenses 2025'],
    ['total expenses incl payroll in 2025', 'total expenses 2025'],
    ['cash in 2025 counting the loan proceeds', 'total cashIn 2025'],
    ['net cash flow 2025 including draws', 'total cashFlow 2025'],
    ['expenses 2025 including owner draws', 'clarify'],
    ['payroll including subcontractors 2025', 'total expenses [Payroll; Subcontractors] 2025'],
  ],
};

for (const [group, cases] of Object.entries(CASES)) {
  describe(group, () => {
    test.each(cases)('%s', (question, expected) => {
      expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
    });
  });
}
