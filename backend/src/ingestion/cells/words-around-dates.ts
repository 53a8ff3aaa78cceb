/** What languages write around the numbers of a date: a word for the year or the day, the ending of an ordinal, spaces behind points, a weekday in brackets, a word before the time. Without them all dates look alike. Add a language's word here. */

import { monthOfName } from './month-names.ts';
import { isWeekday } from './weekdays.ts';

/** Behind the year: Polish, Russian and Bulgarian, Ukrainian, Croatian and Serbian, Latvian, Hungarian. */
const YEAR_WORD = 'r|roku|г|год|года|р|рік|року|g|god|godine|gada|m|metų|év|évi';
const YEAR_BEHIND = new RegExp(String.raw`(?<=[\p{L}./ -])(\d{4}|(?<=[./-])\d{2})\.?\s?(?:${YEAR_WORD})\.?(?=$|,? \d{1,2}[:.]\d{2})`, 'u');
/** "2026 m. kovo 4 d.", "2026. gada 4. marts" */
const YEAR_IN_FRONT = new RegExp(String.raw`^(\d{4})\.?\s?(?:${YEAR_WORD})\.?\s+(?=[\p{L}\d])`, 'u');
const YEAR_DAY_NAME = /^(\d{4}) (\d{1,2})\.? (\p{L}{3,12})$/u;
const DAY_WORD = /(?<=\d) ?d\.$/;
/** "3. 2. 2026", "2026. 03. 04.", "po 3. 2. 2026" */
const SPACED = /^(?:\p{L}{2,12}[.,]{0,2} )?(?:\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{1,2}\. \d{1,2}\. \d{2}(?= |$)|\d{4}\. ?\d{1,2}\. ?\d{1,2})/u;
const BLANK_BEHIND_POINT = /(?<=\d\.) /g;
const ORDINAL = /^(\d{1,2})(?:\.?[ºª°]|er|ère|re) ?(?=\p{L})/u;
const OF = /(?<=\d(?:st|nd|rd|th)?|\p{L}) (?:of|del|dell'|di|da) (?=\p{L}{3}|\d{4})/gu;
const IN_BRACKETS = /\s?[(（](\p{L}{1,12})\.?[)）](?=$| \d{1,2}:)/u;
/** "03.02.2025 po", "2025-02-03, Mon": numbers alone stand before it, so that it is no name of a month. */
const WEEKDAY_BEHIND = /(?<=^(?:\d{1,4}[-/.] ?){2}\d{1,4}\.?),? (\p{L}{2,12})\.?$/u;
const EAST_ASIAN_WEEKDAY = /^[日月火水木金土월화수목금토일]$/u;
const BEFORE_TIME = /,? (?:at|à|a las|às|alle|ore|ora|um|kl\.?|klo|o godz\.?|godz\.?|в|о|[-–|]) (?=\d{1,2}[:.h]\d{2})/u;
const BEHIND_TIME = /(?<=\d) ?(?:uhr|hod\.?|час\.?|น\.|h|hrs?)$/iu;
const TIME_WITH_H = /(?<= \d{1,2})h(?=\d{2}$)/;

/** "03/16/2024 as of 03/15/2024": booked on the first day, for the second. */
const AS_OF = /^([\d/.-]{8,10}) as of [\d/.-]{8,10}$/;

/** Nearly no date has any of that. */
const MAY_HAVE = /[\p{L}ºª°()（）]|\. | [-–|] /u;

export function withoutWordsAround(text: string): string {
  if (!MAY_HAVE.test(text) || !beginsAsDate(text)) return text;
  const plain = text.replace(AS_OF, '$1').replace(IN_BRACKETS, (whole, word: string) => (EAST_ASIAN_WEEKDAY.test(word) || isWeekday(word) ? '' : whole)).replace(WEEKDAY_BEHIND, (whole, word: string) => (isWeekday(word) ? '' : whole)).replace(BEFORE_TIME, ' ').replace(BEHIND_TIME, '').replace(TIME_WITH_H, ':').replace(YEAR_BEHIND, '$1')
    .replace(YEAR_IN_FRONT, '$1 ').replace(YEAR_DAY_NAME, '$2 $3 $1').replace(DAY_WORD, '').replace(ORDINAL, '$1 ').replace(OF, ' ');
  return plain.replace(SPACED, (date) => date.replaceAll(BLANK_BEHIND_POINT, ''));
}

const FIRST_WORD = /^(\p{L}+)[.,]?\s/u;

/** "Room 2 of March 2026 at 14:30" speaks of a date and is none. */
function beginsAsDate(text: string): boolean {
  const word = FIRST_WORD.exec(text)?.[1];
  return word === undefined || isWeekday(word) || monthOfName(word) !== null;
}
