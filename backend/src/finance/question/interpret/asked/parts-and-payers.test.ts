/** A whole that is said before its part, what a payer pays and is not paid, how often something was more than so many times, and counts told beside others. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { answerQuestion } from '../../answer-question.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() });
const ledger = ledgerOf(['2025-05-10', '2025-09-10', '2026-09-10', '2026-10-10'].flatMap((date) => [
  row(date, 900, 'Product Sales', 'Square'), row(date, 260, 'Booth Rental Income', 'Nora Whitfield'), row(date, -200, 'Payroll', 'Homebase'), row(date, -70, 'Cost of Goods Sold', 'Olaplex'), row(date, -40, 'Laundry', 'Alsco'),
]), 'categorised');
const { vocabulary } = ledger;
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['Of all cost of goods in 2025, what portion was Olaplex?', 'share cogs [Olaplex] 2025 | []'],
  ['out of all cost of goods sold last year what fraction went to Olaplex', 'share cogs [Olaplex] 2025 | []'],
  ['How often did Nora Whitfield pay booth rent', 'count movement [Booth Rental Income; Nora Whitfield; in] all'],
  ['When did Nora Whitfield start paying booth rent?', 'date movement [Booth Rental Income; Nora Whitfield; in] all first'],
  ['When did Alsco start billing us?', 'date movement [Alsco; out] all first'],
  ['Did Alsco bill us more than 30 times last year? How many was it?', 'count movement [Alsco; out] 2025'],
  ['Revenue since the very start', 'total revenue all'],
  ['payroll last 3 ful months', 'total expenses [Payroll] 2026-08-01..2026-10-31'],
  ['Net cash burn a month, but averaged over the last six months instead of three', 'burn cashFlow 2026-05-01..2026-10-31'],
  ['If this month turns out like the average of the last 3 full months, what revenue would that be?', 'average revenue 2026-08-01..2026-10-31 by month per month'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['of everything we spent in 2025 what share was payroll', 'share expenses [Payroll] 2025 | []'],
  ['Did Alsco charge us more last year than in 2024?', 'compare bySide [Alsco; out] 2025 | 2024'],
  ['how often do we pay Alsco', 'count movement [Alsco; out] all'],
  ['when did we start paying Alsco', 'date movement [Alsco; out] all first'],
  ['burn rate over the last 6 months', 'burn cashFlow 2026-05-01..2026-10-31'],
  ['how many full months since September 2025', 'clarify'],
])('not caught: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['what did all that run us', 'how much did all of that run us?'])('the sum of the rows before: %s', (question) => {
  const rows = interpret('show me all payments to Olaplex in 2025', vocabulary, { asOf: '2026-11-22', previous: null });
  const previous = rows.kind === 'plan' ? rows.plan : null;
  expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous }), vocabulary)).toBe('total bySide [Olaplex; out] 2025');
});

test('nobody who only pays was ever paid wages', async () => {
  const { answer, response } = await answerQuestion({ text: 'What wages did we pay Nora Whitfield in 2025?', ...ledger, today: '2026-11-22', previous: null });
  expect(answer.kind).toBe('clarify');
  expect(response).toMatch(/Nora Whitfield pays you/);
});
