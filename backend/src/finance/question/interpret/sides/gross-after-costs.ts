/** "After paying the crews and the boxes, what gross profit was left": costs that gross profit leaves out anyway, told beside it, ask for no other figure. */
import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import type { LedgerName, NameIndex } from '../names/names.ts';
import type { Token } from '../words/tokenize.ts';

const GROSS = /\bgross (profit|margin)\b/;
const LEADS = /^(after|once|having|less)$/;
const ENDS = /^[,.?!;:]$/;
/** All of them, by the figure's own name for them. */
const OF_SALES = /\b(cost of sales|costs of sales|cost of goods|cogs|direct costs?)\b/;
/** Then something else is said than what it is after. */
const SAYS_MORE = /^(20\d\d|q[1-4]|h[12]|last|this|month|quarter|year|refunds?|returns?|tax|taxes|interest|everything|all|expenses|overheads?|overhead|what|how|which|revenue|sales|percent|changed?|since|until)$/;
const COSTS_MOST = 14;

export function withoutCostsOfGross(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const text = tokens.map((token) => token.text).join(' ');
  if (!GROSS.test(text)) return tokens;
  const isLed = (at: number): boolean => LEADS.test(tokens[at]?.text ?? '') && (at === 0 || ENDS.test(tokens[at - 1]?.text ?? ''));
  // "What gross profit was left in 2025 after subcontractors and cost of goods": at the end, by their name.
  const isTail = (at: number): boolean => tokens[at]?.text === 'after' && GROSS.test(text) && OF_SALES.test(tokens.slice(at).map((token) => token.text).join(' '));
  const from = tokens.findIndex((_, at) => isLed(at) || isTail(at));
  if (from < 0) return tokens;
  const end = tokens.findIndex((token, at) => at > from && ENDS.test(token.text));
  const to = end < 0 ? tokens.length : end;
  const told = tokens.slice(from, to);
  const said = told.map((token) => token.text).join(' ');
  const isPlain = told.length > 1 && told.length <= COSTS_MOST && !GROSS.test(said) && !said.replace(OF_SALES, '').split(' ').some((word) => SAYS_MORE.test(word)) && told.every(({ kind, text: word }) => kind === 'word' || /^[()&]$/.test(word));
  if (!isPlain || !OF_SALES.test(said) && told.some(({ text: word }) => isOtherCost(word, index))) return tokens;
  return [...tokens.slice(0, isLed(from) && from > 0 ? from - 1 : from), ...tokens.slice(from === 0 ? to + 1 : to)];
}

/** What the ledger books below gross profit. */
function isOtherCost(said: string, { byWord, byKind }: NameIndex): boolean {
  const word = lemma(said);
  const isBelow = (names: readonly LedgerName[] | undefined): boolean => (names ?? []).some(({ kind, role, count }) => kind === 'category' && count > 0 && role !== 'cogs' && role !== 'revenue');
  const isCost = (names: readonly LedgerName[] | undefined): boolean => (names ?? []).some(({ kind, role, count }) => kind === 'category' && count > 0 && role === 'cogs');
  const named = [byWord.get(word), byWord.get(said), ...CATEGORY_WORDS.filter(({ phrases }) => phrases.split('|').includes(word)).map(({ kind }) => byKind.get(kind))];
  return named.some(isBelow) && !named.some(isCost);
}
