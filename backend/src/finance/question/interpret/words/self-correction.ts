/** "How many months... no wait, how much in total", "in October, sorry, December": what a speaker takes back does not count. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { CALENDAR_WORDS, WEEKDAYS } from '../periods/period-words.ts';
import { ASKS, BETWEEN, BROKEN_MOST, CORRECTS, IS_SURE, TWO_SAY_SO, isOfLedger } from './correction-words.ts';
import { withoutMisheardName, withoutWrongName } from './names-taken-back.ts';
import type { Token } from './tokenize.ts';

const TAKEN_BACK = /\b(no wait|wait no|scratch that|strike that|let me rephrase|correction|i mean|or rather|no sorry|sorry i meant|forget that|never mind that|actually|oops)$/;
const LONGEST = 3;

/** `ledger`: the words of its names, by which is known whom a question that was broken off was about. */
export const withoutTakenBack = (tokens: readonly Token[], { words: ledger }: { readonly words: ReadonlySet<string> } = NO_LEDGER): readonly Token[] => withoutWrongTime(withoutSlips(withStepBack(withoutWrongName(withoutMisheardName(withoutBrokenStart(afterCorrection(tokens, ledger))), ledger))));

const NO_LEDGER: { readonly words: ReadonlySet<string> } = { words: new Set() };

/** The tokens after the last correction that begins a question of its own. */
function afterCorrection(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  for (let at = tokens.length - 2; at > 2; at--) {
    let next = at + 1;
    while (tokens[next]?.kind === 'stop') next++;
    const before = tokens.slice(Math.max(0, at - LONGEST + 1), at + 1).map(({ text }) => text).join(' ');
    const marker = TAKEN_BACK.exec(before)?.[0];
    if (!marker || !ASKS.test(tokens[next]?.text ?? '')) continue;
    const isBroken = marker !== 'actually' && marker !== 'i mean' || tokens[at - 1]?.kind === 'stop';
    if (isBroken) return pointedOut(tokens.slice(next), tokens.slice(0, at), ledger) ?? tokens;
  }
  return tokens;
}

const POINTS = /^(there|them|him|her|it|they|he|she)$/;

/** "What do we owe VCA, no sorry, what did we actually spend there last year": who was named in what is taken back is said where the question points to them; null where nobody was. */
function pointedOut(asked: readonly Token[], takenBack: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] | null {
  const at = asked.findIndex(({ text }, i) => POINTS.test(text) && asked[i + 1]?.text !== 'is' && asked[i + 1]?.text !== 'are');
  if (at < 0 || asked.some((token) => isOfLedger(token, ledger))) return asked;
  const last = takenBack.findLastIndex((token) => isOfLedger(token, ledger));
  let first = last;
  while (isOfLedger(takenBack[first - 1], ledger)) first--;
  const named = takenBack.slice(Math.max(0, first), last + 1);
  return last < 0 ? null : [...asked.slice(0, at), ...(asked[at]?.text === 'there' ? [AT] : []), ...named, ...asked.slice(at + 1)];
}

const AT: Token = { text: 'at', raw: 'at', kind: 'word' };


/** What begins a time or a name, said anew. */
const STARTS = /^(from|in|between|for|since|during|of|at|on|by|to|with)$/;

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

