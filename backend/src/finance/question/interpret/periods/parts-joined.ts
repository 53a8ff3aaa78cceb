/** Two parts of one stretch that share their words: "the first and second half of 2025", "the first half of March against the second", "the two halves of last year": each part is said out, with its unit and what it is a part of. */
import { wordTable } from '../../../word-table.ts';
import { MONTHS } from './period-words.ts';
import type { Token } from '../words/token.ts';

const PLACE = /^(first|1st|second|2nd|third|3rd|fourth|4th|last|final|opening|closing|former|latter)$/;
const UNIT = /^(half|halves|quarter|quarters|qtr|qtrs|months?|weeks?|fortnights?)$/;
const JOINT = /^(better|worse|higher|lower|stronger|weaker|bigger|smaller|more|less|and|or|&|\/|,|vs|v|versus|against|with|than|to|compared|relative|in|for|during|over|the)$/;
const JOINS = /^(and|or|&|\/|,|vs|v|versus|against|with|than|to)$/;
const OF = /^(of|in|for|,)$/;
const WHICH_YEAR = /^(the|this|last|current|previous|prior|past|that|calendar|fiscal|financial)$/;
const WHOLE = /^(year|quarter|month)$/;
const YEAR = /^(20\d\d|fy\d\d(\d\d)?)$/;
const ALONE = /^(first|1st|second|2nd|other|last|latter|third|3rd|fourth|4th)$/;
const SUMMED = /\b(total|totals|sum|summed|together|combined|altogether|overall|added|average|mean|best|worst|strongest|weakest|highest|lowest|biggest|smallest|largest)\b/;

interface Part { readonly from: number; /** Behind the place: the number, if any, and the unit. */ readonly unit: readonly Token[]; readonly whole: readonly Token[]; readonly to: number }

export function withPartsSaidOut(tokens: readonly Token[]): readonly Token[] {
  const said = withHalves(withUnitsNamed(tokens));
  for (let at = 0; at < said.length; at++) {
    const last = lastOfRow(said, at);
    if (last) return [...said.slice(0, at), ...rowSaidOut(said, at, last), ...withPartsSaidOut(said.slice(last.to))];
  }
  return withWholeOfOther(said);
}

/** "The first, second and third quarters of 2025": the last of the row has the unit, and the others only their places. */
function lastOfRow(tokens: readonly Token[], start: number): Part | null {
  if (!PLACE.test(tokens[start]?.text ?? '')) return null;
  let at = start + 1;
  let isJoined = false;
  while (JOINT.test(tokens[at]?.text ?? '') || isJoined && PLACE.test(tokens[at]?.text ?? '') && JOINT.test(tokens[at + 1]?.text ?? '')) {
    isJoined ||= JOINS.test(tokens[at]?.text ?? '');
    at++;
  }
  return isJoined ? partAt(tokens, at) : null;
}

function rowSaidOut(tokens: readonly Token[], from: number, last: Part): Token[] {
  // "First month of 2025 and the third month of 2025": a place is read behind its article.
  return tokens.slice(from, last.from + 1).flatMap((token, at, row) => (PLACE.test(token.text) ? [...(at === 0 || row[at - 1]?.text === 'the' ? [] : [word('the')]), token, ...last.unit, ...last.whole] : [token]));
}

/** "Second half of 2025", "last six months of the year". */
function partAt(tokens: readonly Token[], from: number): Part | null {
  if (!PLACE.test(tokens[from]?.text ?? '')) return null;
  const isCounted = tokens[from + 1]?.kind === 'number' && (tokens[from + 1]?.value ?? 99) < 12 || /^(two|three|four|five|six|nine)$/.test(tokens[from + 1]?.text ?? '');
  const at = isCounted ? from + 2 : from + 1;
  const unit = tokens[at];
  if (!unit || !UNIT.test(unit.text)) return null;
  const whole = wholeAt(tokens, at + 1);
  return { from, unit: [...tokens.slice(from + 1, at), isCounted ? unit : one(unit)], whole: tokens.slice(at + 1, whole).filter(({ text }) => text !== ','), to: whole };
}

/** Where what it is a part of ends: "of 2025", "2025", "of last year", "of March 2026". */
function wholeAt(tokens: readonly Token[], start: number): number {
  let at = start;
  if (OF.test(tokens[at]?.text ?? '')) at++;
  if (YEAR.test(tokens[at]?.text ?? '')) return at + 1;
  const named = tokens[at]?.text ?? '';
  const isNamed = MONTHS[named] !== undefined || /^[qh][1-4]$/.test(named);
  while (!isNamed && WHICH_YEAR.test(tokens[at]?.text ?? '')) at++;
  if (!isNamed && !(at > start && WHOLE.test(tokens[at]?.text ?? ''))) return start;
  const year = tokens[at + 1]?.text === 'of' ? at + 2 : at + 1;
  if (YEAR.test(tokens[year]?.text ?? '')) return year + 1;
  return isNamed && /^(this|last)$/.test(tokens[year]?.text ?? '') && tokens[year + 1]?.text === 'year' ? year + 2 : at + 1;
}

