/** Which paragraphs an answer falls into, and which are highlighted. */
import { expect, test } from '@jest/globals';
import { answerParagraphs } from './answer-paragraphs.ts';

function check(response: string, expected: [text: string, hasFigure: boolean][]) {
  expect(answerParagraphs(response).map(({ text, hasFigure }) => [text, hasFigure])).toEqual(expected);
}

test('splits on blank lines and keeps single line breaks', () => {
  check('First.\nSame.\n\nSecond.', [['First.\nSame.', false], ['Second.', false]]);
  check('  \n\n One.\r\n\r\n\r\nTwo. \n', [['One.', false], ['Two.', false]]);
  check('', []);
});

test('finds currency amounts and percentages', () => {
  check('Revenue was $12,345.67.', [['Revenue was $12,345.67.', true]]);
  check('A loss of −€12.', [['A loss of −€12.', true]]);
  check('It is 12.5% of sales.', [['It is 12.5% of sales.', true]]);
  check('You sold EUR 1,200.00 of bread.', [['You sold EUR 1,200.00 of bread.', true]]);
  check('Rows in March 2026: 14.', [['Rows in March 2026: 14.', false]]);
});

test('tells lists from sentences', () => {
  const check = (response: string, expected: boolean[]) => expect(answerParagraphs(response).map(({ isList }) => isList)).toEqual(expected);
  check('Rent leads.\n\n- Rent: $12.00\n- Travel: $3.00', [false, true]);
  check('- Rent: $12.00\n- Travel: $3.00\n(and 8 more in the table)', [true]);
  check('A loss.\n- Not a list by itself', [false]);
});
