/** "On Mondays, Tuesdays and so on", "January, February and so on through December": the first of a whole series stand for each of it, and not for two of them; "June, July and so on to December" is a stretch. */
import { MONTHS, WEEKDAYS } from './period-words.ts';
import type { Token } from '../words/token.ts';

const JOINS = /^(,|and|&|\/|on|-)$/;
const GOES_ON = /^(?:, )?(?:and so on|and so forth|so on|so forth|etc|et cetera|and the rest(?! of)|and the others(?! of)|and all the (?:rest|others|other days|other months)(?! of))(?= |$)/;
const TO_THE_END = /^ (?:through|thru|to|until|till|up to)(?: the end of)? (?:sunday|sundays|sun)(?= |$)/;
const TO_A_MONTH = /^ (?:through|thru|to|until|till|up to)(?: the end of)? ([a-z]+)(?= |$)/;
const ENDS = /^ (?:through|thru|to|until|till|up to)(?= |$)/;
const BEFORE_IT = /^(on|for|in|of|from)$/;
const YEAR = /^20\d\d$/;
/** One time held against another: which of the series is meant is not told. */
const HELD_AGAINST = /^(compared|compare|comparing|comparison|against|versus|vs|than)$/;

const SERIES = [{ unit: 'weekday', numbers: (word: string) => WEEKDAYS[word]?.length === 1 ? WEEKDAYS[word][0] : undefined, first: 1 }, { unit: 'month', numbers: (word: string) => MONTHS[word], first: 1 }] as const;

export function withSeriesMeant(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ text }) => HELD_AGAINST.test(text))) return tokens;
  for (const { unit, numbers, first } of SERIES) {
    const holds = (text: string): boolean => numbers(text) !== undefined;
    const from = tokens.findIndex(({ text }) => holds(text));
    if (from < 0) continue;
    let to = from;
    while (to < tokens.length && (holds(tokens[to]?.text ?? '') || JOINS.test(tokens[to]?.text ?? '') && !GOES_ON.test(textFrom(tokens, to)))) to++;
    const named = tokens.slice(from, to).filter(({ text }) => holds(text));
    const after = textFrom(tokens, to);
    const goesOn = GOES_ON.exec(after)?.[0];
    if (goesOn === undefined || named.length < 2 || !named.every(({ text }, at) => numbers(text) === (numbers(named[0]?.text ?? '') ?? 0) + at)) continue;
    const rest = (said: string): readonly Token[] => tokens.slice(to + said.split(' ').length);
    const start = BEFORE_IT.test(tokens[from - 1]?.text ?? '') ? from - 1 : from;
    const beyond = after.slice(goesOn.length);
    const isFromFirst = numbers(named[0]?.text ?? '') === first;
    const lastMonth = unit === 'month' ? TO_A_MONTH.exec(beyond)?.[1] ?? '' : '';
    if (holds(lastMonth) && !(isFromFirst && numbers(lastMonth) === 12)) return stretch(tokens.slice(0, start), tokens[from]?.text ?? '', lastMonth, rest(`${goesOn}${TO_A_MONTH.exec(beyond)?.[0] ?? ''}`));
    const end = holds(lastMonth) ? TO_A_MONTH.exec(beyond)?.[0] ?? '' : unit === 'weekday' ? TO_THE_END.exec(beyond)?.[0] ?? '' : '';
    const isWhole = isFromFirst && (tokens[from - 1]?.text !== 'from' || end !== '') && !ENDS.test(beyond.slice(end.length));
    if (!isWhole) continue;
    const left = rest(`${goesOn}${end}`);
    return [...tokens.slice(0, start), word('by'), word(unit), ...(YEAR.test(left[0]?.text ?? '') ? [word('in')] : []), ...left];
  }
  return tokens;
}

/** From the first one named to the last, month by month. */
function stretch(before: readonly Token[], first: string, last: string, rest: readonly Token[]): readonly Token[] {
  const isByMonth = /\bby month\b|\b(each|every|per) month\b|\bmonthly\b/.test(textFrom([...before, ...rest], 0, Infinity));
  return [...before, ...(isByMonth ? [] : [word('by'), word('month')]), word('from'), word(first), word('to'), word(last), ...rest];
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
const textFrom = (tokens: readonly Token[], at: number, length = 12): string => tokens.slice(at, at + length).map(({ text }) => text).join(' ');
