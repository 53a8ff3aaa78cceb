/** Shares told as so many of every hundred, as a slice, over a stroke. Add a line to teach one. */
import type { Saying } from './saying.ts';

const HUNDRED = '(of|out of|for|from) (every|each|a|) (hundred|100) (dollars|bucks|euros|pounds|) (of|in|under|)';
const TOOK = '(we took in|we took|we have taken|we earned|we have earned|earned|taken|taken in|we made|of sales)';
const SPENT = '(we spent|we have spent|spent|of spending|we paid out)';
const HOW_MANY = '(,|) how (many|much) (of them|) (were|was|are|is|went on|went to|went into|did|went)';

export const PART_SAYINGS: readonly Saying[] = [
  ...['', ' …'].flatMap((when): Saying[] => [
    [`${HUNDRED} ${TOOK}${when} ${HOW_MANY}`, `what percent of revenue${when} was`],
    [`${HUNDRED} ${SPENT}${when} ${HOW_MANY}`, `what percent of expenses${when} was`],
  ]),
  [`${HUNDRED} … ${HOW_MANY}`, 'what percent of … was'],
  ['(slice|piece|chunk|part|portion|bite) of … (,|) (percent|in percent|percentage|as a percentage|percent please)', 'share of … in percent'],
  ['how (big|large|high) a (slice|piece|chunk|bite|cut) (,|) (in percent|in percentage|percent|)', 'what share'], ['how (big|large) a (bite|cut|chunk) …!<clause> (take|took|eat|ate)', 'what share …'],
  ['weight in total (costs|expenses)', 'as a share of total expenses'], ['weight in (total|) (sales|revenue)', 'as a share of revenue'], ['- to - (revenue|sales) ratio', 'as a percentage of revenue'], ['to revenue ratio', 'as a percentage of revenue'],
];
