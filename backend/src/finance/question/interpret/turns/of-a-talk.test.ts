/** Turns that go on with a list, a figure or a line of months: by kind what is caught, and what is a question of its own. */
import { describe, expect, test } from '@jest/globals';
import { TURN_SAYINGS } from '../lexicon/sayings/turns/turns.ts';
import { after } from './test-talk.ts';
import { MAKERS } from './turn.ts';

test('something is made of every word of the lexicon, and every word has a saying', () => {
  expect([...new Set(TURN_SAYINGS.map(([, means]) => means.split(' ')[0]))].sort()).toEqual(Object.keys(MAKERS).sort());
});

const TOP = 'top 3 customers in 2025';

describe('of a list', () => {
  test('all of it', () => after(TOP, ['show more', 'all of them', 'who else?', 'the whole list please', 'show me the rest of them'], 'ranking revenue 2025 by counterparty largest'));
  test('its other end', () => {
    after(TOP, ['the other way round', 'in reverse order', 'smallest first', 'from the bottom up'], 'ranking revenue 2025 by counterparty smallest #3');
    after('smallest 3 customers in 2025', ['biggest first', 'and the other way around?'], 'ranking revenue 2025 by counterparty largest #3');
  });
  test('the next one, and the last', () => {
    after('top 2 customers in 2025', ['who is next?', 'the next one?', 'who comes after that', 'and the runner up'], 'ranking revenue 2025 by counterparty largest #2 nth 3');
    after(['top 2 customers in 2025', 'who is number 1?'], ['who came next?'], 'ranking revenue 2025 by counterparty largest #1 nth 2');
    after(TOP, ['who came last?', 'and who is at the bottom'], 'ranking revenue 2025 by counterparty largest #3 nth 3');
  });
  test('a question of its own is none of these', () => {
    after(TOP, ['show more expenses in 2024'], 'clarify');
    after('revenue in March 2025', ['the next one?'], 'total revenue 2025-04');
  });
});

describe('of whoever is left', () => {
  const NAMED = ['What did Acme Robotics pay us in 2025?', 'and Blue Heron Museum?'];
  test('none of those who were named one after the other', () => {
    after(NAMED, ['the rest?', 'and everyone else?', 'what about the others'], 'total revenue [-Acme Robotics; -Blue Heron Museum] 2025');
    after([...NAMED, 'and Fairway Dental Group?'], ['the rest?'], 'total revenue [-Acme Robotics; -Blue Heron Museum; -Fairway Dental Group] 2025');
    after([...NAMED, 'and in 2024?'], ['the rest?'], 'total revenue [-Acme Robotics; -Blue Heron Museum] 2024');
  });
  test('said as leaving out', () => {
    after('What did Acme Robotics pay us in 2025?', ['and without them?', 'excluding that', 'if we leave them out', 'take them out', 'not counting those'], 'total revenue [-Acme Robotics] 2025');
    after('revenue in 2025', ['without Acme Robotics?'], 'total revenue [-Acme Robotics] 2025');
  });
  test('how many they are are names, and their payments are payments', () => {
    after(['What did Acme Robotics pay us in 2025?', 'and everyone else?'], ['how many are they?', 'how many of them are there', 'how many others are there'], 'count revenue [-Acme Robotics] 2025 by counterparty');
    after(['What did Acme Robotics pay us in 2025?', 'and everyone else?'], ['how many such payments'], 'count grossSales [-Acme Robotics; in] 2025');
    after('What did Acme Robotics pay us in 2025?', ['how many are they?'], 'count grossSales [Acme Robotics; in] 2025');
  });
});

