/** "Revenue for last year, strike that, for this year", "in June, no, in July": what is said anew takes the place of what it is like, however many words that has. */
import { CALENDAR_WORDS, MONTHS, WEEKDAYS } from '../periods/period-words.ts';
import type { Token } from './tokenize.ts';

/** What takes something back, between two stops. Longer ones first. */
const TAKES_BACK = /^(no no|no sorry|sorry no|no wait|wait no|wait|hang on|hold on|strike that|scratch that|wait that s wrong|that s wrong|thats wrong|that is wrong|no make that|make that|no make it|no i mean|i mean|no|sorry|or rather|rather|correction)$/;
const MARKER_MOST = 4;
const WORDS_MOST = 7;

const isTime = ({ text, kind, date, value }: Token): boolean => date !== undefined || CALENDAR_WORDS.has(text) || WEEKDAYS[text] !== undefined || /^(today|yesterday|first|second|third|half|this|last|next|20\d\d|'\d\d|q[1-4]|h[12])$/.test(text) || /^\d+(st|nd|rd|th)$/.test(text) || kind === 'number' && (value ?? 0) < 32;
const LINKS = /^(of|in|the|to|on|through|from|since|for|and|we|are|re|now|date|before|year|month)$/;
const PREPOSITION = /^(in|on|for|since|from|of|at|by|during|until)$/;

export function withoutSaidBefore(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length - 1; at++) {
    if (!isStop(tokens[at])) continue;
    const marked = markerBehind(tokens, at);
    if (marked === null || isLeftOut(tokens, at, marked)) continue;
    const [from, to] = phraseAt(tokens, marked);
    const wrong = likeBefore(tokens, at, tokens.slice(from, to));
    if (wrong !== null) return withoutSaidBefore([...tokens.slice(0, wrong), ...tokens.slice(from)]);
  }
  return tokens;
}

/** "Revenue in 2025, no December": a part of the stretch is left out, and nothing was said wrongly. */
const isLeftOut = (tokens: readonly Token[], stop: number, anew: number): boolean => anew === stop + 2 && tokens[stop + 1]?.text === 'no' && MONTHS[tokens[anew]?.text ?? ''] !== undefined && tokens[anew + 1]?.kind !== 'number' && /^(20\d\d|year)$/.test(tokens[stop - 1]?.text ?? '');

const isStop = (token: Token | undefined): boolean => token?.kind === 'stop' && /^[,.;:-]$/.test(token.text);

/** Where what is said anew begins; null where nothing is taken back. */
function markerBehind(tokens: readonly Token[], stop: number): number | null {
  for (let length = MARKER_MOST; length > 0; length--) {
    const said = tokens.slice(stop + 1, stop + 1 + length);
    if (said.some(({ kind }) => kind === 'stop') || !TAKES_BACK.test(said.map(({ text }) => text).join(' '))) continue;
    let next = stop + 1 + length;
    if (!isStop(tokens[next]) && !/^(make|mean|no|wait|sorry)$/.test(tokens[next - 1]?.text ?? '') && said.length < 2) continue;
    while (isStop(tokens[next])) next++;
    // ", no, sorry, yesterday", ", not october, the month we're in".
    const again = isStop(tokens[next - 1]) ? markerBehind(tokens, next - 1) : null;
    if (again !== null) return again;
    const end = tokens.findIndex((token, i) => i > next && isStop(token));
    if (tokens[next]?.text === 'not' && end > next && end - next < MARKER_MOST) next = end + 1;
    return next < tokens.length ? next : null;
  }
  return null;
}

/** From there to the next stop. */
function phraseAt(tokens: readonly Token[], from: number): [number, number] {
  const end = tokens.findIndex((token, i) => i > from && token.kind === 'stop');
  return [from, end < 0 ? tokens.length : end];
}

/** Where the words begin that it takes the place of: from the same small word on, else all words of time before, else as many words that end alike. */
function likeBefore(tokens: readonly Token[], stop: number, anew: readonly Token[]): number | null {
  const before = tokens.slice(Math.max(0, stop - WORDS_MOST), stop);
  const start = stop - before.length;
  const [first = { text: '' } as Token] = anew;
  if (PREPOSITION.test(first.text)) {
    const same = before.findLastIndex(({ text }) => text === first.text);
    if (same >= 0) return start + same;
  }
  if (anew.slice(0, 2).some(isTime)) {
    let at = stop;
    while (at > start && (isTime(tokens[at - 1] as Token) || LINKS.test(tokens[at - 1]?.text ?? '') && at - 2 >= start && isTime(tokens[at - 2] as Token))) at--;
    while (at < stop && PREPOSITION.test(tokens[at]?.text ?? '') && !PREPOSITION.test(first.text)) at++;
    return at < stop && tokens.slice(at, stop).some(isTime) ? at : null;
  }
  const last = anew.at(-1)?.text;
  const isShort = anew.length < 4 && anew.every(({ kind }) => kind === 'word');
  // "Gross margin, sorry, net margin", "cash in, no, cash out".
  if (!isShort || before.length < anew.length) return null;
  const own = before.slice(-anew.length);
  const isAlike = own.at(-1)?.text === last || own.length > 1 && own[0]?.text === first.text;
  return isAlike ? stop - anew.length : null;
}
