/** "The hotels and the wine, all the event costs", "the whole shop, books + coffee + web, everything": where the whole is named beside its examples, the whole is meant. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from './names.ts';
import { isGeneric } from './names.ts';
import { BUSINESS } from './own-business.ts';
import type { Token } from '../words/tokenize.ts';

const JOINT = /^(and|&|\+|,|\/|plus)$/;
/** What no mere list of things holds: it asks, says when, or leaves out. */
const NO_ITEM = /^(what|whats|which|who|how|when|where|why|did|do|does|was|were|is|are|has|have|had|will|would|in|on|for|from|to|since|until|of|by|at|between|last|this|per|each|every|year|month|quarter|week|today|without|not|no|except|excluding|but|minus|less|only|just|than|vs|versus|with|i|we|you|they|it|spent|paid|cost|came|went|all|everything)$/;
const ALL = /^(everything|everyone|altogether)$/;
const WHOLE = /^(whole|entire)$/;
/** A sum of costs by its own word; "all the payments" and "all the sales" behind a list may be those of the list. */
const SUM = /^(costs?|expenses?|overheads?|spending|outgoings)$/;
const OF_THEM = /^(from|of|to|by|for|with)$/;
const SMALL = /^(the|our|my|a|an|so|ok|okay|well|hi|hey)$/;
const MANY = 3;
const ITEM_WORDS_MOST = 3;
const LIST_MOST = 14;

export function withoutExamplesOfAll(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  return withoutListBehindWhole(withoutListBeforeAll(tokens, index));
}

/** "Hotels and wine and chairs, all the event costs": the list goes. */
function withoutListBeforeAll(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const whole = (at: number) => (saysAll(tokens, at) === 0 ? null : wholeAt(tokens, at + saysAll(tokens, at) - 1, index));
  const all = tokens.findIndex((_, at) => /^[,:-]$/.test(tokens[at - 1]?.text ?? '') && whole(at) !== null);
  if (all < 0) return tokens;
  let from = all - 1;
  while (from > 0 && isOfList(tokens[from - 1])) from--;
  // A sentence that ends in the list says of what else.
  const fewest = whole(all) === 'sum' ? MANY : 2;
  return isBeginning(tokens, from) && itemsOf(tokens.slice(from, all - 1)) >= fewest ? [...tokens.slice(0, from), ...tokens.slice(all)] : tokens;
}

/** At which word from here, counted from one, the whole's own words begin: behind "all" and "so all", with "the whole"; zero where nothing says that it is all. */
function saysAll(tokens: readonly Token[], from: number): number {
  const at = /^(so|basically|meaning)$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  if (tokens[at]?.text === 'all') return at - from + 2;
  return WHOLE.test(tokens[at + 1]?.text ?? '') ? at - from + 1 : 0;
}

/** "The whole shop last month, books + coffee + web, everything". */
function withoutListBehindWhole(tokens: readonly Token[]): readonly Token[] {
  const whole = tokens.findIndex(({ text }, at) => WHOLE.test(text) && (BUSINESS.test(tokens[at + 1]?.text ?? '') || /^(business|company|place|thing)$/.test(tokens[at + 1]?.text ?? '')));
  if (whole < 0) return tokens;
  const before = withoutListBefore(tokens, tokens[whole - 1]?.text === 'the' || tokens[whole - 1]?.text === 'our' ? whole - 1 : whole);
  if (before !== null) return before;
  const first = tokens.findIndex(({ text }, at) => at > whole && /^[,:(-]$/.test(text));
  if (first < 0) return tokens;
  let to = first + 1;
  while (to < tokens.length && isOfList(tokens[to])) to++;
  const items = tokens.slice(first + 1, to);
  const isAll = ALL.test(tokens[to]?.text ?? '');
  const isClosed = isAll || to === tokens.length || /^[.?)]$/.test(tokens[to]?.text ?? '');
  if (!isClosed || itemsOf(trimmed(items)) < (isAll ? 2 : MANY)) return tokens;
  const end = isAll || tokens[to]?.text === ')' ? to + 1 : to;
  return [...tokens.slice(0, first), ...tokens.slice(end)];
}

/** "Takings last month, books and coffee and web, the whole shop"; null without such a list. */
function withoutListBefore(tokens: readonly Token[], whole: number): readonly Token[] | null {
  if (!/^[,-]$/.test(tokens[whole - 1]?.text ?? '')) return null;
  let from = whole - 1;
  while (from > 0 && isOfList(tokens[from - 1])) from--;
  return from > 2 && tokens[from]?.text === ',' && itemsOf(tokens.slice(from + 1, whole - 1)) > 1 ? [...tokens.slice(0, from), ...tokens.slice(whole - 1)] : null;
}

const isOfList = (token: Token | undefined): boolean => token !== undefined && (JOINT.test(token.text) || token.kind === 'word' && !NO_ITEM.test(token.text));
const trimmed = (items: readonly Token[]): readonly Token[] => items.at(-1)?.text === ',' ? items.slice(0, -1) : items;

/** How many things, each of a few words; none where it is no list. */
function itemsOf(items: readonly Token[]): number {
  if (items.length > LIST_MOST) return 0;
  const parts: number[] = [0];
  for (const { text } of items) if (JOINT.test(text)) parts.push(0); else if (!SMALL.test(text)) parts[parts.length - 1] = (parts.at(-1) ?? 0) + 1;
  const told = parts.filter((words) => words > 0);
  return told.every((words) => words <= ITEM_WORDS_MOST) ? told.length : 0;
}

function isBeginning(tokens: readonly Token[], from: number): boolean {
  return from === 0 || /^[.?!:;\n]$/.test(tokens[from - 1]?.text ?? '');
}

/** "(of) the event costs": a category by name, or a sum by its own word. */
function wholeAt(tokens: readonly Token[], from: number, { byWord }: NameIndex): 'category' | 'sum' | null {
  const at = tokens[from]?.text === 'of' ? from + 1 : from;
  if (!/^(the|our|my)$/.test(tokens[at]?.text ?? '')) return null;
  const words = tokens.slice(at + 1, at + 3).filter(({ kind }) => kind === 'word').map(({ text }) => text);
  if (words.some((word) => !isGeneric(lemma(word)) && !SUM.test(word) && (byWord.get(lemma(word)) ?? []).some(({ kind, role, count }) => kind === 'category' && count > 0 && role !== 'revenue'))) return 'category';
  return SUM.test(words[0] ?? '') && !(OF_THEM.test(words[1] ?? '') && /^(them|those|these|that)$/.test(tokens[at + 3]?.text ?? '')) ? 'sum' : null;
}
