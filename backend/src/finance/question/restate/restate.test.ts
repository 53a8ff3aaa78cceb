/** A form takes up every name, time and number of a question, or is none of its meanings. */
import { describe, expect, test } from '@jest/globals';
import type { Filler, Masked } from './masked.ts';
import { filled } from './restate.ts';

const asked = (words: string, ...fillers: readonly (readonly [Filler['slot'], string, boolean?])[]): Masked => ({ words: words.split(' '), fillers: fillers.map(([slot, said, isLoose = false]) => ({ slot, said, isLoose })) });

describe('a form', () => {
  test('takes what the question names', () => expect(filled('total paid to <party> <period>', asked('what did <party> get in <period>', ['<party>', 'Sysco'], ['<period>', '2025']))).toBe('total paid to Sysco 2025'));
  test('without a place for a name is not meant', () => expect(filled('total revenue <period>', asked('what did <party> bring in <period>', ['<party>', 'Sysco'], ['<period>', '2025']))).toBeNull());
  test('whose place nothing fills is not meant', () => expect(filled('total paid to <party> <period>', asked('what did we pay in <period>', ['<period>', '2025']))).toBeNull());
  test('without a time in the question is about all of the books', () => expect(filled('net profit <period>', asked('what have we cleared'))).toBe('net profit all time'));
  test('says what the question only circumscribes', () => expect(filled('total <refund> <period>', asked('money we gave back in <period>', ['<period>', '2025']))).toBe('total refunds 2025'));
  test('takes the two ends of a stretch', () => {
    const stretch: Masked = { words: ['sales', 'growth', '<period>'], fillers: [{ slot: '<period>', said: 'from 2024 to 2025', isLoose: false, both: ['2025', '2024'] }] };
    expect(filled('percentage change in revenue <period> compared with <period>', stretch)).toBe('percentage change in revenue 2025 compared with 2024');
  });
  test('an owner\'s word for several names may stay out', () => expect(filled('total revenue <period>', asked('what did jobs bring in <period>', ['<income>', 'jobs', true], ['<period>', '2025']))).toBe('total revenue 2025'));

  test.each([
    ['profit for the quarter we are in', []],
    ['net flow in the second part of <period>', [['<period>', '2025']]],
    ['expenses on xmas eve <period>', [['<period>', '2025']]],
    ['revenue q1+q2 <period>', [['<period>', '2026']]],
  ] as const)('never passes over a time: %s', (words, fillers) => expect(filled('net profit <period>', asked(words, ...fillers))).toBeNull());

  test('never says higher where the question says lower', () => expect(filled('had <cost> been higher in <period>', asked('<cost> <period> if lower', ['<cost>', 'rent'], ['<period>', '2025']))).toBeNull());
  test('never passes over an unknown word that narrows a name', () => expect(filled('total <tax> <period>', asked('grobnik <tax> <period>', ['<tax>', 'Taxes'], ['<period>', '2025']))).toBeNull());
});
