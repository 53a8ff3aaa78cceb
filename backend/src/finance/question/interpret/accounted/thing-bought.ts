/** What money went on, said in a word that elsewhere is mere talk: "spent on the office", "paid for damage". A plan without it answers another question. */
import type { Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../words/tokenize.ts';

/** Whether one of the question's plain words is such a thing and the plan knows nothing of it. */
export const missesThingBought = (reading: Reading, plan: Plan): boolean => reading.tokens.some((_, at) => isThingBought(at, reading, plan));

export function isThingBought(at: number, { tokens, names, periods, dropped }: Reading, { filters, task }: Plan): boolean {
  if ((filters.categories ?? filters.counterparties ?? filters.words ?? filters.notCategories ?? filters.notCounterparties ?? filters.accounts) !== undefined || /^(ranking|recurring|drivers)$/.test(task)) return false;
  const token = tokens[at];
  if (token?.kind !== 'word' || token.text.length < 2 || NO_THING.test(token.text) || [...names, ...periods, ...dropped].some(({ from, to }) => at >= from && at < to)) return false;
  if (task === 'overview') return GOODS.has(token.text);
  const before = beforeArticle(tokens, at);
  return isPaidOn(tokens, before) || isShopOfOthers(tokens, at, before) || isGoodsInPlace(tokens, at);
}

/** "Spent on damage claims", "ticket sales": a word of talk that is a thing here, whatever is known of it. */
export function isGoodsInPlace(tokens: readonly Token[], at: number): boolean {
  if (!GOODS.has(tokens[at]?.text ?? '')) return false;
  const before = beforeArticle(tokens, at);
  return isPaidOn(tokens, before) || isInThingsPlace(tokens, at, before) || before === at - 1 && isGoodsInPlace(tokens, before);
}

function beforeArticle(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (/^(the|our|my|a|new|this|that)$/.test(tokens[before]?.text ?? '')) before--;
  return before;
}

/** "Spent on", "went on", "pay out in". */
function isPaidOn(tokens: readonly Token[], at: number): boolean {
  const verb = /^(out|over|back)$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return PLACES.some(([preposition, verbs]) => preposition.test(tokens[at]?.text ?? '') && verbs.test(tokens[verb]?.text ?? ''));
}

const PLACES: readonly (readonly [preposition: RegExp, verb: RegExp])[] = [
  [/^on$/, /^(spend|spent|spending|spends|pay|paid|blow|blew|waste|wasted|costs?|go|goes|went|gone|put|drop|dropped)$/],
  [/^in$/, /^(pay|pays|paid|paying)$/],
];

/** Words that stand there and name nothing: all of it, how often, how much of it, and what doing business is called. */
const NO_THING = new RegExp(`^(${[
  'everything|anything|something|all|average|total|totals|sum|aggregate|stuff|things?|items?|it|them|these|those|each|every|most|both|other|others',
  'top|regular|monthly|weekly|yearly|annual|annually|whole|full|advance|part|cash|general|fact|practice|addition|between|here|there|us|me|ourselves|people',
  'costs?|expenses?|purchases?|spending|bills?|payments?|transactions?|business|company|running|operating|operations?|overall|normal|usual|day|days|month|months|quarter|quarters|year|years|week|weeks|season|first|second|last|next|past|previous|prior|same|early|late|mid|end|fiscal|calendar',
].join('|')})$`);

/** "Damage claims cost", "revenue from tickets", "cost of parts", "what did the brakes cost us". */
function isInThingsPlace(tokens: readonly Token[], at: number, before: number): boolean {
  const [last, next] = [tokens[before]?.text ?? '', tokens[at + 1]?.text ?? ''];
  return MONEY.test(next) || /^(did|do|does)$/.test(last) && /^(cost|costs|bring|make|earn)$/.test(next) || /^(of|from|for)$/.test(last) && SUMS.test(tokens[before - 1]?.text ?? '') || GOODS.has(next) && isInThingsPlace(tokens, at + 1, before);
}

const MONEY = /^(costs?|spend|spending|spent|expenses?|bills?|payments?|purchases?|fees?|charges?|revenue|sales|income|paid)$/;
const SUMS = /^(costs?|total|amount|spend|spending|expenses?|payments?|paid|pay|revenue|sales|income|money|came|come|comes|made|make|earned|earn|got|get)$/;

/** Words of talk that are also things that are bought, sold or paid for. */
const GOODS: ReadonlySet<string> = new Set(`
advisers advisors applications appointments bag bags booth booths boxes brake brakes chair chairs church claim claims coach coaches consultant consultants control
damage damages daycare display displays door doors factory fashion films florist florists franchise gallery grocer grocers grocery greengrocer hospital hostel hotel hotels
infrastructure infra kindergarten lawyer leads library magazines mentor mentors museum nursery nuts officers orchard outfit outfits parts party parties pharmacy phones physio physios
pictures plants print printouts racks ranch remodel school schools signs sinks spa spas stand stands surgery switches tables tavern theater theatre ticket tickets tire tires tyre tyres tool tools
union university vacation vacations vets vineyard waste winery workshop workshops birthday birthdays
`.trim().split(/\s+/));

/** "Spent at the bakery", "paid the school": whose business that is the ledger has to know. */
const isShopOfOthers = (tokens: readonly Token[], at: number, before: number): boolean => OTHERS.test(tokens[at]?.text ?? '') && before < at - 1 && (/^(pay|paid|paying|owe)$/.test(tokens[before]?.text ?? '') || /^(at|to|with)$/.test(tokens[before]?.text ?? '') && /^(spend|spent|spending|pay|paid|paying|went|go|goes|bought|payments?)$/.test(tokens[before - 1]?.text ?? ''));
const OTHERS = /^(bakery|deli|bistro|pub|tavern|nightclub|hostel|inn|gym|dojo|school|academy|nursery|daycare|kindergarten|college|university|museum|gallery|theatre|theater|cinema|library|pharmacy|dispensary|hospital|farm|vineyard|winery|butchers?|florists?|greengrocer|grocers?|grocery|warehouse|yard|forge|mill|foundry|garage|ups)$/;
