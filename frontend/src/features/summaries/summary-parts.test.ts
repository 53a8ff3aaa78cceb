/** How a summary's paragraphs are laid out. */
import { expect, test } from '@jest/globals';
import { summaryParts } from './summary-parts.ts';

test('the opening, and what each paragraph is about', () => {
  expect(summaryParts('Revenue was $12.00.\n\nWhat happened: revenue rose.\nWhy: more cakes.\n\nNote: nothing.\nSold by: 3.')).toEqual({
    opening: 'Revenue was $12.00.',
    parts: [{ about: 'What happened', text: 'Revenue rose.' }, { about: 'Why', text: 'More cakes.' }, { about: null, text: 'Note: nothing.' }, { about: null, text: 'Sold by: 3.' }],
  });
  expect(summaryParts('')).toEqual({ opening: '', parts: [] });
});
