/** "Can I get revenue by month": a figure is asked for. What a business can get for itself, a van or a loan, is a decision and stays one; so is all that "can we get" begins. */
import { isDated } from './remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const OPENING = /^(can|could|may|might) i (please )?get$/;
/** What only books have. */
const FIGURES = /^(revenue|revenues|sales|income|turnover|takings|profit|profits|margin|margins|expenses?|costs?|spend|spending|payments?|invoices?|bills?|transactions?|refunds?|deposits?|receipts|overheads?|opex|cogs|balance|burn|runway|total|totals|sum|average|avg|median|list|breakdown|overview|summary|payroll|wages|net|gross|ytd|growth|share|rev)$/;
const RANKED = /^(top|biggest|largest|smallest|highest|lowest|worst)$/;
const OF_WHOM = /^(customers?|clients?|payers?|buyers?|vendors?|suppliers?|payees?|merchants?|category|categories|months?|days?|weeks?|quarters?)$/;
/** What others pay or are paid can be wished for: "can I get refunds from Adobe". */
const MOVED = /^(payments?|invoices?|bills?|refunds?|deposits?|receipts|payroll|wages|growth|share|balance)$/;
const PAST = /^(last|previous|past|ago|yesterday|20\d\d|q[1-4]|h[12])$/;
/** What may stand behind the figure: whose it is, of what and of when. */
const BEHIND = /^(of|for|from|by|in|on|per|between|excluding|during|since)$/;
const JOINS = /^(and|or|vs|versus|less|minus|the|our|my|all|,)$/;
/** It is to become so, or is got from somebody. */
const TO_BECOME = /^(an?|another|some|enough|more|better|cheaper|lower|higher|faster|sooner|earlier|down|up|under|over|above|below|beyond|out|rid|away|back|by|without|with|next|tomorrow|if|loan|credit|financing|funding|grant|cut|paid|discount|afford|free|nothing|it|this|that|them|him|her|when|until|before|so|than|[a-z]{2,}ed)$/;

export function withoutAskingToGet(tokens: readonly Token[]): readonly Token[] {
  const length = [3, 4].find((words) => OPENING.test(tokens.slice(0, words).map(({ text }) => text).join(' ')));
  const rest = length === undefined ? [] : tokens.slice(length).filter(({ kind }, at, all) => kind !== 'stop' || at < all.length - 1);
  if (length === undefined || !isFigure(rest)) return tokens;
  return [{ text: 'give', raw: 'give', kind: 'word' }, { text: 'me', raw: 'me', kind: 'word' }, ...tokens.slice(length)];
}

/** A figure, and behind it nothing but whose, of what and of when. */
function isFigure(rest: readonly Token[]): boolean {
  const words = rest.map(({ text }) => text);
  const end = words.findIndex((word, at) => at > 0 && BEHIND.test(word));
  const head = words.slice(0, end < 0 ? words.length : end).filter((word, at) => !isTime(rest[at]) && !/^(this|so|far|monthly|quarterly|yearly)$/.test(word));
  const [first, last] = [head.findIndex((word) => FIGURES.test(word)), head.findLastIndex((word) => FIGURES.test(word))];
  const isRanked = RANKED.test(head.find((word) => !JOINS.test(word)) ?? '') && words.some((word) => OF_WHOM.test(word) || FIGURES.test(word));
  const isHead = isRanked || first >= 0 && last === head.length - 1 && head.slice(first, last).every((word) => FIGURES.test(word) || JOINS.test(word));
  const isWished = head.some((word) => MOVED.test(word)) && !words.some((word) => PAST.test(word)) && !/^(the|all|list|total|average)$/.test(words[0] ?? '');
  const isPlain = words.every((word, at) => !TO_BECOME.test(word) || isGrouped(words, at) || /^(this|so)$/.test(word) && isTimeSaid(words[at + 1]));
  return isHead && !isWished && isPlain && words.every((word, at) => word !== 'to' || at > 1 && isTime(rest[at + 1]));
}

const isGrouped = (words: readonly string[], at: number): boolean => words[at] === 'by' && /^(day|week|month|quarter|year|category|customer|client|vendor|supplier|account)$/.test(words[at + 1] ?? '');
const isTimeSaid = (word: string | undefined): boolean => word !== undefined && /^(day|week|month|quarter|year|far)$/.test(word);
const isTime = (token: Token | undefined): boolean => token !== undefined && (isDated(token.text) || token.date !== undefined || PAST.test(token.text) || isTimeSaid(token.text));
