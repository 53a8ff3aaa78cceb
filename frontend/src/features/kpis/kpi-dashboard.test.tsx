/** The KPI dashboard: figures in their groups, how each was calculated, targets, what is missing, and its other states. */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { KpiDashboard } from './KpiDashboard.tsx';
import { board } from './test-kpis.ts';

afterEach(cleanup);
// What the screen fetches later, fetched before: no test is about how long that takes.
beforeAll(() => Promise.all([import('./KpiDrawer.tsx'), import('../overview/OverviewSelects.tsx'), import('../../ui/charts/LineTrend.tsx')]));

const show = (answers: Answers = {}, address = '/dashboard/kpis') => renderWithServer(<KpiDashboard />, { RealtimeKpis: () => ({ realtimeKpis: board }), ...answers }, address);

test('each figure with its change, its target and its state in words', async () => {
  const { asked } = show();
  expect((await screen.findByRole('article', { name: 'Revenue' })).textContent).toMatch(/\$48,210.*▲ \+8\.3%, better than Sep.*Below target.*Target: at least \$60,000 a month/);
  expect(screen.getByRole('article', { name: 'Gross margin' }).textContent).toMatch(/62\.4%.*▲ \+2\.1 points, better than Sep/);
  expect(screen.getByRole('article', { name: 'Runway' }).textContent).toMatch(/Not burning.*there is no limit/);
  expect(asked[0]?.variables).toEqual({ period: 'last-month', currency: null });
});

test('what is missing stands together, once, with the way to it', async () => {
  show();
  const missing = await screen.findByRole('list', { name: 'Not known yet: Subscriptions' });
  expect(missing.textContent).toBe('MRR, ARR: No connected service tells what customers subscribed to. Connect Stripe');
  expect(within(missing).getByRole('link', { name: 'Connect Stripe' }).getAttribute('href')).toBe('/dashboard/integrations');
  expect(screen.queryByRole('article', { name: 'MRR' })).toBeNull();
});

test('how a figure is calculated: formula, inputs that lead to their rows, its course', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'How calculated: Revenue' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Revenue' }));
  expect(drawer.getByText('Revenue = a ÷ b')).toBeTruthy();
  expect(drawer.getByRole('link', { name: '$48,310.37, show its transactions' }).getAttribute('href')).toBe('/dashboard/transactions?from=2026-10-01&to=2026-10-31&currency=USD&kinds=revenue');
  expect(drawer.queryByRole('link', { name: /\$100\.00/ })).toBeNull();
  expect(drawer.getByRole('button', { name: 'View as table' })).toBeTruthy();
});

test('what books state says who, of which day, and where to', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'How calculated: Current ratio' }));
  await userEvent.click(await screen.findByRole('button', { name: '$2,100.00' }));
  const note = await screen.findByRole('dialog', { name: 'Where Current assets comes from' });
  expect(note.textContent).toMatch(/^QuickBooks, Oct 31, 2026/);
  expect(within(note).getByRole('link', { name: 'See the connection' }).getAttribute('href')).toBe('/dashboard/integrations');
});

test('a target is set in the shown currency, and a word that is no number is refused here', async () => {
  const { asked } = show({ SetKpiTarget: () => ({ setKpiTarget: { __typename: 'KpiTarget', kpiId: 'revenue', value: '70000.00', currency: 'USD', status: null } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'How calculated: Revenue' }));
  const field = await screen.findByLabelText('At least, in USD a month');
  await userEvent.clear(field);
  await userEvent.type(field, 'much');
  await userEvent.click(screen.getByRole('button', { name: 'Save target' }));
  expect(await screen.findByText('Give a number like 12.5.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '$70,000');
  await userEvent.click(screen.getByRole('button', { name: 'Save target' }));
  await waitFor(() => expect(asked.find(({ operation }) => operation === 'SetKpiTarget')?.variables).toEqual({ id: 'revenue', input: { value: '70000', currency: 'USD' } }));
  expect(await screen.findByText('Target Saved')).toBeTruthy();
  await waitFor(() => expect(asked.filter(({ operation }) => operation === 'RealtimeKpis')).toHaveLength(2));
});

test('the period stands in the address', async () => {
  const { asked } = show({}, '/dashboard/kpis?period=this-year');
  await screen.findByRole('article', { name: 'Revenue' });
  expect(asked[0]?.variables).toEqual({ period: 'this-year', currency: null });
});

test('without data it says what will stand here; a failure can be tried again', async () => {
  show({ RealtimeKpis: () => ({ realtimeKpis: { ...board, entryCount: 0 } }) });
  expect(await screen.findByText('No key figures yet')).toBeTruthy();
  cleanup();
  let isDown = true;
  show({ RealtimeKpis: () => (isDown ? new Refusal(503, 'The database is resting.') : { realtimeKpis: board }) });
  expect(await screen.findByText('503: The database is resting.')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Revenue' })).toBeTruthy();
});
