/** "Adding up to how much?", "how many of them were there?", "what's the average bill?": a fragment that is nothing but another question about what was asked before. */
import type { Grouping, Plan, Subject } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { OF_THE_SAME_SAYINGS } from '../lexicon/sayings/of-the-same.ts';
import { comparedInOrder } from './in-order.ts';
import { sideOfSubject } from '../sides/side-of-subject.ts';
import { rowSubject } from '../tasks/single-rows.ts';
import { inPlainerWords, readSayings } from '../words/sayings.ts';
import type { Token } from '../words/tokenize.ts';
import { tokenize } from '../words/tokenize.ts';

const SAYINGS = readSayings(OF_THE_SAME_SAYINGS);
const OPENS = /^(and|so|ok|okay|but|then|right|great|good|nice|thanks|thank|you|um|uh|well|now|hmm|cool|sorry|please|also)$/;
const ENDS = /^(please|pls|though|then|again|thanks|btw|exactly|roughly|about|now|too)$/;
/** Nouns of one side: a deposit is none of what was spent. */
const PAID = /^(bill|bills|charge|charges|purchase|purchases)$/;
const GOT = /^(payout|payouts|deposit|deposits|receipt|receipts)$/;
/** They say themselves that they are about what was asked before. */
const POINTS = /^(it|that|this|they|those|these|them|their|its|one|such|each)$/;

/** Null where the fragment says anything of its own, or nothing was asked that it could be about. */
export function ofTheSame(text: string, previous: Plan, frame: Frame): Plan | null {
  const words = wordsOf(text);
  const asked = askedOf(words);
  const over: Subject = { metric: previous.metric, filters: previous.filters, period: previous.period };
  if (asked === null || asked === 'compared') return asked && comparedWithReplaced(previous, over);
  if (!isOfRows(previous, asked) || !isSameSide(words, over)) return null;
  const points = words.some((word) => POINTS.test(word.text));
  return asked === 'sum' || points || isNarrow(previous) ? about(asked, previous, over, frame) : null;
}

function askedOf(words: readonly Token[]): string | null {
  const asked = words.length < 2 ? [] : inPlainerWords(words, SAYINGS);
  return asked.length === 1 ? asked[0]?.text ?? null : null;
}

const wordsOf = (text: string): readonly Token[] => withoutEnds(tokenize(text).filter(({ kind }) => kind !== 'stop'));

function about(asked: string, previous: Plan, over: Subject, frame: Frame): Plan | null {
  const ordered = (order: 'largest' | 'smallest'): Plan => ({ ...totalPlan(rowSubject(frame, over)), task: 'rows', order, limit: 1, rank: null });
  const dated = (order: 'first' | 'last'): Plan => ({ ...totalPlan(over), task: 'date', order });
  switch (asked) {
    case 'sum': return isShortList(previous) ? { ...previous, combined: 'amount' } : totalPlan({ ...over, metric: previous.task === 'count' && over.metric === 'movement' ? 'bySide' : over.metric });
    case 'count': return { ...totalPlan(rowSubject(frame, over)), task: 'count' };
    case 'mean': return { ...totalPlan(rowSubject(frame, over)), task: 'average', per: 'row' };
    case 'largest': case 'smallest': return ordered(asked);
    case 'first': case 'last': return dated(asked);
    case 'earliest': case 'latest': return OF_ONES.has(previous.task) ? dated(asked === 'latest' ? 'last' : 'first') : null;
    default: return null;
  }
}

/** The two stretches, or the two names, that were asked one after the other. */
function comparedWithReplaced(previous: Plan, over: Subject): Plan | null {
  if (previous.task !== 'total') return null;
  if (previous.replacedPeriod) return comparedInOrder(over, previous.replacedPeriod);
  const { categories: _c, counterparties: _p, ...rest } = over.filters;
  return previous.replaced ? { ...totalPlan(over), task: 'compare', against: { ...over, filters: { ...rest, ...previous.replaced } } } : null;
}

/** A list of groups or of stretches of time has no rows that "them" could mean; what they come to can be told. */
const OF_ROWS: ReadonlySet<Plan['task']> = new Set(['total', 'count', 'average', 'rows', 'date', 'latest']);
const isOfRows = (previous: Plan, asked: string): boolean => OF_ROWS.has(previous.task) && !OF_GROUPS.has(previous.groupBy) || asked === 'sum' && (previous.task === 'trend' || isShortList(previous));
/** "And the last one?": of payments one by one; after a sum it may be the last month. */
const OF_ONES: ReadonlySet<Plan['task']> = new Set(['count', 'rows', 'date', 'latest']);
const OF_GROUPS: ReadonlySet<Grouping | null> = new Set(['category', 'counterparty', 'account']);

const isNarrow = ({ filters }: Plan): boolean => filters.categories !== undefined || filters.counterparties !== undefined || filters.words !== undefined;
const isShortList = ({ task, limit, combined }: Plan): boolean => (task === 'rows' || task === 'ranking') && limit !== null && limit > 1 && combined === undefined;

function isSameSide(words: readonly Token[], over: Subject): boolean {
  const side = sideOfSubject(over);
  return !words.some(({ text }) => side === 'in' && PAID.test(text) || side === 'out' && GOT.test(text));
}

function withoutEnds(words: readonly Token[]): readonly Token[] {
  const from = words.findIndex(({ text }) => !OPENS.test(text));
  const to = words.findLastIndex(({ text }) => !ENDS.test(text));
  return from < 0 ? [] : words.slice(from, to + 1);
}
