/** A place of the ledger, its address, and the conditions that are read from it: the same on both ways. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths, type TransactionPlace } from '../../paths.ts';
import { activeFilters } from './active-filters.ts';
import { useLedgerPlace } from './use-ledger-place.ts';

afterEach(cleanup);

function Conditions() {
  const { filter } = useLedgerPlace();
  return <><output>{JSON.stringify(filter)}</output><p>{activeFilters(filter, undefined).map(({ words }) => words).join(' | ')}</p></>;
}

function open(address: string): { filter: unknown; words: string | null } {
  const { container } = render(<MemoryRouter initialEntries={[address]}><Conditions /></MemoryRouter>);
  return { filter: JSON.parse(screen.getByRole('status').textContent ?? ''), words: container.querySelector('p')?.textContent ?? null };
}

test.each<[TransactionPlace, string]>([
  [{ kinds: ['revenue', 'refund'], weekdays: [0, 6] }, 'revenue, refunds | Sundays, Saturdays'],
  [{ notCounterparties: ['Bright, Son & Co', 'Sysco'], currency: 'USD' }, 'USD | Without Bright, Son & Co and Sysco'],
  [{ notCategories: ['Rent', 'Payroll', 'Travel'] }, 'Without 3 categories'],
])('%j', (place, words) => {
  expect(open(paths.transactions(place))).toEqual({ filter: place, words });
});

test.each(['weekdays=8', 'notCategories=Rent', 'notCounterparties=[1]'])('what makes no sense is passed over: %s', (search) => {
  expect(open(`/dashboard/transactions?${search}`)).toEqual({ filter: {}, words: '' });
});
