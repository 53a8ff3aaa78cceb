/** Shares told as so many of every hundred, as a slice, over a stroke. Add a line to teach one. */
import type { Saying } from './saying.ts';

const HUNDRED = '(of|out of|for|from) (every|each|a|) <hundredsum> (dollars|bucks|euros|pounds|) (of|in|under|)';
const TOOK = '(we take in|we earn|we make|we took in|we took|we have taken|we earned|we have earned|earned|taken|taken in|we made|of sales)';
const SPENT = '(we spend|i spend|we pay out|we spent|we have spent|spent|of spending|we paid out)';
const HOW_MANY = '(,|) how (many|much) (of them|) (were|was|are|is|went on|went to|went into|did|went|goes to|goes on|goes into|goes for|go to|go on|is spent on|came from|come from|comes from|were from|was from|came out of)';

/** "Of each dollar", "out of every $100". */
const DOLLAR = '(for|of|out of|from) (every|each) (single|) <dollarorhundred>';
const INTO = '(that goes to|that goes into|that goes on|that goes for|going to|going into|that we spend on|that i spend on|we spend on|i spend on|that is spent on|spent on|we pay for|that we pay for|on)';
const GOES = '(goes|go|went|lands|land|ends up|does|did|do|is|was|are)';

export const PART_SAYINGS: readonly Saying[] = [
  // Of the whole the time is told first.
  ...['went', 'goes', 'go', 'was', 'is', 'came'].map((verb): Saying => [`(percent|percentage|share|portion) of <thisorlast> … ${verb}`, `percent of … <thisorlast> ${verb}`]),
  ...['', ' …'].flatMap((when): Saying[] => [
    [`${HUNDRED} ${TOOK}${when} ${HOW_MANY}`, `what percent of revenue${when} was`],
    [`${HUNDRED} ${SPENT}${when} ${HOW_MANY}`, `what percent of expenses${when} was`],
  ]),
  [`${HUNDRED} … ${HOW_MANY}`, 'what percent of … was'],
  ...['', ' …'].map((when): Saying => [`${DOLLAR} (of sales|of revenue|of income|of turnover|that we earn|that we make|that we take in|that we bring in|that comes in|we earn|we make|we take in|we bring in|we earned|we made|we took in|we brought in)${when} (,|) (how much|what) ${GOES}`, `what percent of revenue${when} goes`]),
  [`${DOLLAR} ${INTO} … (,|) (how much|what) ${GOES}`, 'of what we spend on … , what percent goes'],
  [`${DOLLAR} of …!<sales> (spend|spending|costs|cost) (,|) (how much|what) ${GOES}`, 'of what we spend on … , what percent goes'],
  [`${DOLLAR} of … , (how much|what) (came|comes)`, 'of … , what percent came'],
  [`${DOLLAR} of …!<sales> , (how much|what) ${GOES}`, 'of … , what percent goes'],
  ['(of|out of|from) (every|each) …!<sales> (dollar|euro|pound) (,|) (how much|what) (comes|came|goes|went|is|was|ends up|lands)', 'of … , what percent goes'],
  ['(slice|piece|chunk|part|portion|bite) of … (,|) (percent|in percent|percentage|as a percentage|percent please)', 'share of … in percent'],
  ['how (big|large|high) a (slice|piece|chunk|bite|cut) (,|) (in percent|in percentage|percent|)', 'what share'], ['how (big|large) a (bite|cut|chunk) …!<clause> (take|took|eat|ate)', 'what share …'],
  ['weight in total (costs|expenses)', 'as a share of total expenses'], ['weight in (total|) (sales|revenue)', 'as a share of revenue'], ['- to - (revenue|sales) ratio', 'as a percentage of revenue'], ['to revenue ratio', 'as a percentage of revenue'],
  // Of a hundred of sales a profit is a margin, and so is a profit over sales.
  ...([['gross profit', 'gross margin'], ['net profit', 'net margin'], ['profit', 'net margin'], ['operating profit', 'operating margin']] as const).flatMap(([profit, margin]): Saying[] => [
    ...['', ' …'].flatMap((when): Saying[] => [
      [`(for|of|out of|from|per) (every|each|) <dollarorhundred> (of|in) <sales>${when} (,|) (how much|what) (was|is|were|are|did we make as|stayed as|is left as|was left as|) (our|) ${profit} $`, `what was ${margin}${when}`],
      [`(for|of|out of|from|per) (every|each|) <dollarorhundred> (of|in) <sales>${when} (,|) (how much|what) (stays|stayed|is left|was left|remains|remained|is kept|did we keep|do we keep) as ${profit} $`, `what was ${margin}${when}`],
      [`(for|of|out of|from|per) (every|each|) <dollarorhundred> (of|in) <sales>${when} (,|) (how much|what) ${profit} (was left|was there|is there|did we make|do we make|did we have|is left)`, `what was ${margin}${when}`],
    ]),
    ...(profit === 'profit' ? [] : [[`${profit} (over|/|divided by|per dollar of|relative to) <sales>`, margin] as const]),
  ]),
  ...['', ' …'].map((when): Saying => [`(per|for each|for every) <dollarorhundred> (of|in) <sales>${when} (,|) (how much|what) (was|is|were|are|goes to|went to|did we spend on|do we spend on)`, `what percent of revenue${when} was`]),
  // What the cost of sales leaves.
  ['(share|part|percent|percentage|portion|proportion) of <sales> (remained|remains|was left|is left|stayed|stays|left|left over) (after|once|behind) (the|our|) (cost of goods sold|cost of goods|cost of sales|costs of sales|cogs|direct costs)', 'gross margin'],
  // The whole is said first: "of all cost of goods in 2025, what portion was Olaplex".
  ...['…', '<goods>', '<goods> …'].map((whole): Saying => [`^ (of|out of) (all|all of|) (the|our|) ${whole} (,|) (what|which|how big a|how large a) (portion|part|fraction|slice|proportion|percentage|percent|share|chunk) (of it|of that|) (was|is|were|are|went to|goes to|goes on|went on|came from|comes from|belonged to|did) !<ofdoers>`, `what share of ${whole.replace('<goods>', 'cost of goods')} was`]),
];
