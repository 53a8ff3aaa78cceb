/** Saving an answer as a scenario: the button for who may, what is needed for who may not, and no click that ends in a refusal. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { RequireSession } from '../sessions/RequireSession.tsx';
import { SaveAsScenario } from './SaveAsScenario.tsx';

afterEach(cleanup);

function show(isPro: boolean, answers: Answers = {}) {
  const me = { __typename: 'User', id: 'u', email: 'ada@example.com', firstName: 'Ada', lastName: 'Baker', businessName: 'Bakery', accountType: isPro ? 'pro' : 'starter', isPro, isDemo: false, timeZone: 'UTC', wantsEmailNotifications: true, wantsMonthlyReports: true, wantsReadingChecks: false };
  return renderWithServer(<RequireSession><SaveAsScenario questionId="q1" query="What if rent goes up 10 %?" /></RequireSession>, { Me: () => ({ me }), ...answers });
}

test('with a plan: the changes of the question are kept under its words', async () => {
  const { asked } = show(true, { CreateScenario: () => new Refusal(409, 'There are 50 scenarios already.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as scenario' }));
  expect(await screen.findByText('There are 50 scenarios already.')).toBeTruthy();
  expect(asked.find(({ operation }) => operation === 'CreateScenario')?.variables).toEqual({ input: { name: expect.stringMatching(/rent goes up 10 %/i), queryId: 'q1' } });
});

test('without one: what is needed, and where to get it, instead of a button', async () => {
  show(false);
  expect(await screen.findByText(/part of the Pro plan/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/dashboard/subscription');
  expect(screen.queryByRole('button', { name: 'Save as scenario' })).toBeNull();
});
