/** When the picture that came with the page gives way to the product. */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { FIRST_SCREEN_ID, hasFirstScreen, useFirstScreenReplaced } from './first-screen.ts';
import { FullPageSpinner } from './FullPageSpinner.tsx';

afterEach(cleanup);

function Product({ isWaiting, step }: { isWaiting: boolean; step?: number }) {
  useFirstScreenReplaced();
  return isWaiting ? <FullPageSpinner key={step} /> : <p>Figures</p>;
}

async function open(isWaiting: boolean) {
  document.body.insertAdjacentHTML('beforeend', `<div id="${FIRST_SCREEN_ID}"></div>`);
  const { rerender } = render(<Product isWaiting={isWaiting} />);
  const show = async (next: { isWaiting: boolean; step?: number }) => { await act(async () => rerender(<Product {...next} />)); };
  await act(async () => undefined);
  return { show };
}

test('at once where the product has something to show', async () => {
  await open(false);
  expect(hasFirstScreen()).toBe(false);
});

test('not for a spinner, nor for another one after it', async () => {
  const { show } = await open(true);
  expect(hasFirstScreen()).toBe(true);
  await show({ isWaiting: true, step: 2 });
  expect(hasFirstScreen()).toBe(true);
  await show({ isWaiting: false });
  expect(hasFirstScreen()).toBe(false);
});
