/** The review: accepted as proposed or changed, for always, all at once, taken back, worked through with the keyboard alone, and the states without any. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DecideReviewItemsInput } from '../../generated/graphql.ts';
import { Refusal, renderWithServer } from '../../test-server.tsx';
import { ReviewItems } from './ReviewItems.tsx';

afterEach(cleanup);

const item = (id: string, counterparty: string | null, suggestion: string | null) => ({
  __typename: 'ReviewItem', id, counterparty, direction: 'out', currency: 'USD', transactionCount: 2, amount: '-150.00', dateFrom: '2025-03-02', dateTo: '2025-03-09',
  descriptions: [`${counterparty ?? 'CHECK'} 0044`], category: 'Uncategorized Expense', suggestion, reason: 'Because.', confidence: suggestion ? 55 : 0,
});
const CATEGORIES = ['Meals', 'Travel'].map((name, index) => ({ __typename: 'Category', id: String(6000 + index), name, kind: 'opex', transactionCount: 1 }));

function show(first = [item('a', 'Home Depot', 'Meals'), item('b', 'Quenby Holt', null), item('c', null, 'Travel')]) {
  let items = first;
  let before = first;
  const decided: DecideReviewItemsInput['decisions'][] = [];
  renderWithServer(<ReviewItems />, {
    ReviewItems: ({ limit }) => ({ reviewItems: { __typename: 'ReviewList', itemCount: items.length, transactionCount: items.length * 2, items: items.slice(0, limit as number) } }),
    Categories: () => ({ categories: CATEGORIES }),
    DecideReviewItems: ({ input }) => {
      const { decisions } = input as DecideReviewItemsInput;
      decided.push(decisions);
      before = items;
      items = items.filter(({ id }) => !decisions.some((decision) => decision.id === id));
      return { decideReviewItems: { __typename: 'ReviewDecision', id: 'd', itemCount: decisions.length, transactionCount: decisions.length * 2 } };
    },
    UndoReviewDecision: () => { items = before; return { undoReviewDecision: true }; },
  });
  return decided;
}
const row = (name: string) => screen.findByRole('listitem', { name });

test('a proposal is accepted with one click, the next row has the keyboard, and undo brings it back', async () => {
  const decided = show();
  await userEvent.click(within(await row('Home Depot')).getByRole('button', { name: 'Accept' }));
  expect((await screen.findByRole('status')).textContent).toContain('2 transactions now in Meals.');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Home Depot' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Category of Quenby Holt' }));
  expect(decided).toEqual([[{ id: 'a', category: 'Meals', isAlways: false }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row('Home Depot')).toBeTruthy();
});

test('without a proposal one is chosen, and may hold for always', async () => {
  const decided = show();
  const open = within(await row('Quenby Holt'));
  expect(open.getByRole<HTMLButtonElement>('button', { name: 'Choose' }).disabled).toBe(true);
  await userEvent.selectOptions(open.getByRole('combobox'), 'Travel');
  await userEvent.click(open.getByRole('checkbox', { name: 'Always for Quenby Holt' }));
  await userEvent.click(open.getByRole('button', { name: 'Choose' }));
  await screen.findByText(/now in Travel, and later ones too/);
  expect(decided).toEqual([[{ id: 'b', category: 'Travel', isAlways: true }]]);
  expect(within(await row('CHECK 0044')).queryByRole('checkbox')).toBeNull();
});

test('all proposals at once leave what has none', async () => {
  const decided = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept all 2' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(decided).toEqual([[{ id: 'a', category: 'Meals' }, { id: 'c', category: 'Travel' }]]);
});

test('fifty at first, more on demand, and deciding one keeps all that are shown', async () => {
  show(Array.from({ length: 60 }, (_, index) => item(String(index), `Supplier ${index}`, 'Meals')));
  expect(await screen.findByText('50 of 60 are shown, those with the most money first.')).toBeTruthy();
  await userEvent.click(screen.getByText('Show more to review'));
  const late = await screen.findByText('Supplier 55');
  expect(screen.queryByText(/are shown/)).toBeNull();
  await userEvent.click(within(late.closest('li')!).getByText('Accept'));
  await waitFor(() => expect(screen.queryByText('Supplier 55')).toBeNull());
  expect(screen.getByText('Supplier 59')).toBeTruthy();
});

test('nothing left, and a failed load', async () => {
  show([]);
  expect(await screen.findByText('Nothing to review')).toBeTruthy();
  cleanup();
  renderWithServer(<ReviewItems />, { ReviewItems: () => new Refusal(500, 'Down.') });
  expect(await screen.findByText('The review could not be loaded')).toBeTruthy();
});