/** "The first half of March against the second (half)", "the first six months against the last six months of 2025": what one of the two lacks it has from the other. */
function withWholeOfOther(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => partAt(tokens, i) !== null);
  const first = at < 0 ? null : partAt(tokens, at);
  if (!first) return tokens;
  let next = first.to;
  while (JOINT.test(tokens[next]?.text ?? '')) next++;
  const joint = tokens.slice(first.to, next);
  if (!joint.some(({ text }) => JOINS.test(text)) || !PLACE.test(tokens[next]?.text ?? '')) return tokens;
  const second = partAt(tokens, next);
  const behind = tokens[next + 1]?.text === 'one' ? next + 2 : next + 1;
  const own = wholeAt(tokens, behind) > behind;
  if (second === null && ALONE.test(tokens[next]?.text ?? '') && (own || isEnd(tokens[behind]) && (behind > next + 1 || !/^(first|1st)$/.test(tokens[next]?.text ?? '') || tokens[behind] === undefined))) return [...tokens.slice(0, next + 1), ...first.unit, ...(own ? [] : first.whole), ...tokens.slice(behind)];
  if (!second) return tokens;
  if (second.whole.length === 0 && first.whole.length > 0) return [...tokens.slice(0, second.to), ...first.whole, ...tokens.slice(second.to)];
  const isFirst = /^(first|1st|opening)$/.test(tokens[at]?.text ?? '');
  return first.whole.length === 0 && second.whole.length > 0 && isFirst ? [...tokens.slice(0, first.to), ...second.whole, ...tokens.slice(first.to)] : tokens;
}

const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === 'stop' || /^(in|for|by|and|please|which|what|how|on|of)$/.test(token.text);

/** "The two halves of 2025", "each half of last year", "which half of 2025", "by half, 2025". */
function withHalves(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => /^(half|halves)$/.test(text) && (text === 'halves' && !PLACE.test(tokens[i - 1]?.text ?? '') || /^(each|every|which|either|both|per|by)$/.test(tokens[i - 1]?.text ?? '')));
  if (at < 0) return tokens;
  let from = at;
  while (/^(each|every|which|either|both|two|2|the|its|of|per|by)$/.test(tokens[from - 1]?.text ?? '')) from--;
  const unit = tokens[at + 1]?.text === 'year' && /^(by|per|each|every)$/.test(tokens[at - 1]?.text ?? '') ? at + 2 : at + 1;
  const to = wholeAt(tokens, unit);
  if (to === unit) return tokens;
  const whole = tokens.slice(unit, to).filter(({ text }) => text !== ',');
  const isWhich = tokens.slice(from, at).some(({ text }) => /^(which|either)$/.test(text));
  const before = tokens[from - 1]?.kind === 'word' && /^(in|for|during|over|between|of|compare)$/.test(tokens[from - 1]?.text ?? '');
  return [...tokens.slice(0, from), ...(before || from === 0 ? [] : [word('in')]), word('first'), word('half'), ...whole, word(isWhich ? 'or' : 'and'), word('second'), word('half'), ...whole, ...tokens.slice(to)];
}

/** "Compare all four quarters of 2025", "the twelve months of 2025": each of them, unless one figure of them all is asked for. */
function withUnitsNamed(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => (text === 'quarters' && /^(four|4)$/.test(tokens[i - 1]?.text ?? '') || text === 'months' && /^(twelve|12)$/.test(tokens[i - 1]?.text ?? '')) && /^(all|the|each|every|of)$/.test(tokens[i - 2]?.text ?? '') && wholeAt(tokens, i + 1) > i + 1);
  if (at < 0 || SUMMED.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  let from = at - 1;
  while (/^(all|the|each|every|of)$/.test(tokens[from - 1]?.text ?? '')) from--;
  return [...tokens.slice(0, from), word('each'), word((tokens[at]?.text ?? '').replace(/s$/, '')), ...tokens.slice(at + 1)];
}

const ONE = wordTable<string>({ halves: 'half', quarters: 'quarter', qtrs: 'quarter', months: 'month', weeks: 'week', fortnights: 'fortnight' });
const one = (unit: Token): Token => (ONE[unit.text] === undefined ? unit : word(ONE[unit.text] ?? ''));
const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
