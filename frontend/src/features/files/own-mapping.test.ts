/** What choosing a role for a column does to the owner's other choices. */
import { expect, test } from '@jest/globals';
import { isFixed, withRole } from './own-mapping.ts';

test('a role that one column has leaves the other one, and the signs of the columns before are forgotten', () => {
  const amount = withRole({ sign: 'inverted', columns: [{ column: 2, role: 'amount' }, { column: 0, role: 'date' }] }, 3, 'amount');
  expect(amount).toEqual({ sign: null, columns: [{ column: 0, role: 'date' }, { column: 3, role: 'amount' }] });
  expect(withRole(amount, 4, 'credit').columns).toEqual([{ column: 0, role: 'date' }, { column: 4, role: 'credit' }]);
});

test('several columns can be descriptions or not used', () => {
  const { columns } = withRole(withRole({ sign: 'all-in', columns: [{ column: 1, role: 'description' }] }, 2, 'description'), 3, 'ignored');
  expect(columns).toHaveLength(3);
});

test('nothing is fixed by empty choices', () => {
  expect([isFixed({}), isFixed({ columns: [], sign: null }), isFixed({ headingLine: 0 })]).toEqual([false, false, true]);
});
