/** "2026 vs 2025, Jan to Oct", "in 2026 than in 2025 through October", "from 2024 to 2025 for June to December": a part of the year said once behind two years is that part of each. */
import { MONTHS } from './period-words.ts';
import type { Token } from '../words/token.ts';

const YEAR = /^20\d\d$/;
const HELD = /^(vs|v|versus|than|against|to|and|with|or|over|from|&)$/;
const BETWEEN = /^(vs|v|versus|than|against|to|and|with|or|over|from|&|in|of|for|,|compare|compares|compared|relative|did|we|it|was|the|same)$/;
/** What is compared may stand before the part: "2025 and 2026 for payroll through September". */
const THINGS_MOST = 4;
const LEADS = /^(,|for|from|in|during|only|both|between|the|comparing|just|looking|at|counting)$/;
const UNTIL = /^(to|through|thru|until|till|-|–|and)$/;
const UP_TO = /^(through|thru|until|till)$/;
const BETWEEN_MOST = 5;

export function withPartOfBoth(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ text }, at) => YEAR.test(text) && !isDated(tokens, at));
  const second = first < 0 ? -1 : tokens.findIndex(({ text }, at) => at > first && YEAR.test(text));
  if (second < 0 || isDated(tokens, second) || tokens.filter(({ text }) => YEAR.test(text)).length !== 2) return tokens;
  const between = tokens.slice(first + 1, second);
  if (between.length === 0 || between.length > BETWEEN_MOST || !between.some(({ text }) => HELD.test(text)) || !between.every(({ text }) => BETWEEN.test(text))) return tokens;
  const part = partBehind(tokens, second + 1) ?? upToBehind(tokens, second + 1);
  if (!part || tokens.slice(0, first).some(({ text }) => MONTHS[text] !== undefined && text !== 'may')) return tokens;
  // "From 2024 to 2025": two stretches of these years no longer are the ends of one.
  const isSpan = tokens[first - 1]?.text === 'from' && between.length === 1 && /^(to|until)$/.test(between[0]?.text ?? '');
  const [before, joint] = isSpan ? [[...tokens.slice(0, first - 1), word('in')], [word('to'), word('in')]] : [tokens.slice(0, first), between];
  const things = part.things ?? [];
  const said = (year: Token | undefined): Token[] => [...part.said, ...(year ? [year] : [])];
  if (isSpan) return [...before, ...said(tokens[second]), word('compared'), word('with'), ...said(tokens[first]), ...things, ...tokens.slice(part.to)];
  return [...before, ...said(tokens[first]), ...joint, ...said(tokens[second]), ...things, ...tokens.slice(part.to)];
}

/** "For payroll through September": the things are kept before the years' part. */
function upToBehind(tokens: readonly Token[], start: number): Part | null {
  const at = tokens.findIndex(({ text }, i) => i > start && UP_TO.test(text));
  const things = tokens.slice(start, at);
  if (at < 0 || things.length > THINGS_MOST || !/^(for|in|of|on)$/.test(things[0]?.text ?? '') || things.some(({ kind, text }) => kind !== 'word' || MONTHS[text] !== undefined)) return null;
  const part = partBehind(tokens, at);
  return part && { ...part, things };
}

interface Part { readonly said: readonly Token[]; readonly to: number; readonly things?: readonly Token[] }

/** "Through October" is from January; "June to December", "Q3", "the first half" are what they say. */
function partBehind(tokens: readonly Token[], start: number): Part | null {
  let at = start;
  while (LEADS.test(tokens[at]?.text ?? '')) at++;
  const isUpTo = UP_TO.test(tokens[at]?.text ?? '') || tokens[at]?.text === 'up' && UNTIL.test(tokens[at + 1]?.text ?? '');
  if (isUpTo) {
    let month = tokens[at]?.text === 'up' ? at + 2 : at + 1;
    while (/^(the|end|of)$/.test(tokens[month]?.text ?? '')) month++;
    return MONTHS[tokens[month]?.text ?? ''] !== undefined && isAlone(tokens, month + 1) ? { said: [word('january'), word('to'), ...tokens.slice(month, month + 1)], to: month + 1 } : null;
  }
  const said = tokens[at]?.text ?? '';
  if (/^[qh][1-4]$/.test(said) && isAlone(tokens, at + 1)) return { said: tokens.slice(at, at + 1), to: at + 1 };
  if (/^(first|second|third|fourth|1st|2nd|3rd|4th)$/.test(said) && /^(half|quarter)$/.test(tokens[at + 1]?.text ?? '') && isAlone(tokens, at + 2)) return { said: [word('the'), ...tokens.slice(at, at + 2), word('of')], to: at + 2 };
  // "2024 or 2025, may I see".
  if (MONTHS[said] === undefined || said === 'may' && (at === start || /^(i|we|you|it|be|have|not)$/.test(tokens[at + 1]?.text ?? ''))) return null;
  const end = MONTHS[tokens[at + 2]?.text ?? ''] !== undefined && UNTIL.test(tokens[at + 1]?.text ?? '') && (tokens[at + 1]?.text !== 'and' || tokens.slice(start, at).some(({ text }) => text === 'between')) ? at + 3 : at + 1;
  const months = tokens.slice(at, end).map((token) => (token.text === 'and' ? word('to') : token));
  return isAlone(tokens, end) ? { said: months, to: end } : null;
}

/** "October 2025", "3 October": a day or a year of its own. */
const isAlone = (tokens: readonly Token[], at: number): boolean => tokens[at]?.kind !== 'number' && !/^(of|until|to|through)$/.test(tokens[at]?.text ?? '');
const isDated = (tokens: readonly Token[], at: number): boolean => MONTHS[tokens[at - 1]?.text ?? ''] !== undefined || /^(q[1-4]|h[12]|half|quarter)$/.test(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.text === 'of' && /^(half|quarter|months?)$/.test(tokens[at - 2]?.text ?? '');
const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
