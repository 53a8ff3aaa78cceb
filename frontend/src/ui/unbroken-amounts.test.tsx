/** Signed amounts are kept together; everything else is left to the line. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { UnbrokenAmounts } from './UnbrokenAmounts.tsx';

afterEach(cleanup);

test('only signed amounts', () => {
  const { container } = render(<UnbrokenAmounts text="fell from −$5,000.00 to $2.00 (+12.5%), 2026-10-01, well-known" />);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['−$5,000.00', '+12.5%']);
  expect(container.textContent).toBe('fell from −$5,000.00 to $2.00 (+12.5%), 2026-10-01, well-known');
});