/** "Last month, oh sorry, the month before": the one before last. */
function withStepBack(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => text === 'last' && /^(day|week|month|quarter|year)$/.test(tokens[i + 1]?.text ?? ''));
  const unit = tokens[at + 1]?.text;
  let next = at + 2;
  while (tokens[next]?.kind === 'stop' || BETWEEN.test(tokens[next]?.text ?? '')) next++;
  const isStep = at >= 0 && next > at + 2 && tokens.slice(at + 2, next).some(({ text }) => IS_SURE.test(text)) && tokens[next]?.text === 'the' && tokens[next + 1]?.text === unit && tokens[next + 2]?.text === 'before';
  return isStep ? [...tokens.slice(0, at), ...tokens.slice(next, next + 3), ...tokens.slice(at, at + 1), ...tokens.slice(tokens[next + 3]?.text === 'last' || tokens[next + 3]?.text === 'that' ? next + 4 : next + 3)] : tokens;
}

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
    const isSure = between.some(({ text }) => /^(sorry|srry|soz|meant|mean|rather|correction|scratch|oops|make)$/.test(text)) || TWO_SAY_SO.test(between.map(({ text }) => text).join(' '));
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
const OF_TIME = /^(the|this|of|in|for|to|through|until|till|from|since|during|ended|ending|ends?|first|second|third|fourth|last|past|previous|prior|half|full|whole|all|early|late|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|q[1-4]|h[12]|fy\d*|ytd|-)$/;
/** Those that may begin the time that is meant. */
const BEGINS_TIME = /^(calendar|fiscal|all|the|first|second|third|fourth|last|this|past|previous|q[1-4]|h[12]|fy\d*|in|for|from|since)$/;

/** "March 2025... no, make it April 2025", "twelve months ended June, no wait, make that calendar 2025": a whole time is said anew, in another form. */
function withoutWrongTime(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length - 1; at++) {
    let next = at;
    while (tokens[next]?.kind === 'stop' && tokens[next]?.text !== '?' || BETWEEN.test(tokens[next]?.text ?? '')) next++;
    const between = tokens.slice(at, next);
    if (between[0]?.kind !== 'stop' && !isPlainlyAnew(between) || !saysAnew(between) || !isTime(tokens[next]) && !BEGINS_TIME.test(tokens[next]?.text ?? '') || !tokens.slice(next, next + TIME_LOOK).some(isTime)) continue;
    let from = at;
    while (from > 0 && (isTime(tokens[from - 1]) || OF_TIME.test(tokens[from - 1]?.text ?? ''))) from--;
    if (tokens.slice(from, at).some(isTime)) return [...tokens.slice(0, from), ...ofSameYear(tokens.slice(next), tokens.slice(from, at))];
  }
  return tokens;
}

/** Without a stop, as a voice is written down, more than one word has to say so: "no wait make that". */
const isPlainlyAnew = (between: readonly Token[]): boolean => /^(oops|sorry|correction|oops sorry|or rather)$|\b(no wait|wait no|no sorry|sorry no|make that|make it|scratch that|strike that|no i meant?)\b/.test(between.map(({ text }) => text).join(' '));

/** "First half of last year no wait second half": a part of a year that is said anew is of the year that was said before. */
function ofSameYear(anew: readonly Token[], wrong: readonly Token[]): readonly Token[] {
  const [, year] = /\b((?:this|last) year|20\d\d)$/.exec(wrong.map(({ text }) => text).join(' ')) ?? [];
  const part = PART_OF_YEAR.exec(anew.map(({ text }) => text).join(' '))?.[0];
  if (year === undefined || part === undefined) return anew;
  const to = part.split(' ').length;
  const behind = anew.slice(to, to + 3).map(({ text }) => text).join(' ');
  if (/^((of|in|,) )?(this|last|the same|that|20\d\d|the)\b/.test(behind)) return anew;
  return [...anew.slice(0, to), ...wrong.slice(-year.split(' ').length), ...anew.slice(to)];
}

const PART_OF_YEAR = /^((the )?(first|1st|1th|second|2nd|2th|third|3rd|3th|fourth|4th|last) (half|quarter|month)|q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december)(?= |$)/;

const TIME_LOOK = 3;
/** Sure of itself: "no, make it", "sorry, I meant", "wait". A mere "actually" may go on with the sentence. */
const saysAnew = (between: readonly Token[]): boolean => /\b(make (it|that)|sorry|oops|no hang on|i meant?|scratch that|strike that|no wait|wait no|correction|rather)\b/.test(between.filter(({ kind }) => kind === 'word').map(({ text }) => text).join(' '));
const isTime = (token: Token | undefined): boolean => token !== undefined && (CALENDAR_WORDS.has(token.text) || WEEKDAYS[token.text] !== undefined || /^(q[1-4]|h[12])$/.test(token.text) || kindOf(token) === 'year' || kindOf(token) === 'date');
