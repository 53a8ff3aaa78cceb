/** "If the coming three months repeat the average of the last three full months, what revenue is that together": as many months as the average is of come to what those months came to. */
import type { Token } from '../words/tokenize.ts';

const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|2|3|4|5|6|7|8|9|10|11|12)';
const SAME = '(?:(?:simply|just|only|merely|exactly|all) )*(?:repeat|repeated|match|matched|equal|equalled|mirror|mirrored|copy|follow|followed|hit|(?:look|looked|are|were|turn out|come out|run|ran) (?:just |exactly )?(?:like|at|the same as)|are|were)';
const REPEATED = new RegExp(`^(?:if|say|suppose|assume|assuming|imagine|supposing)(?: that)? (?:the |our )?(?:coming|next|following|upcoming) ${COUNT} months ${SAME} (?:the |our )?(?:monthly )?average (?:of|for|over) (?:the |our )?(?:last|past|previous|latest)(?: ${COUNT})?( full| whole| complete)?(?: months)? ?([,.:;?-]|then|how|what) ?`);
/** Of all of them, and of one figure. */
const ALL_OF_THEM = /\b(together|in all|in total|altogether|combined|total|all told|overall|for those|for these|for the lot|sum)\b/;
const EACH = /\b(each|per|every|a month|monthly|by month)\b/;
const FIGURE = /\b(revenue|sales|income|turnover|takings|net profit|gross profit|profit|expenses|costs|spending|cash flow|payroll)\b/;
const AS_NUMBER: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12' };

const numberOf = (said: string): string => AS_NUMBER[said] ?? said;
const asToken = (text: string): Token => (/^\d+$/.test(text) ? { text, raw: text, kind: 'number', value: Number(text) } : { text, raw: text, kind: 'word' });

/** Where the two counts differ nothing is worked out: the question stays as it is. */
export function asMonthsRepeated(tokens: readonly Token[]): readonly Token[] {
  const text = tokens.map((token) => token.text).join(' ');
  const found = REPEATED.exec(text);
  const rest = found ? text.slice(found[0].length) : '';
  const [, coming = '', past = coming] = found ?? [];
  const figures = rest.match(new RegExp(FIGURE, 'g')) ?? [];
  const [figure] = figures;
  if (!found || figure === undefined || figures.length > 1 || numberOf(coming) !== numberOf(past) || !ALL_OF_THEM.test(rest) || EACH.test(rest)) return tokens;
  return `total ${figure} of the last ${numberOf(coming)} full months`.split(' ').map(asToken);
}
