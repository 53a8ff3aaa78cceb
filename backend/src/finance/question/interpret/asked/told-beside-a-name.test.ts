/** Own money by the place it goes to, stretches that begin with an event, lists that are counted first, an office called like a measure, and what must not be caught. */
import { expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (category: string, counterparty: string, description: string, account: string, amount = -100) => ({ date: '2025-03-04', amount, category, counterparty, description, account });
const rows = [...contractorRows(),
  row('Transfer', 'Sparkonto', 'AUF SPARKONTO', 'Main Checking'), row('Transfer', 'Own Credit Card', 'CARD PAYMENT', 'Main Checking'), row('Vehicle', 'Shell', 'FUEL', 'Fleet Card'),
  row('Taxes', 'Revenue Commissioners', 'REVENUE PAYE', 'Main Checking'), row('Sales - Jobs', 'St. Brendan School', 'ST BRENDAN', 'Main Checking', 900), row('Sales - Jobs', 'SumUp', 'SUMUP', 'Main Checking', 90), row('Interest Expense', 'Westpac', 'INTEREST', 'Main Checking'), row('Loan Payment', 'Westpac', 'PRINCIPAL', 'Main Checking'),
  row('Equipment', 'Storz Medical', 'SHOCKWAVE', 'Main Checking'), row('Software Subscriptions', 'Figma', 'FIGMA', 'Main Checking'), row('Software Subscriptions', 'Zoom', 'ZOOM', 'Main Checking')];
const { vocabulary } = ledgerOf(rows, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['what did we move to the savings account in 2025', /^total movement \[Transfer; Sparkonto; out\] 2025$/],
  ['how much got moved across to savings in 2025', /^total movement \[Transfer; Sparkonto; out\] 2025$/],
  ['transfers to the card in 2025', /^total movement \[Transfer; Own Credit Card; out\] 2025$/],
  ['what did we put towards paying off the fleet card in 2025', /^total movement \[Transfer; Own Credit Card; out\] 2025$/],
  ['what was spent on the fleet card in 2025', /^total expenses \[@Fleet Card\] 2025$/],
  ['how much did we deposit in 2025', /^(?!.*Sparkonto)/],
])('own money: %s', (question, plan) => expect(read(question)).toMatch(plan));

test.each([
  ['total rent since the new lease kicked in, that was July 2025', 'total expenses [Rent] 2025-07-01..2026-11-20'],
  ["rent since the new lease (Jul '25)", 'total expenses [Rent] 2025-07-01..2026-11-20'],
  ['The lease was signed in July 2025. Rent paid since then?', 'total expenses [Rent] 2025-07-01..2026-11-20'],
  ["What did we pay Shell in April and May 2025, that's when we planted", 'total bySide [Shell; out] 2025-04-01..2025-05-31'],
  ['what have we paid Shell until now', 'total bySide [Shell; out] all'],
  ['rent from January 2026 until now', 'total expenses [Rent] 2026-01-01..2026-11-20'],
  ['revenue last winter, December, January and February', 'total revenue 2025-12-01..2026-02-28'],
  // Two months are told: neither is the one that is meant.
  ['We moved in March 2025 and in May 2026. Rent since then?', 'compare expenses [Rent] 2026-05 | 2025-03'],
])('since when: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['payments to Revenue 2025', /\[Revenue Commissioners; out\] 2025$/],
  ['what did Revenue get off us in 2025', /\[Revenue Commissioners(; out)?\] 2025$/],
  ['revenue 2025', /^total revenue 2025$/],
  ['rent as a share of revenue 2025', /^share /],
  ['revenue in 2025 without the two suppliers, Shell and Figma', /^total revenue \[-Shell; -Figma\] 2025$/],
  ['what did we pay our two suppliers (Shell and Figma) in 2025', /\[Shell; Figma(; out)?\] 2025$/],
  // Who is not in the ledger is not dropped with the count.
  ['revenue in 2025 without the two suppliers, Umbrella and Figma', /^(?!total revenue \[-Figma\])/],
  ["what did Saint Brendan's pay us in 2025", /\[St\. Brendan School(; in)?\] 2025$/],
  ['sum up everything we spent in 2025', /^total expenses 2025$/],
  ['tot up what we spent in 2025', /^total expenses 2025$/],
  ['2025 software subscriptions total', /^total expenses \[Software Subscriptions\] 2025$/],
  ['3 biggest software subscriptions in 2025', /^ranking .* by counterparty largest #3$/],
  ['shockwave machine cost', /^total expenses \[Equipment; "shockwave"\] all$/],
  ["what'd the rent cost us in 2025", /^total expenses \[Rent\] 2025$/],
  ["what'd happen if the rent doubled", /^(what-if|clarify|unsupported)/],
  ['total repayments to Westpac, both capital and interest', /\[Interest Expense; Loan Payment; Westpac\]|\[Loan Payment; Interest Expense; Westpac\]/],
  ['rent, principal and interest in 2025', /Rent/],
  ['how many charges over 50 were there, if any', /^count .*>50/],
  ['can I get a quick rundown of March 2025', /^overview /],
  ['can I get a loan', /^unsupported/],
])('%s', (question, plan) => expect(read(question)).toMatch(plan));
