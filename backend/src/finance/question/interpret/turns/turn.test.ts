/** Bare turns of a conversation: what each makes of the question before it, and what is no turn. */
import { describe, expect, test } from '@jest/globals';
import { after, read } from './test-talk.ts';

describe('bare turns', () => {
  test('the amount of a payment whose day was told', () => after('When did Acme Robotics last pay?', ['how much was it?', 'how much?', 'and the amount?', 'how much did they pay', 'for how much'], 'rows movement [Acme Robotics; in] all last #1'));
  test('the day of a payment that was told', () => after('Our biggest LinkedIn Ads charge in 2025?', ['when was that?', 'what date was that', 'and on which day?', 'when did that happen'], 'rows bySide [LinkedIn Ads; out] 2025 largest #1 as date'));
  test('the best of the months that were listed', () => after('revenue by month in 2025', ['highest month?', 'which was the best one?', 'and the best?', 'what was the strongest month'], 'best-period revenue 2025 by month largest #1'));
  test('the worst of the months that were counted', () => after('In how many months of 2025 was revenue above 16000?', ['how bad was the worst of them?', 'the worst?', 'which month was the lowest'], 'best-period revenue 2025 by month smallest #1'));
  test('the months that were counted', () => after('In how many months of 2025 was revenue above 16000?', ['which ones?', 'which months were they', 'list them'], 'count-periods revenue 2025 by month above 16000'));
  test('whether a line for each month went beyond an amount', () => after('revenue by month in 2025', ['was it ever above 25k?', 'did it ever exceed 25,000', 'how many months were above 25k', 'any above 25k?'], 'count-periods revenue 2025 by month above 25000'));
  test('the payments behind a figure', () => after('What did Acme Robotics pay us in 2025?', ['show me the payments', 'list them', 'list the transactions behind that', 'which payments were those?'], 'rows revenue [Acme Robotics] 2025 last'));
  test('everyone else than the one named', () => after('What did Acme Robotics pay us in 2025?', ['and everyone else?', 'the others?', 'what about the rest', 'all the others together'], 'total revenue [-Acme Robotics] 2025'));
  test('everyone else than the list', () => after('top 2 customers in 2025', ['and everyone else?', 'how much do the others make up'], 'ranking revenue 2025 by counterparty largest #2 together as rest'));
  test('what part of all the list is', () => after('top 2 customers in 2025', ['what percent of the total are those?', 'what share of revenue do they make up', 'what share do those two represent'], 'ranking revenue 2025 by counterparty largest #2 together as share'));
  test('the days between the payments that were counted', () => after('How many times did Acme Robotics pay in 2025?', ['average days between?', 'days between payments on average'], 'gaps movement [Acme Robotics; in] 2025 per day'));
  test('a change in percent, or in money', () => {
    after('Revenue in May 2025 against April 2025', ['in percent?', 'what is that in percent'], 'compare revenue 2025-05 in % | 2025-04');
    after('By what percent did revenue grow in May 2025 against April 2025?', ['in dollars?', 'and in money'], 'compare revenue 2025-05 | 2025-04');
  });
  test('by whom, of one payment', () => after('When did Figma last charge us?', ['who was that from?', 'to whom?'], 'date movement [Figma; out] all last'));
  test('what a bill is now', () => after('Has our rent changed?', ['how much is it now?', 'what is it at the moment'], 'latest expenses [Rent] all last'));
  test('what changed between two periods that were asked for', () => after('Net profit in Q3 2025 versus Q2 2025', ['what changed the most?', 'what moved'], 'drivers netProfit 2025-07-01..2025-09-30 by category largest | 2025-04-01..2025-06-30'));
  test('the one party that the talk is of', () => {
    after('When did Acme Robotics last pay?', ['what did they buy from us in 2025', 'how much revenue did they bring in 2025?'], 'total revenue [Acme Robotics] 2025');
    after('When did Acme Robotics last pay?', ['how many times did they pay in 2025?'], 'count movement [Acme Robotics; in] 2025');
  });
  test('another margin', () => after('Gross margin in 2025', ['net instead of gross', 'just the net margin', 'and the net one?'], 'total netMargin 2025'));
  test('one side of the cash', () => {
    after('Net cash flow in March 2025', ['just the cash in', 'what came in?', 'the in side'], 'total cashIn 2025-03');
    after('Net cash flow in March 2025', ['and what went out', 'only the money out'], 'total cashOut 2025-03');
  });
  test('the net of the cash, after one side of it', () => after('Cash in in March 2025', ['net?', 'and the net'], 'total cashFlow 2025-03'));
  test('to whom a sum went', () => after('Refunds in 2025', ['to whom?', 'who to'], 'ranking refunds [Refunds] 2025 by counterparty largest'));
  test('a place in the list', () => {
    after('top 3 customers in 2025', ['who is number 1?', 'which one came first'], 'ranking revenue 2025 by counterparty largest #1');
    after('top 3 customers in 2025', ['who is second?', 'and who came second'], 'ranking revenue 2025 by counterparty largest #3 nth 2');
  });
  test('what was sold and given back', () => after('Sales in 2025 before refunds', ['then what percent of that got refunded?', 'what share of it was returned'], 'share refunds 2025 | grossSales'));
  test('the balance that the runway lacked', () => {
    after(['How long will the cash last?', 'we have $88,000'], ['and if it were 90,000?', 'if it was 90000'], 'runway cashFlow 2026-08-01..2026-10-31 has 90000');
    after('How long will the cash last?', ['we have $88,000 in checking', 'say we had 88k', 'the balance is 88,000 dollars'], 'runway cashFlow 2026-08-01..2026-10-31 has 88000');
    after('Runway with 240,000 in the bank?', ['and if it was only 120k?', 'what if it were $120,000'], 'runway cashFlow 2026-08-01..2026-10-31 has 120000');
  });
  test('the same of two other periods', () => after('By what percent did revenue move in Q3 2025 compared with Q2 2025?', ['and Q4 compared with Q3', 'and Q4 versus Q3?'], 'compare revenue 2025-10-01..2025-12-31 in % | 2025-07-01..2025-09-30'));
  test('the period of the question before, said as the same', () => {
    after('Revenue in March 2025?', ['what were our costs then', 'and what did we spend back then?'], 'total expenses 2025-03');
    after('Revenue in March 2025?', ['what were our costs in that same month', 'how much did we spend in that month?', 'expenses over the same period'], 'total expenses 2025-03');
    after('Revenue in Q1 2025?', ['what were our costs in that quarter'], 'total expenses 2025-01-01..2025-03-31');
  });
  test('one of the names that n stands before', () => after('How much did we pay Figma in 2025?', ['n Adobe?'], 'total bySide [Adobe; out] 2025'));
  test('why, of the change that was told, whichever it was', () => after('Net profit in October 2026 versus October 2025', ['what was behind that', 'why?'], 'drivers netProfit 2026-10 by category largest | 2025-10'));
});

