/** "How many months... no wait, how much in total", "in October, sorry, December": what a speaker takes back does not count. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { CALENDAR_WORDS, WEEKDAYS } from '../periods/period-words.ts';
import type { Token } from './tokenize.ts';

const TAKEN_BACK = /\b(no wait|wait no|scratch that|strike that|let me rephrase|correction|i mean|or rather|no sorry|sorry i meant|forget that|never mind that|actually|oops)$/;
const ASKS = /^(what|how|which|who|when|where|why|show|give|tell|list|is|are|did|do|does|can)$/;
const LONGEST = 3;

export const withoutTakenBack = (tokens: readonly Token[]): readonly Token[] => withoutWrongTime(withoutSlips(withoutBrokenStart(afterCorrection(tokens))));

/** The tokens after the last correction that begins a question of its own. */
function afterCorrection(tokens: readonly Token[]): readonly Token[] {
  for (let at = tokens.length - 2; at > 2; at--) {
    let next = at + 1;
    while (tokens[next]?.kind === 'stop') next++;
    const before = tokens.slice(Math.max(0, at - LONGEST + 1), at + 1).map(({ text }) => text).join(' ');
    const marker = TAKEN_BACK.exec(before)?.[0];
    if (!marker || !ASKS.test(tokens[next]?.text ?? '')) continue;
    const isBroken = marker !== 'actually' && marker !== 'i mean' || tokens[at - 1]?.kind === 'stop';
    if (isBroken) return tokens.slice(next);
  }
  return tokens;
}

/** Words between what was said and what was meant; at least one of them has to be plainly a correction. */
const BETWEEN = /^(sorry|srry|soz|no|nope|wait|hang|hold|on|i|mean|meant|make|it|that|should|be|or|rather|correction|scratch|strike|er|erm|uh|um|oops|actually|pardon|excuse|me|my|bad|mistake|not)$/;
const CORRECTS = /^(sorry|srry|soz|no|wait|mean|meant|make|rather|correction|scratch|strike|oops|actually|bad|mistake)$/;

/** What begins a time or a name, said anew. */
const STARTS = /^(from|in|between|for|since|during|of|at|on|by|to|with)$/;
const IS_SURE = /^(sorry|srry|soz|meant|mean|rather|correction|scratch|oops|wait)$/;
const BROKEN_MOST = 6;

/** "Going from Q4 back... sorry, from Q3 to Q4", "in March, sorry, in April": begun again from the same small word on. */
function withoutBrokenStart(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length - 2; at++) {
    let next = at;
    while (tokens[next]?.kind === 'stop' && tokens[next]?.text !== '?' || BETWEEN.test(tokens[next]?.text ?? '') && !STARTS.test(tokens[next]?.text ?? '')) next++;
    const [start, between] = [tokens[next]?.text ?? '', tokens.slice(at, next)];
    if (!STARTS.test(start) || !between.some(({ text }) => IS_SURE.test(text)) || between[0]?.kind !== 'stop' && !IS_SURE.test(between[0]?.text ?? '')) continue;
    const from = tokens.slice(0, at).findLastIndex(({ text }) => text === start);
    const [wrong, right] = [tokens[from + 1], tokens[next + 1]];
    if (from < 0 || at - from > BROKEN_MOST || !wrong || !right || !areAlike(wrong, right)) continue;
    return withoutBrokenStart([...tokens.slice(0, from), ...tokens.slice(next)]);
  }
  return tokens;
}

const areAlike = (wrong: Token, right: Token): boolean => kindOf(wrong) === kindOf(right) && (kindOf(wrong) !== 'word' || isOdd(wrong) && isOdd(right));

