/** Wholes beside their examples, what is named wrongly first, what is out anyway, questions before the question, owners together and what came back. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const schoolRows = () => agencyRows().map((row) => ({
  ...row,
  ...(row.category === 'Consulting Income' ? { category: 'Tuition Income', counterparty: 'Brightwheel' } : row.category === 'Project Income' ? { category: 'State Subsidy Income' } : {}),
  ...(row.category === 'Refunds' ? { description: `REFUND PARENT ${row.date}` } : {}),
}));
const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary, school: ledgerOf(schoolRows(), 'categorised').vocabulary };

/** Asked on 20 November 2026 as a first question. */
const CASES: Readonly<Record<string, readonly (readonly [keyof typeof LEDGERS, string, string])[]>> = {
  'the whole beside its examples': [
    ['agency', 'what did the whole shop ring up last month, logos + web + print, everything', 'total revenue 2026-10'],
    ['agency', 'so the flights and the Hilton nights and the taxis, all the travel, what was that last quarter', 'total expenses [Travel] 2026-07-01..2026-09-30'],
    ['agency', 'Figma, Adobe, all of the software: what did it come to in Q3 2026', 'total expenses [Software Subscriptions] 2026-07-01..2026-09-30'],
    ['agency', 'rent, payroll, travel, all our overheads, how much in 2025', 'total operatingExpenses 2025'],
  ],
  'and what is a list of its own': [
    ['agency', 'the whole year 2025, rent and payroll and travel', 'total expenses [Rent; Payroll; Travel] 2025'],
    ['agency', 'what did the whole shop spend in 2025 on rent and payroll', 'total expenses [Rent; Payroll] 2025'],
    ['agency', 'Acme and Blue Heron, all the payments in 2025', 'total bySide [Acme Robotics; Blue Heron Museum] 2025'],
    ['agency', 'rent and payroll, all of 2025', 'total expenses [Rent; Payroll] 2025'],
    ['agency', 'whole business in 2025, rent and payroll', 'total expenses [Rent; Payroll] 2025'],
  ],
  'named wrongly first': [
    ['agency', 'okay so rent for September no sorry not the rent, payroll, how much was payroll for September', 'total expenses [Payroll] 2026-09'],
    ['agency', 'rent for september, no wait, not rent, travel', 'total expenses [Travel] 2026-09'],
    ['agency', 'how much was payroll in 2025 sorry not payroll, rent', 'total expenses [Rent] 2025'],
    ['agency', 'I want rent, not payroll, for 2025', 'total expenses [Rent; -Payroll] 2025'],
    ['agency', 'sorry to bother you, not sure about rent: what was it in 2025', 'total expenses [Rent] 2025'],
  ],
  'out anyway': [
    ['agency', "I don't want the card autopay counted on top of the card purchases. Expenses 2025, done right?", 'total expenses 2025'],
    ['agency', 'I moved money to savings and paid the visa card off every month, those arent expenses right? total expenses 2025 without them', 'total expenses 2025'],
    ['agency', 'we take draws, they are not expenses, right? what were expenses in 2025 then', 'total expenses 2025'],
    ['agency', "I don't want rent counted. Expenses 2025?", 'total expenses [-Rent] 2025'],
    ['agency', "We don't want payroll and rent included: what were the expenses in 2025", 'total expenses [-Payroll; -Rent] 2025'],
    ['agency', "I don't want to guess. what was the rent in 2025", 'total expenses [Rent] 2025'],
    ['agency', 'transfers to the card are not expenses. how much did we transfer to the card in 2025', 'total movement [Transfer; Own Credit Card; out] 2025'],
    ['agency', 'we paid taxes twice. how much were taxes in 2025', 'total expenses [Taxes] 2025'],
  ],
  'a question before the question': [
    ['agency', 'Has Acme been worth it? tell me what theyve paid us in all', 'total revenue [Acme Robotics] all'],
    ['agency', 'should we keep Figma? what did it cost in 2025', 'total expenses [Figma] 2025'],
    ['agency', 'Why does income dip in summer? which income category fell the most from Q2 2025 to Q3 2025', 'drivers revenue 2025-07-01..2025-09-30 by category smallest | 2025-04-01..2025-06-30'],
    ['agency', 'why did revenue fall in October? which customers paid less', 'drivers revenue 2026-10 by counterparty smallest | 2026-09'],
    ['agency', 'why are costs up in 2026? what were they in 2025', 'drivers expenses 2026-01-01..2026-11-20 by category largest | 2025'],
    ['agency', 'is the rent worth it? what share of revenue is it in 2025', 'share expenses [Rent] 2025 | revenue []'],
    ['agency', 'Why is payroll up? what was it in October 2026', 'drivers expenses [Payroll] 2026-10 by category largest | 2026-09'],
  ],
  'one alone, and another name in brackets': [
    ['agency', 'what did Figma get from us in 2025. only Figma, not the print shop', 'total bySide [Figma; out] 2025'],
    ['agency', 'only rent, not payroll, in 2025', 'total expenses [Rent; -Payroll] 2025'],
    ['agency', 'advertising 2025, everything apart from the microsoft (LinkedIn) ads', 'total expenses [Advertising; -LinkedIn Ads] 2025'],
  ],
  'sums spelled out': [
    ['agency', 'Of every hundred dollars of sales in 2025 how many came from consulting', 'share revenue [Consulting Income] 2025 | []'],
    ['agency', 'of every $100 we spent in 2025, how much was payroll', 'share expenses [Payroll] 2025 | []'],
    ['agency', 'The project work: project income less subcontractors, 2025. What remained, in dollars?', 'remainder revenue [Project Income] 2025 | expenses [Subcontractors]'],
    ['agency', 'Consulting: revenue minus travel in 2025', 'remainder revenue [Consulting Income] 2025 | expenses [Travel]'],
    ['agency', 'Rent: 2025 minus 2024', 'compare expenses [Rent] 2025 | 2024'],
    ['agency', '2025 cash flow, net, whole year', 'total cashFlow 2025'],
    ['agency', 'net change in cash for 2025, with transfers between your own accounts left out', 'total cashFlow 2025'],
    ['agency', 'what did transfers between our own accounts come to in 2025', 'total movement [Transfer; out] 2025'],
    ['contractor', 'how many Home Depot bills in 2025, not counting the credits', 'count movement [Home Depot; out] 2025'],
    ['agency', 'total takings last month, logos and web and print, the whole shop', 'total revenue 2026-10'],
    ['agency', 'everything the bookshop has spent since the first of January, one number', 'total expenses 2026-01-01..2026-11-20'],
    ['agency', 'is barnes & noble stock going to go up this spring', 'unsupported'],
    ['agency', 'how many books are sitting on our shelves right now', 'unsupported'],
  ],
  'owners together': [
    ['agency', 'Priya and I together, what have we taken out as draws in 2025?', 'total movement [Owner Draw] 2025'],
    ['agency', 'how much did Priya and me draw in 2025', 'total movement [Owner Draw] 2025'],
    ['agency', 'what did Dale and I take in draws in 2025', 'total movement [Owner Draw] 2025'],
    ['agency', 'how much did Priya draw in 2025', 'total movement [Owner Draw; Priya Shah] 2025'],
  ],
  'what came back': [
    ['school', 'After the refunds we handed back, what did the school bring in last month?', 'total revenue 2026-10'],
    ['school', 'after what we gave back in refunds, what was our income in 2025', 'total revenue 2025'],
    ['school', 'what did we give back to parents in 2025', 'total refunds [Refunds] 2025'],
    ['school', 'how much did parents pay us in 2025', 'total revenue [Tuition Income] 2025'],
    ['agency', 'how much did we end up giving back to costumers in 2025', 'total refunds [Refunds] 2025'],
    ['agency', 'Insurance cost for calendar 2025, net of any premium that was sent back to us', 'total expenses [Insurance] 2025'],
    ['contractor', 'Home Depot for 2025: spending less the stuff you sent back comes to what?', 'total expenses [Home Depot] 2025'],
    ['contractor', 'what did we return to Home Depot in 2025', 'total refunds [Refunds; Home Depot] 2025'],
  ],
  'said once and pointed at, or told beside': [
    ['agency', 'Aug 1 to Sep 30 2025 is our busy stretch - all revenue between those two dates pls', 'total revenue 2025-08-01..2025-09-30'],
    ['agency', 'Add up our costs for the six complete months behind us, leave the running month out of it.', 'total expenses 2026-05-01..2026-10-31'],
    ['agency', 'between those two dates, March 1 and April 15 2026, what did we earn', 'total revenue 2026-03-01..2026-04-15'],
    ['agency', 'out of every 100 dollars we spend, how much goes to rent', 'share expenses [Rent] all | []'],
    ['agency', 'total insurance 2025 for the tax return please', 'total expenses [Insurance] 2025'],
    ['contractor', 'line of credit, only the principal not the interest, how much did we pay back in 2025', 'total movement [Loan Payment] 2025'],
    ['contractor', 'Line of credit: sum of all the advances we have taken, from the beginning of the file', 'total movement [Loan Proceeds] all'],
    ['contractor', 'what is left on our line of credit', 'unsupported'],
    ['contractor', 'loan interest 2025, for the return', 'total expenses [Interest Expense] 2025'],
    ['agency', 'what software are we on the hook for each month? just the names', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
    ['agency', 'Who got the most of our expense money in 2025? Name five payees with amounts, largest first', 'ranking expenses 2025 by counterparty largest #5'],
    ['agency', 'weekend purchases (Sat + Sun) on the credit card in 2025, how many were there', 'count movement [@Visa Card; out; days 06] 2025'],
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
