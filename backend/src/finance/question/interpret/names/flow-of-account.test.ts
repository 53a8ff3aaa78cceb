/** What flows in and out of an own account that is also the other side of transfers. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (account: string, counterparty: string, amount: number): PlainRow => ({ ...(agencyRows()[0] as PlainRow), date: '2025-04-02', amount, category: 'Transfer', counterparty, account, description: 'TRANSFER' });
const rows = [...agencyRows().map((one) => ({ ...one, account: 'Studio Checking' })), row('Studio Checking', 'Studio Savings', -500), row('Studio Savings', 'Studio Checking', 500)].sort((a, b) => (a.date < b.date ? -1 : 1));
const { vocabulary } = ledgerOf(rows, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['cash in of Studio Checking 2025', 'total cashIn [@Studio Checking] 2025'],
  ['cash out of the Studio Checking in 2025', 'total cashOut [@Studio Checking] 2025'],
  ['money in and out of Studio Checking in 2025', 'total cashFlow [@Studio Checking] 2025'],
])('%s', (question, expected) => expect(read(question)).toBe(expected));

test('what was moved to it is asked of those it went to', () => {
  const found = interpret('what did we move to Studio Savings in 2025', vocabulary, { asOf: '2026-11-20', previous: null });
  expect(found.kind === 'plan' && found.plan.filters.counterparties).toEqual(['Studio Savings']);
});
