/** Hebrew and Arabic in an English line: words in the order of the eye, figures left as they are. */
import { expect, test } from '@jest/globals';
import { piecesInOrder } from './direction.ts';

test.each([
  ['Crumb & Co', ['Crumb & Co']],
  ['מאפייה', ['מאפייה']],
  ['מאפיית לחם', ['לחם', ' ', 'מאפיית']],
  ['Paid to מאפיית לחם in May', ['Paid to ', 'לחם', ' ', 'מאפיית', ' in May']],
  ['חשבון 1,234.50 שקל', ['שקל', ' ', '1,234.50', ' ', 'חשבון']],
  ['مخبز (القاهرة)', ['(', 'القاهرة', ')', ' ', 'مخبز']],
  ['شارع ١٢', ['١', '٢', ' ', 'شارع']],
  ['7 سوق', ['7 ', 'سوق']],
])('%s', (text, expected) => expect(piecesInOrder(text)).toEqual(expected));

test('no letter is lost', () => {
  const text = 'INV-7 שלום (10:30) עולם, مرحبا!';
  expect(Array.from(piecesInOrder(text).join('')).sort()).toEqual(Array.from(text).sort());
});
