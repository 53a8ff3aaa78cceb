/** Groups of people and kinds of houses that the ledger has no name for: some of those who pay or are paid, and never all of them. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (amount: number, category: string, counterparty: string, description = counterparty.toUpperCase()): PlainRow => ({ date: '2025-05-10', amount, category, counterparty, account: 'Checking', description });
const haulier = ledgerOf([
  row(9000, 'Sales - Brokered Loads', 'Coyote'), row(5000, 'Sales - Direct Shippers', 'Steel Works'), row(300, 'Service Income', 'Steel Works'), row(-6000, 'Payroll', 'Gusto'), row(-900, 'Subcontractors', 'Kite Crew'),
  { ...row(2000, 'Sales - Brokered Loads', 'Coyote'), date: '2026-06-10' }, row(-70, 'Bank Fees', 'Frost Bank'), row(-60, 'Meals', 'Waffle House'), row(-90, 'Travel', 'Motel 6'), row(-12, 'Shipping', 'USPS', 'USPS POST OFFICE 4471'), row(-500, 'Owner Draw', 'Dana Ruiz'),
], 'categorised');
const asked = async (text: string): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, ...haulier, today: '2026-11-22', previous: null });
  return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, haulier.vocabulary) : answer.kind;
};

test.each([
  'how much did members pay us in 2025', 'what did sponsors pay us', 'revenue from members in 2025', 'member revenue 2025', 'which sponsor paid us the most in 2025', 'top 3 donors in 2025', 'how many subscribers paid us', 'how much did tenants pay in 2025',
  'how much did agencies pay us in 2025', 'income from schools in 2025', 'how much did bars pay us', 'revenue from bars and restaurants in 2025', 'how much did stores buy from us', 'sales to hotels in 2025', 'how much did restaurants pay us', 'sales to firms in 2025',
  'what did we pay the agency in 2025', 'what did we pay consultants in 2025', 'how much did we spend on consultants', 'what did we pay to hospitals', 'how much did we pay friends', 'how much did the church give us', 'payments from companies in 2025',
])('%s: nobody here is called so', async (text) => expect(await asked(text)).toBe('clarify'));

test.each([
  // An income is called by them.
  ['how much did brokers pay us in 2025', 'total revenue [Sales - Brokered Loads] 2025'],
  ['who are our biggest brokers', 'ranking revenue [Sales - Brokered Loads] all by counterparty largest #5'],
  ['which shipper paid us the most', 'ranking revenue [Sales - Direct Shippers] all by counterparty largest #1'],
  // The bank's text tells.
  ['what did we pay the post office', 'total expenses [USPS] all'],
  // Everybody, or one's own business.
  ['how much did customers pay in 2025', 'total revenue 2025'], ['how much did our clients pay', 'total revenue all'], ['how much did guests spend in 2025', 'total revenue 2025'],
  ['how much did people pay us in 2025', 'total revenue 2025'], ['what did the bar make in 2025', 'total revenue 2025'], ['how much did our firm make in 2025', 'total revenue 2025'], ['what did the company spend in 2025', 'total expenses 2025'],
  ['my broker asks how much we made in 2025', 'total revenue 2025'],
  // Kinds of cost.
  ['how much did restaurants cost us', 'total expenses [Meals] all'], ['how much did we spend at hotels', 'total expenses [Motel 6] all'], ['how much did we pay contractors', 'total expenses [Subcontractors] all'], ['bank fees in 2025', 'total expenses [Bank Fees] 2025'],
  ['how much did members of staff get paid', 'total expenses [Payroll] all'], ['how much did we pay to the store owner', 'total movement [Owner Draw] all'],
])('%s', async (text, plan) => expect(await asked(text)).toBe(plan));
