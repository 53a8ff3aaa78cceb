/** What money went on, said in a word that elsewhere is mere talk: "spent on the office", "paid for damage". A plan without it answers another question. */
import type { Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../words/tokenize.ts';
import { beforeArticle, isGoodsInPlace, isGoodsWord, isPaidOn } from './goods.ts';
import { isPayeeHere } from './payee.ts';

/** Whether one of the question's plain words is such a thing and the plan knows nothing of it. */
export const missesThingBought = (reading: Reading, plan: Plan): boolean => reading.tokens.some((_, at) => isThingBought(at, reading, plan));

export function isThingBought(at: number, { tokens, names, periods, dropped }: Reading, { filters, task }: Plan): boolean {
  if ((filters.categories ?? filters.counterparties ?? filters.words ?? filters.notCategories ?? filters.notCounterparties ?? filters.accounts) !== undefined || /^(ranking|recurring|drivers)$/.test(task)) return false;
  const token = tokens[at];
  if (token?.kind !== 'word' || token.text.length < 2 || NO_THING.test(token.text) || [...names, ...periods, ...dropped].some(({ from, to }) => at >= from && at < to)) return false;
  if (task === 'overview') return isGoodsWord(token.text);
  const before = beforeArticle(tokens, at);
  return isPayeeHere(tokens, at) || isPaidOn(tokens, before) || isShopOfOthers(tokens, at, before) || isGoodsInPlace(tokens, at);
}

/** Words that stand there and name nothing: all of it, how often, how much of it, and what doing business is called. */
const NO_THING = new RegExp(`^(${[
  'everything|anything|something|all|average|total|totals|sum|aggregate|stuff|things?|items?|it|them|these|those|each|every|most|both|other|others',
  'top|regular|monthly|weekly|yearly|annual|annually|whole|full|advance|part|cash|general|fact|practice|addition|between|here|there|us|me|ourselves|people',
  'costs?|expenses?|purchases?|spending|bills?|payments?|transactions?|business|company|running|operating|operations?|overall|normal|usual|day|days|month|months|quarter|quarters|year|years|week|weeks|season|first|second|last|next|past|previous|prior|same|early|late|mid|end|fiscal|calendar',
].join('|')})$`);

/** "Spent at the bakery", "paid the school": whose business that is the ledger has to know. */
const isShopOfOthers = (tokens: readonly Token[], at: number, before: number): boolean => OTHERS.test(tokens[at]?.text ?? '') && before < at - 1 && (/^(pay|paid|paying|owe)$/.test(tokens[before]?.text ?? '') || /^(at|to|with)$/.test(tokens[before]?.text ?? '') && /^(spend|spent|spending|pay|paid|paying|went|go|goes|bought|payments?)$/.test(tokens[before - 1]?.text ?? ''));
const OTHERS = /^(bakery|deli|bistro|pub|tavern|nightclub|hostel|inn|gym|dojo|school|academy|nursery|daycare|kindergarten|college|university|museum|gallery|theatre|theater|cinema|library|pharmacy|dispensary|hospital|farm|vineyard|winery|butchers?|florists?|greengrocer|grocers?|grocery|warehouse|yard|forge|mill|foundry|garage|ups)$/;
