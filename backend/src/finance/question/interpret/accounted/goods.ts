/** Words of talk that are also things that are bought, sold or paid for, and where they stand as such. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Token } from '../words/tokenize.ts';

/** "Spent on damage claims", "ticket sales": a word of talk that is a thing here, whatever is known of it. */
export function isGoodsInPlace(tokens: readonly Token[], at: number): boolean {
  if (!GOODS.has(tokens[at]?.text ?? '')) return false;
  const before = beforeArticle(tokens, at);
  return isPaidOn(tokens, before) || isInThingsPlace(tokens, at, before) || before === at - 1 && isGoodsInPlace(tokens, before) || isSinglePieceOf(tokens, at);
}

/** "The day we bought the paint booth": one piece, and no paint. */
function isSinglePieceOf(tokens: readonly Token[], at: number): boolean {
  const kind = tokens[at - 1]?.text ?? '';
  if (!PIECES.test(tokens[at]?.text ?? '') || !/^[a-z]+$/.test(kind) || PLAIN_WORDS.has(kind)) return false;
  const before = beforeArticle(tokens, at - 1);
  return before < at - 2 && (BUYS.test(tokens[before]?.text ?? '') || tokens[before]?.text === 'for' && BUYS.test(tokens[before - 1]?.text ?? '') || isPaidOn(tokens, before));
}

const PIECES = /^(booth|booths|chairs?|tables|doors?|sinks?|signs?|displays?|racks?|stand|stands|control|boxes|bags?)$/;
const BUYS = /^(buy|buys|bought|buying|purchase|purchased|order|ordered|pay|paid|paying|get|got|finance|financed|lease|leased|install|installed|replace|replaced)$/;

/** Where stands what a thing's article stands behind. */
export function beforeArticle(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (/^(the|our|my|a|new|this|that)$/.test(tokens[before]?.text ?? '')) before--;
  return before;
}

/** "Spent on", "went on", "pay out in". */
export function isPaidOn(tokens: readonly Token[], at: number): boolean {
  const verb = /^(out|over|back)$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return PLACES.some(([preposition, verbs]) => preposition.test(tokens[at]?.text ?? '') && verbs.test(tokens[verb]?.text ?? ''));
}

const PLACES: readonly (readonly [preposition: RegExp, verb: RegExp])[] = [
  [/^on$/, /^(spend|spent|spending|spends|pay|paid|blow|blew|waste|wasted|costs?|go|goes|went|gone|put|drop|dropped)$/],
  [/^in$/, /^(pay|pays|paid|paying)$/],
];

/** "Damage, 2025", "damage claims cost", "revenue from tickets", "cost of parts", "what did the brakes cost us". */
function isInThingsPlace(tokens: readonly Token[], at: number, before: number): boolean {
  const [last, next] = [tokens[before]?.text ?? '', tokens[at + 1]?.text ?? ''];
  return before < 0 && /^(|,|:|\?|in|for|during|over|last|this|since)$/.test(next) || MONEY.test(next) || /^(did|do|does)$/.test(last) && /^(cost|costs|bring|make|earn)$/.test(next) || /^(of|from|for)$/.test(last) && SUMS.test(tokens[before - 1]?.text ?? '') || GOODS.has(next) && isInThingsPlace(tokens, at + 1, before);
}

const MONEY = /^(costs?|spend|spending|spent|expenses?|bills?|payments?|purchases?|fees?|charges?|refunds?|revenue|sales|income|paid)$/;
const SUMS = /^(costs?|total|amount|spend|spending|expenses?|payments?|paid|pay|revenue|sales|income|money|came|come|comes|made|make|earned|earn|got|get)$/;

/** "Spent on tickets", whatever else a ticket is a word for. */
export const isGoodsPaidOn = (tokens: readonly Token[], at: number): boolean => GOODS.has(tokens[at]?.text ?? '') && !/^birthdays?$/.test(tokens[at]?.text ?? '') && isPaidOn(tokens, beforeArticle(tokens, at));

export const isGoodsWord = (text: string): boolean => GOODS.has(text);

const GOODS: ReadonlySet<string> = new Set(`
advisers advisors applications appointments bag bags book books booth booths boxes brake brakes chair chairs church claim claims coach coaches consultant consultants control
damage damages daycare display displays door doors factory fashion films florist florists franchise gallery grocer grocers grocery greengrocer hospital hostel hotel hotels
infrastructure infra kindergarten lawyer leads library magazines mentor mentors museum nursery nuts officers orchard outfit outfits parts party parties pharmacy phones physio physios
pictures plants print printouts racks ranch remodel school schools signs sinks spa spas stand stands surgery switches tables tavern theater theatre ticket tickets tire tires tyre tyres tool tools
union university vacation vacations vets vineyard waste winery workshop workshops birthday birthdays
`.trim().split(/\s+/));
