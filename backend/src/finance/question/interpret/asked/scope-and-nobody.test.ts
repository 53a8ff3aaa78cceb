/** Of what a question is asked where that is told before it; whom nobody named; which month, and not who. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (category: string, counterparty: string, amount = -100, account = 'Studio Checking'): PlainRow => ({ date: '2025-05-10', amount, category, counterparty, description: counterparty, account });
const practice = ledgerOf([
  row('Project Fees Income', 'Carver Street', 9000), row('Project Fees Income', 'Linden Hospitality', 7000), row('Travel & Site Visits', 'Amtrak', -90, 'Business Visa'), row('Subconsultants', 'Keystone'), row('Employee Benefits', 'Anthem'), row('Professional Liability Insurance', 'Victor'),
  row('Business Insurance', 'Erie'), row('Design Software', 'Autodesk', -60, 'Business Visa'), row('Staff Salaries', 'Gusto'), row('Partner Draws', 'Nora Finch'), { ...row('Project Fees Income', 'Carver Street', 50), date: '2026-01-10' },
], 'categorised');
const asked = async (text: string): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, ...practice, today: '2026-01-15', previous: null });
  return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, practice.vocabulary) : answer.kind;
};

test.each([
  ['Looking only at Travel & Site Visits, what did charges come to in 2025?', 'total expenses [Travel & Site Visits] 2025'],
  ['Looking at Travel & Site Visits, what did we pay in 2025?', 'total expenses [Travel & Site Visits] 2025'],
  ['Looking at the books with my wife, what were salaries in 2025?', 'total expenses [Staff Salaries] 2025'],
  ['Employee benefits come to what, over the last 12 months?', 'total expenses [Employee Benefits] 2025-01-01..2025-12-31'],
])('told before or behind: %s', async (text, plan) => expect(await asked(text)).toBe(plan));

test.each(['what did they cost us in 2025?', 'how much did we pay them in 2025', 'Balloons: what did they cost us in 2025?'])('nobody was named: %s', async (text) => expect(await asked(text)).toBe('clarify'));
test('a margin is bounded by no amount', async () => expect(await asked('how many months had a net margin under 10 in 2025')).toBe('clarify'));
test('who was named in the same question is meant', async () => expect(await asked('Who are our vendors and how much did we pay them in 2025')).toMatch(/^ranking expenses 2025 by counterparty/));

describe('in other words', () => {
  test.each([
    ['In which month of 2025 did clients pay us the least?', 'best-period revenue 2025 by month smallest #1'],
    ['which month did customers pay us the most in 2025', 'best-period revenue 2025 by month largest #1'],
    ['Outside consultants: what did they cost us in 2025?', 'total expenses [Subconsultants] 2025'],
    ["what percent of last year's travel & site visits went to Amtrak?", 'share expenses [Travel & Site Visits; Amtrak] 2025 | [Travel & Site Visits]'],
    ['Where does most of my money go?', 'ranking expenses all by category largest'],
    ['how many refunds did we give customers in 2025', 'count refunds [Refunds] 2025'],
    ['E&O premiums paid in 2025', 'total expenses [Professional Liability Insurance] 2025'],
    ['Did more cash come in than leave in 2025? Give the difference', 'compare cashIn 2025 | cashOut'],
    ["percentage hike in Autodesk's monthly charge from May 2025 to December 2025", 'compare expenses [Autodesk] 2025-12 in % | 2025-05'],
    ['What have the two partners taken out in 2025, combined?', 'total movement [Partner Draws] 2025'],
    ['total charges on the card in 2025', 'total expenses [@Business Visa] 2025'],
  ])('%s', async (text, plan) => expect(await asked(text)).toBe(plan));
});
