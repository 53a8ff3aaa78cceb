/** What enumerates or explains the thing just named, and words that leave out or only look as if they did. */
import { expect, test } from '@jest/globals';
import type { Plan } from '../../plan.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { answerQuestion } from '../../answer-question.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = counterparty.toUpperCase()): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description });
const MONTHS = ['2025-03', '2025-05', '2025-12', '2026-02', '2026-09', '2026-10', '2026-11'];
const ROWS = MONTHS.flatMap((month) => [
  row(`${month}-02`, 9000, 'Retainer Fees', 'Oak Hill HOA'), row(`${month}-03`, 2400, 'Training Income', 'Stripe'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'), row(`${month}-11`, -700, 'Employee Benefits', 'Kaiser Permanente'),
  row(`${month}-12`, -700, 'Rent', 'Elm Plaza'), row(`${month}-13`, -300, 'Travel', 'Uber'), row(`${month}-14`, -410, 'Travel', 'Marriott'), row(`${month}-15`, -90, 'Meals', 'Sweetgreen'),
  row(`${month}-16`, -4000, 'Owner Draw', 'Marcus Oyelaran'), row(`${month}-17`, -500, 'Loan Payment', 'Redwood Credit Union'), row(`${month}-18`, -900, 'Subcontractors', 'Delphine Roux', 'ZELLE TO DELPHINE ROUX'), row(`${month}-19`, -120, 'Marketing', 'Square'), row(`${month}-20`, -60, 'Software', 'Slack'), row(`${month}-21`, -40, 'Software', 'Zoom'),
]);
const ledger = ledgerOf(ROWS, 'categorised');
const { vocabulary } = ledger;
const understood = (question: string, previous: Plan | null = null) => understand(question, vocabulary, { asOf: '2026-11-22', previous });
const read = (question: string): string => inShort(understood(question), vocabulary);
function next(first: string, then: string): string {
  const before = understood(first);
  return inShort(understood(then, before.kind === 'plan' ? before.plan : null), vocabulary);
}

test.each([
  ['How much went on travel in 2025? flights hotels ubers the lot', 'total expenses [Travel] 2025'],
  ['Travel costs, 2025? planes, hotels, cabs, everything', 'total expenses [Travel] 2025'],
  ['employee benefits (health plan plus 401k) in 2025', 'total expenses [Employee Benefits] 2025'],
  ['net cash flow over 2025, loans and draws and all', 'total cashFlow 2025'],
  ['training income 2025 (workshops and courses)', 'total revenue [Training Income] 2025'],
  ['software subs in 2025: slack, zoom, the whole lot', 'total expenses [Software] 2025'],
  ['subcontractors, i.e. Delphine and co, in 2025', 'total expenses [Subcontractors] 2025'],
])('%s: an explanation narrows nothing', (question, wanted) => {
  expect(read(question)).toBe(wanted);
});

test.each([
  ['travel in 2025 (Uber)', 'total expenses [Travel; Uber] 2025'],
  ['travel in 2025, Uber only', 'total expenses [Travel; Uber] 2025'],
  ['travel in 2025 (Uber and Marriott together)', 'total expenses [Travel; Uber; Marriott] 2025'],
  ['revenue in 2025 (retainers and training)', 'total revenue [Retainer Fees; Training Income] 2025'],
  ['how much were travel and meals in 2025 all together', 'total expenses [Travel; Meals] 2025'],
  ['expenses in 2025 (without payroll and rent)', 'total expenses [-Payroll; -Rent] 2025'],
])('%s: a condition stays one', (question, wanted) => {
  expect(read(question)).toBe(wanted);
});

test.each(['expenses in 2025, loans and all', 'what were our expenses in 2025, draws and everything'])('%s: what the thing named does not hold is asked about', (question) => {
  expect(understood(question).kind).toBe('clarify');
});

test('the answer tells what was taken as an explanation, and asks about a party that has no such row', async () => {
  const ask = (text: string) => answerQuestion({ text, ...ledger, today: '2026-11-22', previous: null });
  expect((await ask('travel in 2025? flights, hotels, ubers, the lot')).response).toContain('“flights, hotels, ubers, the lot” was taken as an explanation');
  expect((await ask('travel in 2025 (uber, sweetgreen and so on)')).answer.kind).toBe('clarify');
});

test.each([
  ['If you strip Oak Hill HOA out, what was our revenue in 2025?', 'total revenue [-Oak Hill HOA] 2025'],
  ['strip retainer fees from revenue for 2025', 'total revenue [-Retainer Fees] 2025'],
  ['drop payroll from the picture: what did we spend in 2025', 'total expenses [-Payroll] 2025'],
  ['beyond rent and payroll, what did we spend in 2025', 'total expenses [-Rent; -Payroll] 2025'],
  ['save Uber, what was travel in 2025', 'total expenses [Travel; -Uber] 2025'],
  ['leave the Oak Hill project money aside, what was revenue in 2025', 'total revenue [-Oak Hill HOA] 2025'],
  ['our expenditure in 2025 wherein payroll is to be left out', 'total expenses [-Payroll] 2025'],
])('%s: left out', (question, wanted) => {
  expect(read(question)).toBe(wanted);
});

test.each([
  ['how much did marcus take out in draws in 2025', 'total movement [Owner Draw; Marcus Oyelaran] 2025'],
  ['what did we pay squire in 2025', 'total expenses ["squire"] 2025'],
  ['how much of our money went to Delphine Roux in 2025', 'total bySide [Delphine Roux; out] 2025'],
  ['were we making money or loosing it in October 2026, and how much', 'total netProfit 2026-10'],
  ['count of zelles to Delphine in 2025', 'count movement [Delphine Roux; "zelle"; out] 2025'],
])('%s: nothing left out and nobody else meant', (question, wanted) => {
  expect(read(question)).toBe(wanted);
});

test('of the time before another thing, and a whole question of its own', () => {
  expect(next('travel in March 2025', 'same month but meals')).toBe('total expenses [Meals] 2025-03');
  expect(next('travel in March 2025', 'same month, meals instead')).toBe('total expenses [Meals] 2025-03');
  expect(next('travel in March 2025', 'same month but without Uber')).toBe('total expenses [Travel; -Uber] 2025-03');
});
