/** "There is 62 thousand in the bank. How many months before it is gone?": what is there is told by itself, in one of many ways, and the question asks how long it lasts. Both are put into the words that the rule for it knows. */
import { BALANCE_TOLD_SAYINGS, LASTS_ASKED_SAYINGS } from '../lexicon/sayings/balance-told.ts';
import { inPlainerWords, readSayings } from '../words/sayings.ts';
import type { Token } from '../words/tokenize.ts';

const TOLD = readSayings(BALANCE_TOLD_SAYINGS);
const ASKED = readSayings(LASTS_ASKED_SAYINGS);

const RUNWAY = /\b(runway|run out|runs out|run dry|last|lasts|survive|until zero|months have we)\b/;
/** Several sums, which are added up where they are told. */
const SEVERAL = /\b(another|plus|combined|down to \S+ (?:or|and)|until (?:we|it|i|the balance) (?:\S+ )?(?:are|is|at|hits?|reach\w*|drops?|falls?) )\b|\d\S* (?:in|on) .*\band \S*\d\S* (?:in|on)\b/;

/** A bound on a figure of each month is no money that is there. */
const BOUND = /\b(revenue|sales|income|turnover|takings|expenses|costs|spending|profit)( (was|were|is|are|went|came in|stayed|ran|hit))? (above|over|below|under|beyond|more than|less than|higher than|lower than|at least|at most) \S*\d/;

export function withBalanceTold(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, isMoney, value }) => kind === 'number' && (isMoney === true || (value ?? 0) > 1000))) return tokens;
  if (BOUND.test(tokens.map((token) => token.text).join(' '))) return tokens;
  const asked = inPlainerWords(tokens, ASKED);
  const text = asked.map((token) => token.text).join(' ');
  if (!RUNWAY.test(text) || SEVERAL.test(text)) return tokens;
  const told = inPlainerWords(asked, TOLD);
  const isTold = told.length !== asked.length || told.some((token, at) => token !== asked[at]);
  if (!isTold && RUNWAY.test(tokens.map((token) => token.text).join(' '))) return tokens;
  return told.map((token, at) => (token.kind === 'number' && told[at - 1]?.text === 'with' && told.slice(at + 1, at + 4).map((one) => one.text).join(' ') === 'in the bank' ? { ...token, isMoney: true } : token));
}
