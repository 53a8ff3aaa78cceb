/** "On Mondays, Tuesdays and so on", "January, February and so on through December": the first two of a series stand for each of it, and not for two of them. */
import { MONTHS, WEEKDAYS } from './period-words.ts';
import type { Token } from './token.ts';

const JOINS = /^(,|and|&|\/|on|-)$/;
const GOES_ON = /^(?:, )?(?:and so on|and so forth|so on|so forth|etc|et cetera|and the rest(?: of (?:the|a) (?:week|year))?|and the others|and all the (?:rest|others|other days|other months))(?= |$)/;
const TO_THE_END = /^(?: (?:through|thru|to|until|till|up to)(?: the end of)? (?:december|dec|sunday|sundays|sun))?(?= |$)/;
const BEFORE_IT = /^(on|for|in|of)$/;
const YEAR = /^20\d\d$/;

const SERIES = [{ unit: 'weekday', holds: (word: string) => WEEKDAYS[word]?.length === 1 }, { unit: 'month', holds: (word: string) => MONTHS[word] !== undefined }] as const;

export function withSeriesMeant(tokens: readonly Token[]): readonly Token[] {
  for (const { unit, holds } of SERIES) {
    const from = tokens.findIndex(({ text }) => holds(text));
    if (from < 0) continue;
    let to = from;
    while (to < tokens.length && (holds(tokens[to]?.text ?? '') || JOINS.test(tokens[to]?.text ?? '') && !GOES_ON.test(textFrom(tokens, to)))) to++;
    const named = new Set(tokens.slice(from, to).map(({ text }) => text).filter(holds)).size;
    const length = lengthOfTail(textFrom(tokens, to));
    if (named < 2 || length === 0) continue;
    const start = BEFORE_IT.test(tokens[from - 1]?.text ?? '') ? from - 1 : from;
    const rest = tokens.slice(to + length);
    return [...tokens.slice(0, start), word('by'), word(unit), ...(YEAR.test(rest[0]?.text ?? '') ? [word('in')] : []), ...rest];
  }
  return tokens;
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
const textFrom = (tokens: readonly Token[], at: number): string => tokens.slice(at, at + 12).map(({ text }) => text).join(' ');

/** In words; none where the series is not said to go on. */
function lengthOfTail(text: string): number {
  const goesOn = GOES_ON.exec(text)?.[0];
  if (goesOn === undefined) return 0;
  return `${goesOn}${TO_THE_END.exec(text.slice(goesOn.length))?.[0] ?? ''}`.split(' ').length;
}
