/** Words that begin with a capital inside a question that is otherwise written small: "what did we pay Office Depot". */
import { brandOf } from '../../../categories/trades/brands.ts';
import type { Token } from './token.ts';

const PIECE = /[A-Za-z\u00c0-\u024f][\w\u00c0-\u024f&'\u2019]*|[.?!:;\n"(]/g;
const BEGINS_SENTENCE = /^[.?!:;\n"(]$/;
const LARGE = /^[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]/;

/** In small letters and without accents, as tokens have them; none where capitals tell nothing. */
export function largeWords(question: string): ReadonlySet<string> {
  const pieces = question.match(PIECE) ?? [];
  const words = pieces.filter((piece) => !BEGINS_SENTENCE.test(piece));
  const isWrittenSmall = words.filter((word) => /^[a-z]/.test(word)).length > words.filter((word) => /^[A-Z]/.test(word)).length;
  const isInside = (at: number): boolean => at > 0 && !BEGINS_SENTENCE.test(pieces[at - 1] ?? '');
  return new Set(isWrittenSmall ? pieces.filter((piece, at) => LARGE.test(piece) && isInside(at)).map((piece) => piece.normalize('NFKD').replace(/[\u0300-\u036f]|['\u2019]s?$/g, '').toLowerCase()) : []);
}

/** A chain's name of several words names it however it is written. */
export function markLarge(tokens: readonly Token[], large: ReadonlySet<string>): Token[] {
  const chains = tokens.flatMap((_, at) => chainAt(tokens, at));
  return tokens.map((token, at) => (token.kind === 'word' && (large.has(token.text) || chains.includes(at)) ? { ...token, isLarge: true } : token));
}

const MOST_WORDS = 5;
/** Part of how it is put, and of no chain's name: "spend at home". */
const JOINS = /^(a|an|the|at|in|on|of|to|for|from|by|with|and|or|is|was|we|i|us|me|my|our|it|all|last|this|next|per|pay|paid|do|did)$/;

function chainAt(tokens: readonly Token[], at: number): number[] {
  const words = tokens.slice(at, at + MOST_WORDS).map(({ text }) => text.toUpperCase());
  if (tokens[at]?.kind !== 'word' || JOINS.test(tokens[at]?.text ?? '')) return [];
  const length = Math.max(brandOf(words)?.words ?? 0, (brandOf(['THE', ...words])?.words ?? 1) - 1);
  return length > 1 && !JOINS.test(tokens[at + length - 1]?.text ?? '') ? Array.from({ length }, (_, i) => at + i) : [];
}
