/** Which side of the books is meant by words that stand in names of income and of costs: "wedding income" and "paid for weddings". */
import type { Token } from '../words/tokenize.ts';
import type { LedgerName } from '../names/names.ts';

export type SaidSide = 'in' | 'out' | 'back' | null;

const INCOME = /^(revenue|revenues|sales?|income|turnover|takings|earnings?|earned|received|collected|collections|receipts|proceeds|payouts?|billings?|customers?|clients?|buyers?)$/;
const COST = /^(costs?|expenses?|spend|spending|spent|bills?|purchases?|purchased|bought|expenditure|premiums?)$/;
const SOLD = /^(sold|sell|selling|collected|collect|collecting|received|receive|earned|earn)$/;
const BOUGHT = /^(bought|buy|buying|purchased|purchase)$/;
const BRINGS = /^(bring|brings|brought|bringing|take|took|make|made|earn|earned|gross|grossed|sell|sold|generate|generated)$/;
const COSTS = /^(cost|costs|costing|charge|charged|charges)$/;
const JOINT = /^(and|&|,|plus|or)$/;
/** No list of things goes on behind them. */
const ENDS_LIST = /^(what|how|did|we|i|in|for|last|this|during|from|to|on|vs|versus|than|minus|less|with|without|is|was|were|by)$/;
const LIST_REACH = 7;

export function sideSaid(tokens: readonly Token[], from: number, to: number): SaidSide {
  const text = (at: number): string => tokens[at]?.text ?? '';
  if (/^refund/.test(text(to)) || /^(we|they|i)$/.test(text(to)) && /^refunded$/.test(text(to + 1))) return 'back';
  if (COSTS.test(text(to)) && /^(us|me)$/.test(text(to + 1))) return 'out';
  return nounSide(text(to)) ?? listSide(tokens, to) ?? beforeSide(text, from) ?? verbSide(text, to) ?? wholeSide(tokens);
}

const nounSide = (word: string): SaidSide => (INCOME.test(word) ? 'in' : COST.test(word) ? 'out' : null);

/** "Liquor, beer and food costs": the noun behind a list is that of each of its things. */
function listSide(tokens: readonly Token[], to: number): SaidSide {
  if (!JOINT.test(tokens[to]?.text ?? '')) return null;
  for (let at = to + 1; at < tokens.length && at < to + LIST_REACH; at++) {
    const { text, kind } = tokens[at] as Token;
    if (ENDS_LIST.test(text) || kind === 'stop' && !JOINT.test(text)) return null;
    const side = nounSide(text);
    if (side !== null) return side;
  }
  return null;
}

/** "Spent on food", "sales of beer", "bought livestock". */
function beforeSide(text: (at: number) => string, from: number): SaidSide {
  let at = from - 1;
  while (/^(the|our|my|all|any|more)$/.test(text(at))) at--;
  if (BOUGHT.test(text(at))) return 'out';
  if (SOLD.test(text(at))) return 'in';
  const noun = text(at - 1);
  if (!/^(of|from|on|in|for|to)$/.test(text(at))) return null;
  if (/^(of|from|on|in)$/.test(text(at)) && (INCOME.test(noun) || SOLD.test(noun))) return 'in';
  return /^(of|on|for|to)$/.test(text(at)) && (COST.test(noun) || /^(pay|paid|paying|send|sent|put|went|goes)$/.test(noun)) ? 'out' : null;
}

/** "Did weddings bring in", "festivals cost us". */
function verbSide(text: (at: number) => string, to: number): SaidSide {
  if (BRINGS.test(text(to)) || /^(pay|paid|pays)$/.test(text(to)) && /^(us|me)$/.test(text(to + 1))) return 'in';
  return COSTS.test(text(to)) ? 'out' : null;
}

const WORDS_IN = /^(revenue|revenues|sales|income|turnover|earn|earned|earnings|receive|received|collect|collected|takings|sold|sell)$/;
const WORDS_OUT = /^(spend|spent|spending|costs?|expenses?|pay|paid|paying|bought|buy|buying|bills?|purchased)$/;
/** "Slowest month for maintenance": trade is slow or brisk, costs are not. */
const OF_TRADE = /^(slow|slower|slowest|busy|busier|busiest|quiet|quieter|quietest|brisk)$/;
const WORDS_OF_BOTH = /^(minus|less|profit|profits|margin|net|after|against|vs|versus|compare|difference|ratio|percent|percentage|share)$/;

/** What the whole question is about, where it speaks of one side alone. */
function wholeSide(tokens: readonly Token[]): SaidSide {
  const words = tokens.map(({ text }) => text);
  if (words.some((word) => WORDS_OF_BOTH.test(word))) return null;
  const isPaidToUs = words.some((word, at) => /^(pay|paid|pays)$/.test(word) && (/^(us|me)$/.test(words[at + 1] ?? '') || /^(they|he|she|who|customers|clients)$/.test(words[at - 1] ?? '')));
  const isIn = isPaidToUs || words.some((word) => WORDS_IN.test(word) || OF_TRADE.test(word));
  const isOut = !isPaidToUs && words.some((word) => WORDS_OUT.test(word));
  return isIn === isOut ? null : isIn ? 'in' : 'out';
}

const isCost = ({ role }: LedgerName): boolean => /^(cogs|opex|tax|interest)$/.test(role ?? '');

/** Of names of both sides those of the side that is said. Without a word for it, income is itself and not what of it was given back. */
export function namesOfSide(names: readonly LedgerName[], side: SaidSide): readonly LedgerName[] {
  const income = names.filter(({ kind, role, count }) => kind === 'category' && role === 'revenue' && count > 0);
  if (income.length === 0 || income.length === names.length || names.some(({ kind }) => kind !== 'category')) return names;
  const of = (kept: readonly LedgerName[]): readonly LedgerName[] => (kept.length > 0 ? kept : names);
  if (side === 'back') return of(names.filter(({ role }) => role === 'refund'));
  if (side === 'out') return of(names.filter((name) => isCost(name) && name.count > 0));
  return side === 'in' || !names.some(isCost) && names.some(({ role }) => role === 'refund') ? income : names;
}
