/** Bars that are text: their table, their CSV and their picture. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BridgeBars } from './BridgeBars.tsx';
import { drawBars } from './bar-drawing.ts';
import { RankedBars } from './RankedBars.tsx';

const saved: { name: string; blob: Blob }[] = [];
let last: Blob;
URL.createObjectURL = (blob) => { last = blob as Blob; return 'blob:x'; };
URL.revokeObjectURL = () => undefined;
jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { saved.push({ name: this.download, blob: last }); });
afterEach(() => { cleanup(); saved.length = 0; });

/** Blobs of the test's page cannot tell their text themselves. */
const textOf = (blob: Blob) => new Promise<string>((resolve) => { const reader = new FileReader(); reader.onload = () => resolve(String(reader.result)); reader.readAsText(blob); });

const ranked = [{ label: 'Rent', value: 1200, figure: '$1,200.00', note: '60.0%', to: '/rows' }, { label: 'Payroll', value: 800, figure: '$800.00', note: '40.0%' }];
const bridge = [{ label: 'September', value: 100, figure: '$100.00', isWhole: true }, { label: 'Rent', value: -30, figure: '−$30.00', isWhole: false }, { label: 'October', value: 70, figure: '$70.00', isWhole: true }];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('ranked bars: a table with the same figures and links, and CSV in plain numbers', async () => {
  render(<MemoryRouter><RankedBars title="Rent costs most" caption="Expenses in USD" bars={ranked} /></MemoryRouter>);
  await press('View as table');
  const table = await screen.findByRole('table', { name: 'Expenses in USD' });
  expect(within(table).getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['NameFigureBeside it', 'Rent$1,200.0060.0%', 'Payroll$800.0040.0%']);
  expect(within(table).getByRole('link', { name: '$1,200.00' }).getAttribute('href')).toBe('/rows');
  await press('Save as CSV');
  expect([saved[0]?.name, await textOf(saved[0]!.blob)]).toEqual(['Rent costs most.csv', ',Expenses in USD\r\nRent,1200\r\nPayroll,800']);
});

test('a bridge: saved as a picture that needs nothing of the page, and nothing of it stays there', async () => {
  render(<MemoryRouter><BridgeBars title="Rent took profit down" caption="Profit in USD" bars={bridge} isRiseGood /></MemoryRouter>);
  await press('Save as SVG');
  await waitFor(() => expect(saved).toHaveLength(1));
  const file = new DOMParser().parseFromString(await textOf(saved[0]!.blob), 'image/svg+xml');
  expect([saved[0]?.name, file.querySelector('parsererror')]).toEqual(['Rent took profit down.svg', null]);
  expect([...file.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Rent took profit down', 'Profit in USD', 'September', '$100.00', 'Rent', '−$30.00', 'October', '$70.00']);
  expect(document.querySelectorAll('svg')).toHaveLength(0);
});

test('bars lie where they lie on the screen, and long names are cut', () => {
  const [one, other] = drawBars([{ label: 'A', value: 1, figure: '1', left: 0, width: 50, color: 'red' }, { label: 'x'.repeat(60), value: 1, figure: '1', left: 50, width: 50, color: 'red' }]).querySelectorAll('rect');
  expect([one, other].map((bar) => [Number(bar?.getAttribute('x')), Number(bar?.getAttribute('width'))])).toEqual([[210, 140], [350, 140]]);
  expect(drawBars([{ label: 'x'.repeat(60), value: 1, figure: '1', left: 0, width: 1, color: 'red' }]).querySelector('text')?.textContent).toHaveLength(32);
});

test('bars inside of something larger have no buttons of their own', () => {
  render(<MemoryRouter><RankedBars bars={ranked} /></MemoryRouter>);
  expect(screen.queryByRole('button')).toBeNull();
});
