/** A page that could not be fetched: said in its place, with the way back that helps. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';
import { page } from './page-route.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  fetches = 0;
});

/** As over a network: not at once. */
const refused = async (): Promise<never> => {
  fetches += 1;
  await new Promise((resolve) => { setTimeout(resolve, 60); });
  throw new TypeError('Failed to fetch');
};

let fetches = 0;

function showPage(fetch: () => Promise<{ default: () => React.JSX.Element }>, isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  // React tells of what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { element } = page(fetch);
  render(<PageBoundary address="/dashboard/reports" failure={(onRetry) => <PageFailure onRetry={onRetry} />}><Suspense fallback="…">{element}</Suspense></PageBoundary>);
}

test('without a connection the page is asked for again where the reader is', async () => {
  let isReached = false;
  showPage(() => (isReached ? Promise.resolve({ default: () => <p>The reports</p> }) : refused()), false);
  expect(await screen.findByText('You seem to be offline')).toBeTruthy();
  isReached = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The reports')).toBeTruthy();
});

test('with a connection, reloading fetches a version that is newer', async () => {
  showPage(() => refused(), true);
  expect(await screen.findByText('This page could not be shown')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(fetches).toBe(1);
});
