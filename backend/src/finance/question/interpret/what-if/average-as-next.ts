/** "Project next month's sales as the average of the last three full months": how it is to be worked out is told, and all of that is past. */
import type { Token } from '../words/tokenize.ts';

const COUNT = '(two|three|four|five|six|nine|twelve|2|3|4|5|6|9|12)';
const NEXT = /\b(next|coming|following|upcoming) month s?\b|\b(next|coming|following|upcoming) months?\b/;
const MEAN = new RegExp(`\\b(?:average|mean|avg) (?:of|over|for|across|from) (?:the |our )?(?:last|past|previous|latest) ${COUNT}(?: full| whole| complete)? months?\\b|\\b(?:last|past|previous|latest) ${COUNT}(?: full| whole| complete)? months?(?: s)? (?:average|mean|avg)\\b|\\b${COUNT}[ -]+months? (?:average|mean|avg)\\b`);
const FIGURE = /\b(net profit|gross profit|operating profit|revenue|sales|income|turnover|takings|expenses|costs|spending|profit|payroll)\b/g;
/** It is held against something, or something is changed in it. */
const OTHER = /\b(above|below|beat|beats|more|less|higher|lower|than|compare|compared|versus|vs|exceed|reach|why|plus|minus|percent|without|excluding|except|each|by (?:category|customer|vendor)|will we|are we|rolling)\b|%/;
const AS_NUMBER: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6', nine: '9', twelve: '12' };

export function asAverageOfPast(tokens: readonly Token[]): readonly Token[] {
  const text = tokens.map((token) => token.text).join(' ').replace(/'s\b/g, ' s');
  const mean = MEAN.exec(text);
  const figures = new Set(text.match(FIGURE) ?? []);
  const [figure] = figures;
  const count = mean?.slice(1).find((one) => one !== undefined);
  if (!mean || count === undefined || !NEXT.test(text) || figures.size !== 1 || figure === undefined || OTHER.test(text)) return tokens;
  return `average monthly ${figure} over the last ${AS_NUMBER[count] ?? count} full months`.split(' ').map((one): Token => (/^\d+$/.test(one) ? { text: one, raw: one, kind: 'number', value: Number(one) } : { text: one, raw: one, kind: 'word' }));
}
