/** What was typed and not sent outlives the end of a session, for its own author alone. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderWithServer } from '../../test-server.tsx';
import { Assistant } from '../questions/Assistant.tsx';
import { RequireSession } from './RequireSession.tsx';
import { forgetDrafts } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const user = { __typename: 'User', id: 'ana', email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', businessName: 'Harbor Bakery', accountType: 'pro', isPro: true, isDemo: false, timeZone: 'UTC', wantsEmailNotifications: true, wantsMonthlyReports: true, wantsReadingChecks: false };

/** Opens the questions as somebody, in a page of its own. */
async function openAs(id: string): Promise<HTMLTextAreaElement> {
  cleanup();
  renderWithServer(<RequireSession><Assistant /></RequireSession>, { Me: () => ({ me: { ...user, id } }), Questions: () => ({ queries: [] }) });
  return screen.findByLabelText<HTMLTextAreaElement>('Your question');
}

const type = (box: HTMLTextAreaElement, value: string) => fireEvent.change(box, { target: { value } });

test('a question that was typed is there again after signing in', async () => {
  type(await openAs('ana'), 'How much did we spend on rent?');
  expect((await openAs('ana')).value).toBe('How much did we spend on rent?');
});

test('nobody else meets it', async () => {
  type(await openAs('ana'), 'How much did we spend on rent?');
  expect((await openAs('ben')).value).toBe('');
});

test('an empty one is not kept', async () => {
  const box = await openAs('ana');
  type(box, 'How much');
  type(box, '');
  expect(sessionStorage).toHaveLength(0);
});

test('whoever signs out on purpose leaves nothing behind', async () => {
  type(await openAs('ana'), 'How much did we spend on rent?');
  forgetDrafts();
  expect((await openAs('ana')).value).toBe('');
});
