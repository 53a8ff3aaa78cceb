/** Where the notes of deleted things stand. */
import { expect, test } from '@jest/globals';
import { withDeleted } from './with-deleted.ts';

function check(items: string[], deleted: string[], expected: string[]) {
  const places = withDeleted(items.map((id) => ({ id })), deleted.map((id) => ({ id, name: id })));
  expect(places.map((place) => place.item?.id ?? `(${place.deleted?.id})`)).toEqual(expected);
}

test('each in its own place, newest first', () => {
  check(['c', 'a'], ['b'], ['c', '(b)', 'a']);
  check([], ['a', 'b'], ['(b)', '(a)']);
  check(['b', 'a'], [], ['b', 'a']);
});

test('a thing that is back has no note', () => check(['b', 'a'], ['b'], ['b', 'a']));
