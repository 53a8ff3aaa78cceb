/** "Has Acme been worth it? Tell me what they've paid us", "why does income dip in summer? which category fell most from Q2 to Q3": a question of opinion or of reasons before one that asks a figure is no condition of it. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import { isGeneric } from '../names/names.ts';
import { isDated } from './remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const ASKS = /^(what|whats|which|how|who|when|tell|show|give|list)$/;
const OPINION = /^(has|have|had|is|are|was|were|should|do|does|did|would|isn't|aren't|shall)$/;
/** Those that no ledger decides. */
const DECIDES = /\b(worth (it|keeping|having|the (money|cost|trouble|price))|should (i|we) (keep|drop|cancel|fire|ditch|stay|leave|renew|switch)|a good (deal|idea|client|customer|move)|paying off|pay off|too (much|dear|expensive))\b/;
const POINTS = /^(it|they|them|he|she|theyve|itve)$/;
const UNIT = /^(day|week|month|quarter|year)s?$/;

export function withoutAskedFirst(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const end = tokens.findIndex(({ kind, text }) => kind === 'stop' && /^[?.!]$/.test(text));
  if (end < 2 || !ASKS.test(tokens[end + 1]?.text ?? '')) return tokens;
  const [first, rest] = [tokens.slice(0, end), tokens.slice(end + 1)];
  const said = first.map(({ text }) => text).join(' ');
  if (first[0]?.text === 'why') return tellsItself(first, rest, index) ? rest : tokens;
  if (!OPINION.test(first[0]?.text ?? '') || !DECIDES.test(said)) return tokens;
  const names = nameIn(first, index);
  if (names.length === 0 || nameIn(rest, index).length > 0) return names.length === 0 ? tokens : rest;
  const at = rest.findIndex(({ text }) => POINTS.test(text));
  return at < 0 ? tokens : [...rest.slice(0, at), ...names, ...(/ve$/.test(rest[at]?.text ?? '') && rest[at]?.text.length === 6 ? [{ ...(rest[at] as Token), text: 'have', raw: 'have' }] : []), ...rest.slice(at + 1)];
}

/** It names its own time, points at nothing told before, and names what it asks about where the reason is asked of something. */
function tellsItself(first: readonly Token[], rest: readonly Token[], index: NameIndex): boolean {
  const hasTime = rest.some(({ text, kind, value }) => isDated(text) && !UNIT.test(text) || /^(q[1-4]|h[12])$/.test(text) || kind === 'number' && (value ?? 0) > 1990 && (value ?? 0) < 2100);
  return hasTime && !rest.some(({ text }) => POINTS.test(text)) && (nameIn(first, index).length === 0 || nameIn(rest, index).length > 0);
}

/** The run of words that somebody or something is called by. */
function nameIn(tokens: readonly Token[], { byWord }: NameIndex): readonly Token[] {
  const isOf = ({ text, kind }: Token): boolean => kind === 'word' && !isGeneric(lemma(text)) && !/^(good|deal|month|year)$/.test(text) && !isDated(text) && (byWord.get(lemma(text)) ?? []).some(({ count }) => count > 0);
  const from = tokens.findIndex(isOf);
  if (from < 0) return [];
  let to = from + 1;
  while (tokens[to] !== undefined && isOf(tokens[to] as Token)) to++;
  return tokens.slice(from, to);
}
