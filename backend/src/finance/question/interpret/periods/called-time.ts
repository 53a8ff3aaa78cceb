/** "March 2025, the festival month", "SXSW month, March 2025", "June (our fair month)": what a stretch is known for, told beside its date, says nothing more of when. */
import type { NameIndex } from '../names/names.ts';
import { MEASURES, isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/token.ts';
import { MONTHS } from './period-words.ts';

/** Words between "the" and "month". */
const MOST_WORDS = 3;
const OPENS = /^(the|our|my|a|an|that|this)$/;
const LINKS = /^(in|for|during|over|throughout|of)$/;
/** With them it is another stretch, one of several, or one that the figures must tell; or a question. */
const TELLS = /^(last|this|next|past|previous|prior|same|other|first|second|third|fourth|final|full|whole|entire|calendar|fiscal|financial|tax|running|current|each|every|any|per|by|half|best|worst|top|peak|record|most|least|strong|weak|slow|good|bad|high|low|average|typical|usual|normal|one|single|preceding|following|before|after|which|what|how|is|was|were|are|did|do|not|no|and|or|vs|versus|than|against|from|to|with|without|[a-z]+(?:est|er)|month|quarter|year|week|day)s?$/;

interface Called { readonly from: number; readonly to: number }

export function withoutCalledTime(tokens: readonly Token[], { words }: Pick<NameIndex, 'words'>): readonly Token[] {
  for (let at = 0; at < tokens.length; at++) {
    const called = isUnitAlone(tokens, at) ? calledAt(tokens, at, words) : toldAt(tokens, at);
    if (called) return [...tokens.slice(0, called.from), ...tokens.slice(called.to)];
  }
  return tokens;
}

const isStop = (token: Token | undefined): boolean => token?.kind === 'stop' && /^[,:()-]$/.test(token.text);
const isUnitAlone = (tokens: readonly Token[], at: number): boolean => /^(month|quarter|year)$/.test(tokens[at]?.text ?? '') && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'stop');

function calledAt(tokens: readonly Token[], unit: number, ledger: ReadonlySet<string>): Called | null {
  let first = unit;
  const isOpened = [1, 2, 3].some((back) => OPENS.test(tokens[unit - back]?.text ?? ''));
  while (first > 0 && unit - first < MOST_WORDS && isPlain(tokens[first - 1], isOpened ? NONE : ledger)) first--;
  if (first === unit) return null;
  if (OPENS.test(tokens[first - 1]?.text ?? '')) first--;
  const [before, next] = [tokens[first - 1], tokens[unit + 1]];
  if (before !== undefined && !isStop(before) && !LINKS.test(before.text)) return null;
  const isBehind = isStop(before) && endsWithDate(tokens, first - 1, tokens[unit]?.text ?? '');
  const isBracketed = before?.text === '(' && next?.text === ')';
  if (isBehind) return { from: first - 1, to: isBracketed ? unit + 2 : unit + 1 };
  const isAhead = isStop(next) && beginsWithDate(tokens, unit + 2, tokens[unit]?.text ?? '');
  return isAhead ? { from: first, to: LINKS.test(tokens[unit + 2]?.text ?? '') && LINKS.test(before?.text ?? '') ? unit + 3 : unit + 2 } : null;
}

const NONE: ReadonlySet<string> = new Set();

/** "The month of the flood", "the year we opened the second place", up to the next stop. */
function toldAt(tokens: readonly Token[], at: number): Called | null {
  const unit = tokens[at + 1]?.text ?? '';
  if (!OPENS.test(tokens[at]?.text ?? '') || !/^(month|quarter|year)$/.test(unit) || !/^(of|we|i|that|when|where)$/.test(tokens[at + 2]?.text ?? '')) return null;
  let to = at + 3;
  while (to < tokens.length && tokens[to]?.kind === 'word' && !isDated(tokens[to]?.text ?? '')) to++;
  if (to - at > TOLD_MOST || to < tokens.length && tokens[to]?.kind !== 'stop') return null;
  const isBehind = at > 1 && isStop(tokens[at - 1]) && endsWithDate(tokens, at - 1, unit);
  if (isBehind) return { from: at - 1, to: tokens[at - 1]?.text === '(' && tokens[to]?.text === ')' ? to + 1 : to };
  return at === 0 && isStop(tokens[to]) && beginsWithDate(tokens, to + 1, unit) ? { from: 0, to: to + 1 } : null;
}

const TOLD_MOST = 9;

/** No word of the ledger and none that turns the question. */
const isPlain = (token: Token | undefined, ledger: ReadonlySet<string>): boolean => token?.kind === 'word' && !OPENS.test(token.text) && !LINKS.test(token.text) && !TELLS.test(token.text) && !MEASURES.test(token.text) && !isDated(token.text) && !ledger.has(token.text);

const isYear = (token: Token | undefined): boolean => /^(20\d\d|'\d\d)$/.test(token?.text ?? '');
const isOfUnit = (token: Token | undefined, unit: string): boolean => (unit === 'month' ? MONTHS[token?.text ?? ''] !== undefined || /^\d{4}-\d\d$/.test(token?.date ?? '') : unit === 'quarter' ? /^q[1-4]$/.test(token?.text ?? '') : isYear(token));

function endsWithDate(tokens: readonly Token[], end: number, unit: string): boolean {
  const last = tokens[end - 1];
  return isOfUnit(last, unit) && (unit !== 'year' || !isOfUnit(tokens[end - 2], 'month') && !isOfUnit(tokens[end - 2], 'quarter')) || isYear(last) && isOfUnit(tokens[end - 2], unit);
}

const beginsWithDate = (tokens: readonly Token[], start: number, unit: string): boolean => isOfUnit(tokens[LINKS.test(tokens[start]?.text ?? '') ? start + 1 : start], unit);