/** "October, sorry, December" is December; "the three, no, make it five biggest" are five; "horizon sorry Verizon" is Verizon. */
function withoutSlips(tokens: readonly Token[]): readonly Token[] {
  for (let at = 1; at < tokens.length - 1; at++) {
    let next = at;
    while (tokens[next]?.kind === 'stop' && tokens[next]?.text !== '?' || BETWEEN.test(tokens[next]?.text ?? '')) next++;
    const between = tokens.slice(at, next);
    const [wrong, right] = [tokens[at - 1], tokens[next]];
    if (!wrong || !right || wrong.kind === 'stop' || !between.some(({ text }) => CORRECTS.test(text))) continue;
    // "Acme: mean payment": what stands behind a colon or in brackets is no correction of what stands before it.
    if (between.every(({ text }) => /^(:|\(|\)|mean)$/.test(text))) continue;
    const isSure = between.some(({ text }) => /^(sorry|srry|soz|meant|mean|rather|correction|scratch|oops|make)$/.test(text));
    const kind = kindOf(right);
    if (kind === kindOf(wrong) && (kind !== 'word' || isSure && isOdd(wrong) && isOdd(right))) return withoutSlips([...tokens.slice(0, at - 1), ...tokens.slice(next)]);
    at = Math.max(at, next - 1);
  }
  return tokens;
}

/** A word that could be a name. */
const isOdd = ({ text }: Token): boolean => text.length > 3 && !PLAIN_WORDS.has(text);

function kindOf({ text, kind, value, date }: Token): string {
  if (kind === 'number') return date !== undefined ? 'date' : value !== undefined && value > 1990 && value < 2100 ? 'year' : 'number';
  if (WEEKDAYS[text]) return 'weekday';
  if (/^(q[1-4]|h[12])$/.test(text)) return 'quarter';
  return CALENDAR_WORDS.has(text) && MONTH.test(text) ? 'month' : 'word';
}

const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/** Words that a time is made of beside its numbers and the calendar's own. */
const OF_TIME = /^(the|of|in|for|to|through|until|till|from|since|during|ended|ending|ends?|first|second|third|fourth|last|past|previous|prior|half|full|whole|all|early|late|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|q[1-4]|h[12]|fy\d*|ytd|-)$/;
/** Those that may begin the time that is meant. */
const BEGINS_TIME = /^(calendar|fiscal|all|the|first|second|third|fourth|last|this|past|previous|q[1-4]|h[12]|fy\d*|in|for|from|since)$/;

/** "March 2025... no, make it April 2025", "twelve months ended June, no wait, make that calendar 2025": a whole time is said anew, in another form. */
function withoutWrongTime(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length - 1; at++) {
    let next = at;
    while (tokens[next]?.kind === 'stop' && tokens[next]?.text !== '?' || BETWEEN.test(tokens[next]?.text ?? '')) next++;
    const between = tokens.slice(at, next);
    if (between[0]?.kind !== 'stop' || !saysAnew(between) || !isTime(tokens[next]) && !BEGINS_TIME.test(tokens[next]?.text ?? '') || !tokens.slice(next, next + TIME_LOOK).some(isTime)) continue;
    let from = at;
    while (from > 0 && (isTime(tokens[from - 1]) || OF_TIME.test(tokens[from - 1]?.text ?? ''))) from--;
    if (tokens.slice(from, at).some(isTime)) return [...tokens.slice(0, from), ...tokens.slice(next)];
  }
  return tokens;
}

const TIME_LOOK = 3;
/** Sure of itself: "no, make it", "sorry, I meant", "wait". A mere "actually" may go on with the sentence. */
const saysAnew = (between: readonly Token[]): boolean => /\b(make (it|that)|sorry|i meant?|scratch that|strike that|no wait|wait no|correction|rather)\b/.test(between.filter(({ kind }) => kind === 'word').map(({ text }) => text).join(' '));
const isTime = (token: Token | undefined): boolean => token !== undefined && (CALENDAR_WORDS.has(token.text) || WEEKDAYS[token.text] !== undefined || /^(q[1-4]|h[12])$/.test(token.text) || kindOf(token) === 'year' || kindOf(token) === 'date');
