/** The dashboard's door and its navigation, as a visitor, a Startup and a Pro user meet them. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { RequireSession } from '../../features/sessions/RequireSession.tsx';
import { theme } from '../theme/theme.ts';
import { Sidebar } from './Sidebar.tsx';

afterEach(cleanup);

function user(isPro: boolean) {
  return {
    __typename: 'User', id: 'u1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', businessName: 'Harbor Bakery',
    accountType: isPro ? 'pro' : 'starter', isPro, isDemo: false, timeZone: 'UTC',
  };
}

function SignIn() {
  return <p>{`Sign in, then ${(useLocation().state as { from: string }).from}`}</p>;
}

/** Opens a dashboard page before a server that says who is here. */
function renderDashboard(me: object | null, path: string) {
  let present = me;
  const link = new ApolloLink(() => new Observable((observer) => {
    observer.next({ data: { me: present } });
    observer.complete();
  }));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/login" element={<SignIn />} />
            <Route path="*" element={<RequireSession><Sidebar /></RequireSession>} />
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );
  /** As when the session runs out: the next time somebody asks, nobody is here. */
  return { async endSession() { present = null; await act(async () => { await client.refetchQueries({ include: 'active' }); }); } };
}

test('a visitor is sent to sign in, and back afterwards', async () => {
  renderDashboard(null, '/dashboard/reports?type=monthly');
  expect(await screen.findByText('Sign in, then /dashboard/reports?type=monthly')).not.toBeNull();
});

test.each([
  ['/dashboard/queries', 'Please log in to ask questions about your financial data.'],
  ['/dashboard/reports?type=quarterly', 'Please log in to see your financial data.'],
])('a session that ends while %s is open is told there, with a way to sign in and back', async (path, words) => {
  const { endSession } = renderDashboard(user(true), path);
  await screen.findAllByRole('link');
  await endSession();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByText(`Sign in, then ${path}`)).not.toBeNull();
});

describe('the entries', () => {
  async function check(isPro: boolean, path: string, expected: { current: string; lockedCount: number }) {
    renderDashboard(user(isPro), path);
    const links = await screen.findAllByRole('link');
    expect(links).toHaveLength(12);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([expected.current]);
    expect(screen.queryAllByRole('link', { name: /locked/ })).toHaveLength(expected.lockedCount);
  }

  test('on Startup', () => check(false, '/dashboard/queries', { current: 'Ask Questions', lockedCount: 5 }));
  test('on Pro', () => check(true, '/dashboard/kpis', { current: 'KPI Dashboard', lockedCount: 0 }));
});

test('a locked entry can still be visited', async () => {
  renderDashboard(user(false), '/dashboard');
  expect((await screen.findByRole('link', { name: /Smart Alerts/ })).getAttribute('href')).toBe('/dashboard/anomalies');
});
