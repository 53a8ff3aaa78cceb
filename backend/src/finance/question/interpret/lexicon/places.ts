/** Places in a list by the words for them: 1 is its head, -1 its end. One table for whoever asks for a place. Add a word, or a line. */
import { wordTable } from '../../../word-table.ts';

/** "First" first: how a place is told in order, and how by its number. */
const TOLD: readonly (readonly [place: number, inOrder: string, byNumber: string])[] = [
  [1, 'first|1st|top', 'one|1'], [2, 'second|2nd', 'two|2'], [3, 'third|3rd', 'three|3'], [4, 'fourth|4th', 'four|4'], [5, 'fifth|5th', 'five|5'],
  [6, 'sixth|6th', 'six|6'], [7, 'seventh|7th', 'seven|7'], [8, 'eighth|8th', 'eight|8'], [9, 'ninth|9th', 'nine|9'], [10, 'tenth|10th', 'ten|10'],
];
const ENDS = 'last|bottom';
const behindHead = TOLD.filter(([place]) => place > 1);

/** "Second biggest". */
export const ORDINALS = behindHead.map(([, inOrder]) => inOrder).join('|');
/** "Number three". */
export const PLACE_NUMBERS = behindHead.map(([, , byNumber]) => byNumber).join('|');
/** "The first one", "the last of them". */
export const PLACE_WORDS = `${TOLD.map(([, inOrder]) => inOrder).join('|')}|${ENDS}`;

export const PLACES = wordTable<number>(Object.fromEntries([
  ...TOLD.flatMap(([place, inOrder, byNumber]) => `${inOrder}|${byNumber}`.split('|').map((word) => [word, place])),
  ...ENDS.split('|').map((word) => [word, -1]),
]) as Record<string, number>);