describe('of what a figure is made of', () => {
  test('the kinds of a whole, the names of a kind, the payments of a name', () => {
    after('expenses in 2025', ['what is that made up of?', 'break it down', "what's in there?", 'where did the money go', 'what did we spend it on', 'give me a breakdown'], 'ranking expenses 2025 by category largest');
    after('Software subscriptions in 2025', ['break that down', 'what makes that up?'], 'ranking expenses [Software Subscriptions] 2025 by counterparty largest');
    after('How much did we pay Figma in 2025?', ['what does that include?', 'break it down'], 'rows bySide [Figma; out] 2025 last');
  });
  test('a way to break it down that is told is its own', () => {
    after('expenses in 2025', ['break it down by month'], 'trend expenses 2025 by month');
    after('cash balance', ['break it down'], 'clarify');
    after(['What did Acme Robotics pay us in 2025?', 'how far apart are they?'], ['the median?'], 'clarify');
  });
  test('the middle one', () => {
    after('Average payment from Acme Robotics in 2025', ['the median?', 'what about the median', 'the median instead'], 'average grossSales [Acme Robotics; in] 2025 per row median');
    after('What did Acme Robotics pay us in 2025?', ["what's the median payment?"], 'average grossSales [Acme Robotics; in] 2025 per row median');
  });
});

describe('of a line of months', () => {
  test('those below zero, and those above', () => {
    after('net profit by month in 2025', ['was it ever negative?', 'any below zero?', 'which ones were negative', 'any losses?', 'how many were in the red?'], 'count-periods netProfit 2025 by month below 0');
    after('net profit by month in 2025', ['how many were positive?', 'which ones were profitable'], 'count-periods netProfit 2025 by month above 0');
    after('revenue by month in 2025', ['was it ever negative?'], 'count-periods revenue 2025 by month below 0');
  });
  test('a loss is none of revenue', () => after('revenue by month in 2025', ['did we make a loss in 2024?'], 'total netProfit 2024'));
  test('in another unit', () => {
    after('revenue by month in 2025', ['which quarters?'], 'trend revenue 2025 by quarter');
    after('Which months of 2025 made a loss?', ['which quarters?', 'and which quarters were they'], 'count-periods netProfit 2025 by quarter below 0');
  });
  test('an amount of a month says nothing of a quarter', () => after('In how many months of 2025 was revenue above 16000?', ['which quarters?'], 'clarify'));
});

describe('of a time', () => {
  const RENT = ['What did we pay for rent in 2025?', 'what is it now?'];
  test('what is paid now', () => after('What did we pay for rent in 2025?', ["what's the current price?", 'what do we pay now', 'how much does it cost us nowadays', 'the price today?'], 'latest expenses [Rent] all last'));
  test('what follows it is of the time before', () => {
    after(RENT, ['how many payments were there?', 'how many of them were there'], 'count expenses [Rent; out] 2025');
    after(RENT, ['adding up to how much?'], 'total expenses [Rent] 2025');
    after(RENT, ['which was the biggest of them?'], 'rows expenses [Rent; out] 2025 largest #1');
  });
});

describe('of two that were compared', () => {
  test('by how much', () => after('By what percent did revenue grow in May 2025 against April 2025?', ['by how much?', 'how much less is that', 'how much more in dollars'], 'compare revenue 2025-05 | 2025-04'));
  test('why one name is more than the other is not told by a change in time', () => {
    after('Compare LinkedIn Ads and Figma in 2025', ['why?', 'why is that?', 'how come?', 'why so much more'], 'clarify');
    after('Compare rent and payroll in 2025', ['why the difference?'], 'clarify');
  });
  test('what a whole time cost is asked of all', () => after('What was our income in the first half of 2025?', ['What did last month cost us altogether?'], 'total expenses 2026-10'));
  test('a sum and a kind of their own are no turn of the question before', () => {
    after('What was the average rent payment in 2025?', ['total payroll'], 'total expenses [Payroll] all');
    after('When did we last pay LinkedIn?', ['when was the most recent refund'], 'date refunds [Refunds] all last');
  });
  test('why one of several figures is so high asks which', () => after('How did we do in October 2025?', ['why is it so high?', 'why so low?', 'why?', 'and why?'], 'clarify'));
  test('why a figure that was told by itself is so high asks against what', () => {
    after('How much rent did we pay in October 2026?', ['why is it so high?', 'why so low?', 'why is that?'], 'clarify');
    after('Revenue in May 2025 against April 2025', ['why is it so high?', 'why is that?'], 'drivers revenue 2025-05 by category largest | 2025-04');
    after('Revenue in May 2025', ['why?'], 'drivers revenue 2025-05 by category largest | 2025-04');
  });
  test('why of a change in time still is', () => after('Revenue in May 2025 against April 2025', ['why?'], 'drivers revenue 2025-05 by category largest | 2025-04'));
});
