/** What a ledger's parties are called changes nothing about a question that does not speak of them: names begin with "How", end in "Total", or have initials that spell a word. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

const STRANGE = ['Halloran-Ortega Wedding', 'White Horse Yard', 'William Hill Orchards', 'Northern Office Works', 'Capital Office Goods Supplies', 'Value Auto Trade', 'Pacific Auto Yard', 'Quick Tyre Repair', 'Yellow Tree Design', 'How To Academy',
  'When I Work', 'Who Gives A Crap', 'Does It All', 'On The Go', 'Come On In', 'If Only', 'Change Healthcare', 'Burn Boot Camp', 'Growth Partners', 'Average Joe\'s Gym', 'Count On Us', 'Price Chopper', 'Runway Rentals', 'Percent Plus',
  'Typical Farms', 'Grow Light', 'Fall Creek Lumber', 'Increase Media', 'Trend Micro', 'Each & Every', 'Every Mile Tyres', 'Same Day Dry', 'Five Guys', 'Most Wanted Signs', 'Jump Start', 'Single Source', 'Take Five', 'Above Board Flooring', 'Total Wine', 'Drop Box'];
const among = { ...vocabulary, counterparties: [...vocabulary.counterparties, ...STRANGE.map((name) => ({ name, count: 3 }))] };

const inPlan = (question: string, names: typeof vocabulary): string => inShort(interpret(question, names, { asOf: '2026-11-20', previous: null }), names);

test.each([
  'How much did we spend on rent in 2025?', 'how has revenue moved each month across 2025', 'how are we doing', 'who paid us the most in 2025', 'why did costs go up in May 2026', 'where does the money go', 'what is our burn rate', 'how much runway do we have',
  'total revenue 2025', 'revenue 2025, sum', 'count of all transactions in October 2026', 'average revenue per month in 2025', 'by how many percent did payroll change from 2024 to 2025', 'revenue growth H1 2026', 'did sales grow from 2024 to 2025',
  'why did our revenue fall in November 2025', 'what explains the increase in travel in 2026', 'trend of payroll last 12 months', 'which software do we pay for every single month', 'five biggest payments in September 2026', 'payroll this month against the same days last month',
  'which vendor do we pay most often', 'did the price of Adobe change', 'revenue in Q1 2026 only', 'did anything come in yesterday', 'what caused revenue to drop in January 2026', 'what taxes did we pay now', 'cogs 2025', 'vat 2025', 'how far above the average month was revenue in May 2026',
])('%s', (question) => {
  expect(inPlan(question, among)).toBe(inPlan(question, vocabulary));
});

test.each([
  ['what did we pay How To Academy in 2025', 'total bySide [How To Academy; out] 2025'],
  ['spend at Price Chopper in 2025', 'total expenses [Price Chopper] 2025'],
  ['how much did the Halloran-Ortega wedding bring in', 'total revenue [Halloran-Ortega Wedding] all'],
  ['payments to burn boot camp in 2025', 'total bySide [Burn Boot Camp; out] 2025'],
  ['what did we spend at Chopper in 2025', 'total expenses [Price Chopper] 2025'],
  ['spend at QTR in 2025', 'total expenses [Quick Tyre Repair] 2025'],
])('a party is still told by its name: %s', (question, plan) => {
  expect(inPlan(question, among)).toBe(plan);
});
