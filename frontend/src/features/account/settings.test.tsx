/** The settings: what changes is sent and nothing else, another address asks for the password, refusals stand at their fields. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer } from '../../test-server.tsx';
import type { Answers } from '../../test-server.tsx';
import { RequireSession, useUser } from '../sessions/RequireSession.tsx';
import { PreferenceSwitches } from './PreferenceSwitches.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';

afterEach(cleanup);

const user = {
  __typename: 'User', id: 'u1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', businessName: 'Harbor Bakery', accountType: 'starter',
  isPro: false, isDemo: false, timeZone: 'Europe/Lisbon', wantsEmailNotifications: true, wantsMonthlyReports: true, wantsReadingChecks: false,
};
const changed = (changes: object) => ({ ...user, ...changes });

function Welcome() {
  return <p>{`Welcome, ${useUser().businessName}`}</p>;
}

async function open(answers: Answers) {
  const server = renderWithServer(<RequireSession><Welcome /><ProfileForm /><PreferenceSwitches /></RequireSession>, { Me: () => ({ me: user }), ...answers });
  await screen.findByRole('button', { name: 'Save Changes' });
  return server;
}

const retype = async (label: string, words: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), words);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

test('a new name is saved, said, and seen everywhere at once', async () => {
  const { asked } = await open({ UpdateProfile: ({ input }) => ({ updateProfile: changed(input as object) }) });
  await retype('Business Name', 'Byron Bakery');
  expect(screen.getByText('Not saved yet')).not.toBeNull();
  await save();
  await screen.findByText('Settings Updated');
  expect(screen.getByText('Welcome, Byron Bakery')).not.toBeNull();
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(asked.at(-1)?.variables['input']).toEqual({ firstName: 'Ana', lastName: 'Silva', businessName: 'Byron Bakery', email: 'ana@example.com' });
});

test('another address asks for the password, and a refusal stands at its field', async () => {
  const refusal = new Refusal(409, 'Taken.', { email: 'This email address is taken.' });
  const { asked } = await open({ UpdateProfile: () => refusal });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await retype('Email address', 'new@example.com');
  await save();
  await screen.findByText('Enter your password to change the email address');
  expect(asked.filter(({ operation }) => operation === 'UpdateProfile')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Current password'), 'secret words');
  await save();
  await screen.findByText('This email address is taken.');
  expect(asked.at(-1)?.variables['input']).toMatchObject({ email: 'new@example.com', currentPassword: 'secret words' });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe('ana@example.com');
});

test('a switch moves at once and is kept', async () => {
  const { asked } = await open({ UpdatePreferences: ({ input }) => ({ updatePreferences: changed(input as object) }) });
  const monthly = screen.getByRole('switch', { name: 'Auto-generate monthly reports' }) as HTMLInputElement;
  expect(monthly.checked).toBe(true);
  await userEvent.click(monthly);
  expect(monthly.checked).toBe(false);
  await screen.findByText('Settings Updated');
  expect(asked.at(-1)?.variables).toEqual({ input: { wantsMonthlyReports: false } });
});

test('a switch that the server refuses moves back', async () => {
  await open({ UpdatePreferences: () => new Refusal(503, 'Not now.') });
  const news = screen.getByRole('switch', { name: 'Email notifications' }) as HTMLInputElement;
  await userEvent.click(news);
  await screen.findByText('Not now.');
  await waitFor(() => expect(news.checked).toBe(true));
});

const session = (id: string, device: string, isCurrent: boolean) =>
  ({ __typename: 'Session', id, device, isCurrent, createdAt: '2026-11-01T10:00:00Z', lastSeenAt: '2026-11-02T10:00:00Z' });

test('sessions: this device first, another one leaves the list once it is signed out', async () => {
  const sessions = [session('2', 'Firefox on Windows', false), session('1', 'Safari on iPhone', true)];
  const { asked } = renderWithServer(<SessionList />, { Sessions: () => ({ sessions }), EndSession: () => ({ endSession: true }) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('Safari on iPhoneThis device'), expect.stringContaining('Firefox on Windows')]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(asked.at(-1)).toEqual({ operation: 'EndSession', variables: { id: '2' } });
});
