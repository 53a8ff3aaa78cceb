/** What is drawn beside a headline is written in its own unit. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AnswerVisual } from './AnswerVisual.tsx';

afterEach(cleanup);

test('a share in percent is of two amounts', () => {
  const table = { columns: ['', 'Amount'], rows: [['Revenue from Cascade', '300331.00'], ['Revenue', '1266125.01']], places: null };
  render(<MemoryRouter><AnswerVisual answer={{ chart: null, table, unit: 'percent', currency: 'USD' }} caption="Share" /></MemoryRouter>);
  expect(screen.getByText('$300,331.00')).toBeTruthy();
  expect(document.body.textContent).not.toContain('%');
});
