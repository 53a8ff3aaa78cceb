/** What money is there is told in a sentence or a clause of its own; how long it lasts is asked in another. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf(['2025-05-10', '2026-08-10', '2026-09-10', '2026-10-10', '2026-11-10'].flatMap((date) => [row(date, 900, 'Store Sales', 'Square'), row(date, -1900, 'Payroll', 'Homebase'), row(date, -70, 'Software', 'Jobber')]), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);
const RUNWAY = 'runway cashFlow 2026-08-01..2026-10-31';

test.each([
  ['There\'s 62 thousand in the bank. At the rate we burn cash, how many months before it\'s gone?', `${RUNWAY} has 62000`],
  ['We have 62 thousand in the bank. How many months before it\'s gone?', `${RUNWAY} has 62000`],
  ['i got 88.5k left on the account and nothing else, so how many months untill zero', `${RUNWAY} has 88500`],
  ['We\'re down to $42,000; when do we run dry?', `${RUNWAY} has 42000`],
  ['Cash today: a hundred thousand; how long until it\'s all gone', `${RUNWAY} has 100000`],
  ['checking is at $31,250. how long can we keep going?', `${RUNWAY} has 31250`],
  ['All we have left is about $55,000. How long till we\'re at zero?', `${RUNWAY} has 55000`],
  // With something changed beside it.
  ['Suppose the bank balance is $80k and I cut $2,000 of spending a month. How many months of runway then?', `${RUNWAY} has 80000 (recurring 2000 from 2026-12)`],
  ['Suppose the bank balance is about $55,000. If we spend $1,500 more a month, when do we run dry?', `${RUNWAY} has 55000 (recurring -1500 from 2026-12)`],
  ['Our balance is 95,000 dollars. If I cut $2,000 of spending a month, how long until it\'s all gone', `${RUNWAY} has 95000 (recurring 2000 from 2026-12)`],
  ['What if I took $600 a month less out for myself? We have $42,000 in the bank. How many months then?', `${RUNWAY} has 42000 (recurring 600 from 2026-12)`],
  ['We have $62,000 in the bank. Cut payroll 10%. How long does it last?', `${RUNWAY} has 62000 (Payroll -10% from 2026-12)`],
  ['we are sitting on 120k, and say we hire someone at 3,500 a month, how long does the cash hold out?', `${RUNWAY} has 120000 (hire 1 x 3500 from 2026-12)`],
  ['Assume cash of $60,000 and spending $1,000 a month lower. What is the runway?', `${RUNWAY} has 60000 (recurring 1000 from 2026-12)`],
  ['what if I cut $2,000 of spending a month', 'what-if netProfit 2026-08-01..2026-10-31 (recurring 2000 from 2026-12)'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['18k in checking and 12k in savings, how long does that last', `${RUNWAY} has 30000`],
  ['90k, and another 60k from my sister: with that 150k total how long do we last', `${RUNWAY} has 150000`],
  ['we have 50,000 in the bank. how long to be down to 20,000', `${RUNWAY} has 50000 down to 20000`],
  ['We have $62,000 in the bank. What did software cost in 2025?', 'total expenses [Software] 2025'],
  ['How many months had revenue over 62,000?', 'count-periods revenue all by month above 62000'],
  ['how long until it is gone', RUNWAY],
  ['We have 3 stylists. How long will the money last?', RUNWAY],
])('not caught: %s', (question, plan) => expect(read(question)).toBe(plan));
