/** Charts by keyboard: each figure is reached, said and shown, and Escape gives the keys back. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ChartFigures } from './ChartFrame.tsx';
import { nextIndex } from './chart-cursor.ts';

afterEach(cleanup);

const data = { labels: ['Sep', 'Oct'], addresses: [null, '/rows'], series: [{ name: 'Revenue', data: [5, null] }, { name: 'Expenses', data: [3, 4] }], formatValue: (value: number) => `$${value}`, formatTick: String };
const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

test('arrow keys walk through the figures, and Enter opens their rows', async () => {
  render(<MemoryRouter><ChartFigures caption="Revenue in USD" labelHeader="Month" data={data}><svg /></ChartFigures><Where /></MemoryRouter>);
  const said = () => screen.getByRole('status').textContent;
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Revenue in USD\. Arrow keys/);
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('Sep: Revenue $5, Expenses $3');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(said()).toBe('Oct: Revenue —, Expenses $4');
  await userEvent.keyboard('{Escape}');
  expect(said()).toBe('');
  await userEvent.keyboard('{End}{Enter}');
  expect(screen.getByTestId('where').textContent).toBe('/rows');
});

test('keys that mean nothing here are left to the page', () => {
  const check = (key: string, index: number | null, expected: number | null) => expect(nextIndex(key, index, 3)).toBe(expected);
  check('ArrowLeft', null, 2);
  check('ArrowLeft', 0, 0);
  check('End', 0, 2);
  check('Home', 2, 0);
  check('PageDown', 1, null);
  expect(nextIndex('ArrowRight', null, 0)).toBeNull();
});