describe('no turns', () => {
  test('a question of its own stays one', () => {
    after('revenue by month in 2025', ['What was our best month in 2024?'], 'best-period netProfit 2024 by month largest #1');
    after('When did Acme Robotics last pay?', ['How much did Figma cost in 2025?'], 'total expenses [Figma] 2025');
    after('top 2 customers in 2025', ['What share of revenue is Acme Robotics in 2024?'], 'share revenue [Acme Robotics] 2024 | []');
  });
  test('what names somebody of its own is not about the party before', () => {
    after('When did Acme Robotics last pay?', ['What was our biggest payment in 2024?'], 'rows expenses [out] 2024 largest #1');
  });
  test('the same period of two that are told is theirs', () => after('Revenue in March 2025?', ['Is this year ahead of last year in sales, comparing the same period? by what percent'], 'compare revenue 2026-01-01..2026-11-20 in % | 2025-01-01..2025-11-20'));
  test('the same month of another year is no month of before', () => after('Revenue in March 2025?', ['and the same month last year?'], 'total revenue 2024-03'));
  test('a whole is none of the one payment whose day was told', () => after('When did Acme Robotics last pay?', ['how much did they pay in total?'], 'total revenue [Acme Robotics] all'));
  test('two names differ, and neither changed', () => {
    const told = read('Compare LinkedIn Ads and Figma in 2025', null);
    const found = read('what changed?', told.kind === 'plan' ? told.plan : null);
    expect(found.kind === 'plan' && found.plan.task === 'drivers' && JSON.stringify(found.plan.filters) !== JSON.stringify(found.plan.against?.filters)).toBe(false);
  });
  test('deposits are none of what was spent, nor all transactions of one figure', () => {
    after('Rent in 2025', ['show the deposits'], 'rows grossSales [in] all last');
    after('Rent in 2025', ['show all transactions'], 'rows movement all last');
  });
  test('another unit is another question', () => after('revenue by month in 2025', ['which year was the best?'], 'best-period netProfit all by year largest #1'));
  test('nothing is listed for a figure that no payments make up', () => after('gross margin in 2025', ['show me the payments'], 'clarify'));
});
