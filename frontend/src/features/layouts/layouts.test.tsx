/** Settings about reading files: the switch is remembered, and what was said is listed, forgotten and taken back. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';

afterEach(cleanup);

const user = {
  __typename: 'User', id: 'u1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', businessName: 'Harbor Bakery', accountType: 'starter',
  isPro: false, isDemo: false, timeZone: 'Europe/Lisbon', wantsEmailNotifications: true, wantsMonthlyReports: true, wantsReadingChecks: false,
};
const mapping = { __typename: 'ReadingMapping', columns: [{ __typename: 'ColumnChoice', column: 3, role: 'amount' }], dateOrder: 'month-first', decimalMark: null, sign: 'inverted', currency: null, account: null };
const byAccount = { __typename: 'RememberedLayout', id: '2', fileName: 'march.csv', account: 'ch93 0076', saidAt: '2026-03-02T10:00:00Z', lastUsedAt: '2026-04-03T10:00:00Z', mapping };
const byName = { ...byAccount, id: '1', fileName: 'till.csv', account: null, lastUsedAt: null, mapping: { ...mapping, columns: [], sign: null } };

function show(answers: Answers = {}) {
  let layouts = [byAccount, byName];
  return renderWithServer(<ReadingSettings />, {
    Me: () => ({ me: user }),
    Layouts: () => ({ layouts }),
    ForgetLayout: ({ id }) => { layouts = layouts.filter((layout) => layout.id !== id); return { forgetLayout: true }; },
    RestoreLayout: () => { layouts = [byAccount, byName]; return { restoreLayout: byAccount }; },
    ...answers,
  });
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

test('each says for which files it holds, what was said, and when it was of use', async () => {
  show();
  expect(await rows()).toEqual([
    'Account ch93 0076Dates: month first · Signs: Plus is money out, minus is money in · Column 4: AmountSaid on Mar 2, 2026 about march.csv · last used Apr 3, 2026',
    'Files named like till.csvDates: month firstSaid on Mar 2, 2026 · not used since',
  ]);
});

test('one is forgotten, and taken back in its place', async () => {
  const { asked } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account ch93 0076' }));
  const undo = await screen.findByRole('button', { name: 'Undo deleting Account ch93 0076' });
  await waitFor(() => expect(screen.queryByText(/last used/)).toBeNull());
  await userEvent.click(undo);
  await screen.findByText(/last used/);
  expect((await rows())[0]).toContain('Account ch93 0076');
  expect(asked.filter(({ operation }) => operation.endsWith('Layout'))).toEqual([{ operation: 'ForgetLayout', variables: { id: '2' } }, { operation: 'RestoreLayout', variables: { id: '2' } }]);
});

test('nothing is remembered yet, or it could not be loaded', async () => {
  show({ Layouts: () => ({ layouts: [] }) });
  expect(await screen.findByText(/^Nothing yet\. When you answer a file's question/)).toBeTruthy();
  cleanup();
  show({ Layouts: () => new Refusal(500, 'Down.') });
  expect(await screen.findByText('What is remembered could not be loaded')).toBeTruthy();
});

test('the switch is kept with the account', async () => {
  const { asked } = show({ UpdatePreferences: () => ({ updatePreferences: { ...user, wantsReadingChecks: true } }) });
  const check = await screen.findByRole<HTMLInputElement>('switch', { name: 'Check how files are read before they count' });
  await userEvent.click(check);
  expect(check.checked).toBe(true);
  await screen.findByText('Settings Updated');
  expect(asked.find(({ operation }) => operation === 'UpdatePreferences')?.variables).toEqual({ input: { wantsReadingChecks: true } });
});
