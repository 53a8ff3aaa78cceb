/** A cost that is supposed to have been other in a time that is over, and the profit that it would have left. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

// With or without a word that opens it, the question before, behind or between.
test.each<[string, string | RegExp]>([
  ['what if rent was 10% higher in 2025, net profit would be what', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['For 2025, raise rent by 10%, keep everything else, and give me the net profit', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['Had we spent 10 percent more on rent in 2025, where would net profit have ended up?', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['We would have had what net profit in 2025 if rent had come in 10 percent higher?', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['Pro forma net profit, 2025, rent up 10%?', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['Assume a 10% higher rent bill in 2025. Net profit would be?', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['By 10% more for rent in 2025, our net profit would have come to how much?', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['Hypothetically, rent is 10 percent higher throughout 2025; tell me net profit', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['How would net profit have looked in 2025 at 10% higher rent?', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['A 10 percent increase in rent would have left us what net profit in 2025?', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['Put rent up by 10% for 2025 and work out the net profit again', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// What was told and not supposed, what is to come, and a part of profit.
test.each<[string, string | RegExp]>([
  ['rent rose 10% in 2025, what was net profit', /^(?!supposed)/],
  ['what would net profit be if rent goes up 10%', /^what-if/],
  ['raise rent by 10%, what happens to net profit', /^what-if/],
  ['what percent of net profit was rent in 2025', 'share expenses [Rent] 2025 | netProfit []'],
  ['was net profit 10% higher in 2025 than rent', /^(?!supposed)/],
  ['how much was net profit at the end of 2025', 'total netProfit 2025'],
  ['if i add up every payment in the first half of 2025, what do i get', /^(?!supposed)/],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// Which way it goes is said, or it is asked back: never the other way.
test.each(['If I add 5% to rent for 2025 and change nothing else, where does net profit land?', 'Bump payroll by 5% in Q2 2025, what net profit comes out?', 'rent by 5% in 2025, what net profit'])('not the other way: %s', (question) => expect(inShort(understand(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toEqual(expect.not.stringMatching(/supposed -/)));
