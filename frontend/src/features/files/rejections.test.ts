/** The sentences of refused drops. */
import { expect, test } from '@jest/globals';
import { rejectionSentence } from './rejections.ts';

function check(codes: string[], expected: string | null) {
  const file = Object.assign(new File([], 'a.txt'), { path: 'a.txt', relativePath: 'a.txt' });
  const rejections = codes.map((code) => ({ file, errors: [{ code, message: '' }] }));
  expect(rejectionSentence(rejections)).toBe(expected);
}

test('says what the product promises to say', () => {
  check(['file-invalid-type'], 'File type must be .csv or .pdf');
  check(['file-too-large'], 'File is larger than 10485760 bytes');
  check(['file-invalid-type', 'too-many-files'], 'Too many files');
  check([], null);
});
