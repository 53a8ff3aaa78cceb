/** Two accounts that seem to be one: said with what they share, and merged from where it is said. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServer } from '../../test-server.tsx';
import { TwinAccountsNotice } from './TwinAccountsNotice.tsx';

afterEach(cleanup);

const account = (id: string, name: string, transactionCount: number) => ({
  __typename: 'BankAccount', id, name, kind: 'bank', currency: 'USD', balance: null, balanceDate: null, openingBalance: null, openingDate: null, transactionCount,
});
const twins = { __typename: 'TwinAccount', account: account('1001', 'march', 45), into: account('1000', 'checking', 60), sharedCount: 38, comparedCount: 40 };

test('says what both share, and merges them', async () => {
  let left = [twins];
  renderWithServer(<TwinAccountsNotice />, {
    TwinAccounts: () => ({ twinAccounts: left }),
    AccountMergePreview: () => ({ accountMergePreview: { __typename: 'AccountMergePreview', transactionCount: 45, duplicateCount: 38 } }),
    MergeAccounts: () => { left = []; return { mergeAccounts: account('1000', 'checking', 67) }; },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('“march” and “checking” look like one account. 38 of 40 payments');
  await userEvent.click(screen.getByRole('button', { name: 'Merge march into checking' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/38 transactions that both hold will count once/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge accounts' }));
  await waitFor(() => expect(screen.queryByText(/look like one account/)).toBeNull());
});
