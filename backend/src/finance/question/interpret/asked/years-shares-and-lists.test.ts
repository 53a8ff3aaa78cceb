/** Years that a business states for itself, shares of one in another, who is meant by one word for several, and what is left out of a figure that never held it. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (category: string, counterparty: string, amount: number, account = 'Checking'): PlainRow[] =>
  ['2024-11-10', '2025-03-10', '2025-09-10', '2025-12-10', '2026-01-10'].map((date) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase(), account }));
const company = ledgerOf([
  ...row('Sales - Retail', 'Square', 9000), ...row('Sales - Online', 'Shopify', 4000), ...row('School Sales', 'Riverside Montessori', 700), ...row('School Sales', 'Lincoln High', 900), ...row('Refunds', 'Square', -50),
  ...row('Cost of Sales - Fuel', "Love's", -900), ...row('Cost of Sales - Fuel', 'Pilot Flying J', -800), ...row('Cost of Sales - Fuel', 'Prairie Petro', -300),
  ...row('Advertising', 'Google Ads', -500), ...row('Advertising', 'Meta Ads', -400), ...row('Advertising', 'TikTok Ads', -90), ...row('Payroll', 'Gusto', -2000), ...row('Bank Fees', 'First Bank', -15),
  ...row('Fuel Surcharge Income', 'Lincoln High', 90), ...row('Sales - Cafe', 'Toast', 600), ...row('Service Income', 'Square', 300), ...row('Workshop Rent', 'Elm Plaza', -700), ...row('Owner Draw', 'Dale Kowalski', -100), ...row('Owner Contribution', 'Dale Kowalski', 60), ...row('Transfer', 'Own Savings Account', -200),
  ...row('Transfer', 'Own Card', -300), ...row('Office Supplies', 'Staples', -30, 'Business Visa'),
], 'categorised');
const asked = async (text: string): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, ...company, today: '2026-01-15', previous: null });
  return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, company.vocabulary) : answer.kind;
};
const check = (...cases: [question: string, plan: string][]): void => test.each(cases)('%s', async (text, plan) => expect(await asked(text)).toBe(plan));

describe('a year that is told before the question', () => check(
  ['For us the year starts on October 1. How much revenue was there from October 2024 through September 2025?', 'total revenue 2024-10-01..2025-09-30'],
  ['Say our financial year starts on 1 October. Give me revenue for the one that ended 30 September 2025.', 'total revenue 2024-10-01..2025-09-30'],
  ['We count our year from September to August. What was revenue for September 2024 to August 2025?', 'total revenue 2024-09-01..2025-08-31'],
  ['Our books close at the end of June. What were expenses from July 2024 to June 2025?', 'total expenses 2024-07-01..2025-06-30'],
  ['Our retail year goes from September to August. How much revenue was there from September 2024 through August 2025?', 'total revenue 2024-09-01..2025-08-31'],
  ['Our fall season is August to January. What did we spend in total in the season August 2024 to January 2025?', 'total expenses 2024-08-01..2025-01-31'],
  ['August of last year, how much went out on expenses', 'total expenses 2025-08'],
));

describe('a share', () => check(
  ['How large is the part of Riverside Montessori in our school sales, in %?', 'share revenue [School Sales; Riverside Montessori] all | [School Sales]'],
  ["What portion of our fuel purchases came from Love's?", "share expenses [Cost of Sales - Fuel; Love's] all | [Cost of Sales - Fuel]"],
  ["What share of client fuel costs went to Love's in 2025?", "share expenses [Cost of Sales - Fuel; Love's] 2025 | [Cost of Sales - Fuel]"],
  ['Gusto payroll as a percent of revenue, 2025', 'share expenses [Payroll; Gusto] 2025 | revenue []'],
));

describe('one word for several, and a kind before those who sell it', () => check(
  ['rank the top 3 ad platforms by spend in 2025', 'ranking expenses [Google Ads; Meta Ads; TikTok Ads] 2025 by counterparty largest #3'],
  ['What was our diesel bill for 2025?', 'total expenses [Cost of Sales - Fuel] 2025'],
  ['Which brought in more in 2025, the store or the web shop, and what is the difference?', 'compare revenue [Sales - Retail] 2025 | [Sales - Online]'],
  ['How much revenue did the workshop have in 2025?', 'total revenue 2025'],
  ['How much did the cafe bring in during December 2025?', 'total revenue [Sales - Cafe] 2025-12'],
  ['How much of 2025 revenue was the cafe, in percent?', 'share revenue [Sales - Cafe] 2025 | []'],
  ['How much revenue did we get from services in 2025?', 'total revenue [Service Income] 2025'],
  ['Three best schools by sales in 2025', 'ranking revenue [School Sales] 2025 by counterparty largest #3'],
  ['fuel 2025', 'clarify'],
));

describe('left out of what never held it', () => check(
  ['What were our expenses in 2025 without any transfers?', 'total expenses 2025'],
  ['expenses 2025 excluding transfers', 'total expenses 2025'],
  ['What were expenses in 2025 without the card payments and draws?', 'total expenses [-Transfer; -Owner Draw; -Own Card] 2025'],
  ['How many sales deposits in 2025 came from neither Square nor Shopify?', 'count grossSales [-Square; -Shopify; in] 2025'],
));

describe('said with another word', () => check(
  ['What profit have we made since January 1, 2025?', 'total netProfit 2025-01-01..2026-01-15'],
  ['What revenue have we made in 2025?', 'total revenue 2025'],
  ['What was revenue in the whole of 2025?', 'total revenue 2025'],
  ['how many customer refunds went out in the second half of 2025', 'count refunds [Refunds] 2025-07-01..2025-12-31'],
  ['Revenue for 2025 without taking refunds off', 'total grossSales 2025'],
  ['Of the last 12 months, how many had revenue under $65,000?', 'count-periods revenue 2025-01-01..2025-12-31 by month below 65000'],
  ['How many months last year ended with a loss?', 'count-periods netProfit 2025 by month below 0'],
  ['How much came in last month?', 'total cashIn 2025-12'],
  ['rent, all dates', 'total expenses [Workshop Rent] all'],
  ['Owner money put into the business, whole file', 'total movement [Owner Contribution] all'],
  ['How much of my own money did I contribute to the company?', 'total movement [Owner Contribution] all'],
  ['What made December 2025 more expensive than September 2025? Name the category that rose the most', 'drivers expenses 2025-12 by category largest | 2025-09'],
  ['revenue in December 2025 against the month before, % change', 'compare revenue 2025-12 in % | 2025-11'],
  ['Did Gusto get more expensive? percent change from the first half of 2025 to the second', 'compare expenses [Gusto] 2025-07-01..2025-12-31 in % | 2025-01-01..2025-06-30'],
));

describe('a name that the ledger does not have is no other word', () => test.each([
  'How much did we pay US Bank in 2025?', 'How many payments did we make to us bank in 2025?', 'How much did we receive from Faire in 2025?', 'How many payments did we make to ASCAP in 2025?', 'What did USPS charge us in 2025?',
])('%s', async (text) => expect(await asked(text)).toMatch(/^(clarify|unsupported)$/)));

describe('of which no ledger tells', () => test.each([
  'What is my CSA score?', 'What size do our customers order most?', 'Which shop in town makes better coffee than us?', 'How many dining tables did we finish last month?',
])('%s', async (text) => expect(await asked(text)).toBe('unsupported')));
