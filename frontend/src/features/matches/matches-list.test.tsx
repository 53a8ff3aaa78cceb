/** Matched payments: both rows with the reason, undone and taken back, proposals answered, and the states without any. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer } from '../../test-server.tsx';
import { MatchesList } from './MatchesList.tsx';

afterEach(cleanup);

const row = (id: string, description: string, amount: string, account: string) => ({
  __typename: 'Transaction', id, date: '2026-10-05', description, counterparty: null, amount, currency: 'USD', category: 'Transfer', account, accountId: '1000', line: null, match: null,
});
const match = (status: string) => ({
  __typename: 'Match', id: 'm1', kind: 'payout', status, confidence: 100, provider: 'stripe', bankFileName: 'bank.csv', sourceFileName: null, reasons: [{ __typename: 'MatchReason', says: "The bank's text names Stripe.", weight: 35 }],
  bankTransaction: row('t1', 'STRIPE TRANSFER', '1824.35', 'Checking'), sourceTransaction: row('t2', 'Payout po_1', '-1824.35', 'Stripe balance'),
});

function show(first: string) {
  let status = first;
  const change = (name: string, next: string) => () => { status = next; return { [name]: match(status) }; };
  return renderWithServer(<MatchesList />, {
    Matches: ({ status: wanted }) => ({ matches: wanted === status ? [match(status)] : [] }),
    UndoMatch: change('undoMatch', 'undone'), RedoMatch: change('redoMatch', 'matched'),
  });
}

test('a match shows both rows, why they are one payment and what follows; undo is taken back in the toast', async () => {
  show('matched');
  const part = await screen.findByRole('region', { name: 'Matched payments' });
  const card = within(part).getByRole('listitem', { name: 'Payout from Stripe' });
  for (const text of ['STRIPE TRANSFER', 'Payout po_1', "The bank's text names Stripe.", /^Counts as a transfer/]) expect(within(card).getByText(text)).toBeTruthy();
  await userEvent.click(within(card).getByRole('button', { name: 'Undo' }));
  expect((await screen.findByRole('status')).textContent).toContain('Match Undone');
  expect(await screen.findByRole('region', { name: 'Kept apart' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Matched payments' })).toBeTruthy();
});

test('one payment in two statements names both, and how sure it is', async () => {
  const copy = {
    ...match('matched'), kind: 'copy', confidence: 95, provider: null, bankFileName: 'march.csv', sourceFileName: 'march-again.csv', reasons: [{ __typename: 'MatchReason', says: 'Both texts have STAPLES.', weight: 25 }],
    bankTransaction: row('t1', 'POS PURCHASE STAPLES #12', '-84.20', 'Checking'), sourceTransaction: row('t2', 'Staples 12', '-84.20', 'Checking'),
  };
  renderWithServer(<MatchesList />, { Matches: ({ status }) => ({ matches: status === 'matched' ? [copy] : [] }) });
  const card = await screen.findByRole('listitem', { name: 'In two statements' });
  for (const text of ['march.csv', 'march-again.csv', 'Staples 12', '95% sure', 'Both texts have STAPLES.', /^Counts once\. If one/]) expect(within(card).getByText(text)).toBeTruthy();
});

test('a transfer between own accounts says that it is neither income nor expense', async () => {
  const transfer = { ...match('matched'), kind: 'transfer', provider: null };
  renderWithServer(<MatchesList />, { Matches: ({ status }) => ({ matches: status === 'matched' ? [transfer] : [] }) });
  const card = await screen.findByRole('listitem', { name: 'Between your accounts' });
  for (const text of ['Money out', 'Money in', 'Counts as a transfer: neither income nor expense.']) expect(within(card).getByText(text)).toBeTruthy();
});

test('a proposal waits for an answer, with its reasons before the eyes; those of a match are one click away', async () => {
  show('proposed');
  expect(await screen.findByText('Both count until you say whether they are the same money.')).toBeTruthy();
  const areOpen = () => screen.getByText('Why: 1 reason').closest('details')?.open;
  expect(areOpen()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Same payment' }));
  expect((await screen.findByRole('status')).textContent).toContain('Payment Matched');
  expect(await screen.findByRole('region', { name: 'Matched payments' })).toBeTruthy();
  expect(areOpen()).toBe(false);
});

test('none yet', async () => {
  renderWithServer(<MatchesList />, { Matches: () => ({ matches: [] }) });
  expect(await screen.findByText('No matched payments yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect an account' })).toBeTruthy();
});

test('a failed load can be tried again', async () => {
  let isDown = true;
  renderWithServer(<MatchesList />, { Matches: () => (isDown ? new Refusal(500, 'Down.') : { matches: [] }) });
  await screen.findByText('The matched payments could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No matched payments yet')).toBeTruthy();
});
