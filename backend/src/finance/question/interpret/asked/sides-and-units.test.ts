/** Units side by side, other verbs for paying, the side of the books that a word speaks of, and what is left out and must not be passed over. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const TODAY = '2026-11-20';
const subscribed = agencyRows().map((row) => (row.category === 'Consulting Income' ? { ...row, category: 'Sales - Subscriptions' } : row.category === 'Project Income' ? { ...row, category: 'Sales - Maintenance' } : row.category === 'Travel' ? { ...row, category: 'Repairs & Maintenance' } : row));
const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised'), contractor: ledgerOf(contractorRows(), 'categorised'), subscribed: ledgerOf(subscribed, 'categorised') };

/** As the grammar and the second reader have it together. */
test.each<readonly [keyof typeof LEDGERS, string, string]>([
  ['agency', 'payroll for each of the last two years', 'trend expenses [Payroll] 2024-01-01..2025-12-31 by year'],
  ['agency', 'Rippling total for the last two quarters, side by side', 'trend bySide [Rippling] 2026-04-01..2026-09-30 by quarter'],
  ['agency', 'compare rent over the last two quarters', 'compare expenses [Rent] 2026-07-01..2026-09-30 | 2026-04-01..2026-06-30'],
  ['agency', 'travel quarter on quarter since the start of 2025', 'trend expenses [Travel] 2025-01-01..2026-11-20 by quarter'],
  ['agency', 'payroll as a chunk of revenue for each of the last two years', 'trend expenses [Payroll] 2024-01-01..2025-12-31 by year in % | revenue []'],
  ['contractor', 'how much did we fork out on rent in 2025', 'total expenses [Rent] 2025'],
  ['contractor', 'which months did we dip into the red', 'count-periods netProfit all by month below 0'],
  ['contractor', 'profit in the black friday month last year', 'total netProfit 2025-11'],
  ['contractor', 'sales in the christmas month 2024', 'total revenue 2024-12'],
  ['subscribed', 'slowest month for maintenance in 2025', 'best-period revenue [Sales - Maintenance] 2025 by month smallest #1'],
  ['subscribed', 'refunds as a share of subscription income', 'share refunds [Refunds] all | revenue [Sales - Subscriptions]'],
  ['contractor', 'rent per month on average, 2025, without the christmas months', 'clarify'],
  ['agency', 'travel cost percentage 2025', 'share expenses [Travel] 2025 | revenue []'],
])('%s: %s', (business, question, expected) => {
  const { vocabulary } = LEDGERS[business];
  expect(inShort(understand(question, vocabulary, { asOf: TODAY, previous: null }), vocabulary)).toBe(expected);
});

test('the first order of one who only ever buys is what came in', async () => {
  const { answer: { value } } = await answerQuestion({ text: 'when was the first order from Oakmont HOA', ...LEDGERS.contractor, today: TODAY, previous: null });
  expect(value).toBe('2024-01-24');
});
