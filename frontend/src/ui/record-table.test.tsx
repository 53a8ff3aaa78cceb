/** On a desk a table; on a phone a card for each row, without what a row does not have. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { RecordTable } from './RecordTable.tsx';

const before = window.matchMedia;
afterEach(() => {
  cleanup();
  window.matchMedia = before;
});

const COLUMNS = [
  { key: 'pick', header: 'Chart', cell: ({ isPicked }: { isPicked: boolean }) => (isPicked ? 'yes' : null) },
  { key: 'name', header: 'Name', cell: ({ name }: { name: string }) => name },
  { key: 'cash', header: 'Cash', kind: 'figure' as const, cell: ({ cash }: { cash: string }) => cash },
];
const ROWS = [{ name: 'First', cash: '$1', isPicked: true }, { name: 'Second', cash: '$2', isPicked: false }];

function show(isPhone: boolean) {
  window.matchMedia = (media: string) => ({ ...new EventTarget(), media, matches: isPhone, onchange: null, addListener: () => undefined, removeListener: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true });
  render(<ThemeProvider theme={createTheme()}><RecordTable caption="Cash" titleKey="name" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} /></ThemeProvider>);
}

test('on a desk', () => {
  show(false);
  expect(within(screen.getByRole('table', { name: 'Cash' })).getAllByRole('row').map((row) => row.textContent)).toEqual(['ChartNameCash', 'yesFirst$1', 'Second$2']);
});

test('on a phone', () => {
  show(true);
  expect(within(screen.getByRole('list', { name: 'Cash' })).getAllByRole('listitem').map((card) => card.textContent)).toEqual(['FirstChartyesCash$1', 'SecondCash$2']);
});
