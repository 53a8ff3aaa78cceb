/** Calendar names in a question: months, quarters, halves, seasons, written dates and years. */
import { addMonths, endOfMonth, isLocalDate, localDate, startOfMonth, yearOf } from '../../../local-date.ts';
import type { CalendarName, PeriodAtom } from './period-atom.ts';
import { datedPeriod } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import { LAST_WORDS, MONTHS, ORDINALS, SEASONS, THIS_WORDS, UNITS, UNTIL_WORDS } from './period-words.ts';
import { wordTable } from '../../../word-table.ts';

/** The year that follows a name: "2024", "of last year", "this year", "'24", "of the same year". */
export function yearAfter(reader: PeriodReader, start: number): { year: number | null; to: number } {
  const { calendar } = reader;
  let at = start;
  if (text(reader, at) === ',') at++;
  if (/^(of|in|for|from)$/.test(text(reader, at))) at++;
  if (/^(the|calendar|fiscal|fy|year)$/.test(text(reader, at))) at++;
  const number = yearNumber(reader, at);
  if (number !== null) return { year: number, to: at + 1 };
  const after = text(reader, at + 1);
  if (LAST_WORDS.has(text(reader, at)) && UNITS[after] === 'year') return { year: yearOf(calendar.asOf) - 1, to: at + 2 };
  if (THIS_WORDS.has(text(reader, at)) && UNITS[after] === 'year') return { year: yearOf(calendar.asOf), to: at + 2 };
  if (UNITS[text(reader, at)] === 'year' && after === 'before' && LAST_WORDS.has(text(reader, at + 2))) return { year: yearOf(calendar.asOf) - 2, to: at + 3 };
  if (text(reader, at) === 'last' && isHeldAgainstThisYear(reader, at)) return { year: yearOf(calendar.asOf) - 1, to: at + 1 };
  return { year: null, to: start };
}

/** "Q3 of this year against Q3 of last": the unit is left unsaid the second time. */
function isHeldAgainstThisYear(reader: PeriodReader, at: number): boolean {
  const after = reader.tokens[at + 1];
  const isAlone = after === undefined || after.kind === 'stop' || /^(and|in|what|how|did|was|were|show|by|so|which)$/.test(after.text);
  return isAlone && reader.tokens.some((token, i) => i < at && THIS_WORDS.has(token.text) && UNITS[reader.tokens[i + 1]?.text ?? ''] === 'year');
}

export function yearNumber(reader: PeriodReader, at: number): number | null {
  const token = reader.isFree(at) ? reader.tokens[at] : undefined;
  if (!token) return null;
  const glued = /^fy'?(\d{2}|\d{4})$/.exec(token.text);
  if (glued) return Number(glued[1]) < 100 ? 2000 + Number(glued[1]) : Number(glued[1]);
  if (token.kind !== 'number' || token.value === undefined || token.isMoney || token.isPercent || token.text.includes(',') || token.text.includes('.')) return null;
  return Number.isInteger(token.value) && token.value >= 1990 && token.value <= 2099 ? token.value : null;
}

/** "The back half of 2025". */
const HALVES = wordTable<1 | 2>({ front: 1, back: 2, latter: 2, former: 1, other: 2 });

/** Q2, "second quarter of 2024", "1q24", H1, "the second half of last year", "final quarter". */
export function readQuarterOrHalf(reader: PeriodReader, start: number): PeriodAtom | null {
  const word = text(reader, start);
  const glued = /^(?:(q|h)([1-4])|([1-4])(q|h))(\d{2}|\d{4})?$/.exec(word);
  if (glued) {
    const name = quarterOrHalf(glued[1] ?? glued[4] ?? '', Number(glued[2] ?? glued[3]));
    if (!name) return null;
    if (glued[5]) return { kind: 'named', from: start, to: start + 1, name, year: Number(glued[5]) % 2000 + 2000 };
    return named(reader, start, start + 1, name);
  }
  const isBare = /^(quarter|qtr|q)$/.test(word) && reader.tokens[start + 1]?.kind === 'number' && (reader.tokens[start + 1]?.value ?? 9) <= 4;
  if (isBare) return named(reader, start, start + 2, quarterOrHalf('q', reader.tokens[start + 1]?.value ?? 0));
  const unit = unitOf(reader, start + 1);
  const ordinal = (unit === 'half' ? HALVES[word] : undefined) ?? ORDINALS[word] ?? (/^(final|last|closing)$/.test(word) ? (unit === 'half' ? 2 : 4) : undefined);
  if (ordinal === undefined || (unit !== 'quarter' && unit !== 'half')) return null;
  const name = quarterOrHalf(unit === 'quarter' ? 'q' : 'h', ordinal);
  const atom = named(reader, start, start + 2, name);
  return word === 'last' && atom?.kind === 'named' && atom.year === null ? null : atom;
}

function named(reader: PeriodReader, from: number, end: number, name: CalendarName | null): PeriodAtom | null {
  if (!name) return null;
  const { year, to } = yearAfter(reader, end);
  const short = year === null && (name.unit === 'quarter' || name.unit === 'half') ? shortYearAt(reader, end) : null;
  return short ? { kind: 'named', from, name, ...short } : { kind: 'named', from, to, name, year };
}

/** "Q3 25": two digits near the ledger's years, unless they count what follows ("Q3 25 largest payments"). */
function shortYearAt(reader: PeriodReader, end: number): { year: number; to: number } | null {
  const at = /^(of|-|\/|,)$/.test(text(reader, end)) ? end + 1 : end;
  const token = reader.isFree(at) ? reader.tokens[at] : undefined;
  if (!token || token.isMoney || token.isPercent || !/^\d{2}$/.test(token.text)) return null;
  const year = 2000 + Number(token.text);
  const { dataFrom, asOf } = reader.calendar;
  const isNear = year >= yearOf(dataFrom) - 2 && year <= yearOf(asOf) + 1;
  const counts = /^(biggest|largest|highest|top|smallest|lowest|most|least|best|worst|transactions|payments|charges|rows|vendors|customers|clients|days|weeks|months)$/.test(text(reader, at + 1));
  return isNear && !counts ? { year, to: at + 1 } : null;
}

function quarterOrHalf(letter: string, number: number): CalendarName | null {
  if (letter === 'q') return number >= 1 && number <= 4 ? { unit: 'quarter', number } : null;
  return number === 1 || number === 2 ? { unit: 'half', number } : null;
}

/** "March", "March 2024", "5 March 2024", "March 5th", "last March", "March of last year". */
export function readMonth(reader: PeriodReader, start: number): PeriodAtom | null {
  const qualifier = text(reader, start);
  if ((LAST_WORDS.has(qualifier) || THIS_WORDS.has(qualifier)) && MONTHS[text(reader, start + 1)] !== undefined) return qualifiedMonth(reader, start, LAST_WORDS.has(qualifier));
  const slashed = readSlashedDay(reader, start);
  if (slashed) return slashed;
  const dayFirst = dayNumberAt(reader, start);
  if (dayFirst !== null) {
    const at = text(reader, start + 1) === 'of' ? start + 2 : start + 1;
    const number = MONTHS[text(reader, at)];
    return number === undefined ? null : withShortYear(reader, named(reader, start, at + 1, { unit: 'day', month: number, day: dayFirst }));
  }
  const number = MONTHS[text(reader, start)];
  if (number === undefined || isAuxiliary(reader, start)) return null;
  const short = saysShortYear(reader, start) ? shortYearAt(reader, start + 1) : null;
  if (short) return { kind: 'named', from: start, name: { unit: 'month', number }, ...short };
  const day = dayNumberAt(reader, start + 1);
  if (day !== null && !isCountOfUnits(reader, start + 1)) return named(reader, start, start + 2, { unit: 'day', month: number, day });
  return named(reader, start, start + 1, { unit: 'month', number });
}

/** "5 Apr 26": behind a day and its month two digits near the ledger's years are a year. */
function withShortYear(reader: PeriodReader, atom: PeriodAtom | null): PeriodAtom | null {
  if (atom?.kind !== 'named' || atom.year !== null) return atom;
  const short = shortYearAt(reader, atom.to);
  return short && short.year >= yearOf(reader.calendar.dataFrom) && short.year <= yearOf(reader.calendar.asOf) && short.to === atom.to + 1 ? { ...atom, ...short } : atom;
}

/** "From 2/10 to 3/5 this year", "1/1 to 9/30": month and day, where a day would stand. */
function readSlashedDay(reader: PeriodReader, start: number): PeriodAtom | null {
  const [month, day] = [dayNumberAt(reader, start), dayNumberAt(reader, start + 2)];
  if (text(reader, start + 1) !== '/' || month === null || day === null || month > 12 || text(reader, start + 3) === '/') return null;
  const atom = named(reader, start, start + 3, { unit: 'day', month, day });
  const beginsRange = UNTIL_WORDS.test(text(reader, start + 3)) && text(reader, start + 5) === '/';
  return beginsRange || /^(on|since|from|between|and|to|until|till|through|thru|by|-)$/.test(text(reader, start - 1)) || atom?.kind === 'named' && atom.year !== null ? atom : null;
}

/** "Jan-25", "Jan to Mar 25", "the first two weeks of March 26", "the end of June 25": no day of the month fits there. */
function saysShortYear(reader: PeriodReader, at: number): boolean {
  const before = text(reader, at - 1);
  if (/^(in|during)$/.test(before) && UNTIL_WORDS.test(text(reader, at + 2)) === false) return true;
  if (isAbbreviated(reader, at) || before === 'of' && text(reader, at - 2) === 'end') return true;
  if (isYearLater(reader, at) || UNTIL_WORDS.test(before) && isYearLater(reader, at - 3)) return true;
  return isHeldAgainstAnother(reader, at) || /^[-/]$/.test(text(reader, at + 1)) || UNTIL_WORDS.test(before) && MONTHS[text(reader, at - 2)] !== undefined || before === 'of' && unitOf(reader, at - 2) !== undefined && unitOf(reader, at - 2) !== 'day' && text(reader, at - 2) !== 'week';
}

/** "Payroll Aug 26": who shortens the month shortens the year, unless a word says that a day follows. */
function isAbbreviated(reader: PeriodReader, at: number): boolean {
  const year = shortYearAt(reader, at + 1)?.year ?? 0;
  return text(reader, at).length <= 4 && !/^(may|june|july)$/.test(text(reader, at)) && year >= yearOf(reader.calendar.dataFrom) && year <= yearOf(reader.calendar.asOf) && !BEFORE_DAY.test(text(reader, at - 1)) && !/^20\d\d$/.test(text(reader, at + 2)) && !/^20\d\d$/.test(text(reader, at + 3));
}

/** After them a day is named: "on Aug 26". */
const BEFORE_DAY = /^(on|since|from|until|till|to|through|thru|between|and|after|before|by|ending|ended|starting|beginning|-|the|of|week)$/;

/** "Aug 26 vs Jul 26": two months of years, not two days, are held against each other. */
function isHeldAgainstAnother(reader: PeriodReader, at: number): boolean {
  const pairs = reader.tokens.flatMap((_, i) => (MONTHS[text(reader, i)] !== undefined && shortYearAt(reader, i + 1) ? [i] : []));
  return pairs.length > 1 && pairs.includes(at) && reader.tokens.some((token) => /^(vs|v|versus|against|compared|compare|than|over|from|mom|yoy|relative)$/.test(token.text));
}

/** "July 25 to June 26": read as days the second would lie before the first, as years it lies behind it. */
function isYearLater(reader: PeriodReader, at: number): boolean {
  const [first, year, until, second, yearAfterIt] = reader.tokens.slice(Math.max(0, at), at + 9).filter(({ text: word }) => !/^(the|end|of)$/.test(word));
  const isUntil = UNTIL_WORDS.test(until?.text ?? '') || until?.text === 'and' && text(reader, at - 1) === 'between';
  if (at < 0 || year?.kind !== 'number' || yearAfterIt?.kind !== 'number' || !isUntil) return false;
  const [from, to] = [MONTHS[first?.text ?? ''], MONTHS[second?.text ?? '']];
  return from !== undefined && to !== undefined && /^\d{2}$/.test(year.text) && /^\d{2}$/.test(yearAfterIt.text) && Number(yearAfterIt.text) === Number(year.text) + 1 && to <= from;
}

/** "may" and "march" are verbs too: they count as months unless a pronoun stands before or after them. */
function isAuxiliary(reader: PeriodReader, at: number): boolean {
  const word = text(reader, at);
  return (word === 'may' || word === 'march' || word === 'mar') && (/^(i|we|you|it|this|that|they)$/.test(text(reader, at - 1)) || (word === 'may' && /^(i|we|you|be|have)$/.test(text(reader, at + 1))));
}

const isCountOfUnits = (reader: PeriodReader, at: number) => unitOf(reader, at + 1) !== undefined;

/** "June twenty nine to July five": a day where a range goes on or ends, and never a count ("in March five payments"). */
function isSpokenDay(reader: PeriodReader, at: number): boolean {
  const [token, next] = [reader.tokens[at], text(reader, at + 1)];
  return token?.kind === 'number' && /^[a-z ]+$/.test(token.text) && MONTHS[text(reader, at - 1)] !== undefined && (UNTIL_WORDS.test(next) && MONTHS[text(reader, at + 2)] !== undefined || UNTIL_WORDS.test(text(reader, at - 2)) && (/^(20\d\d|)$/.test(next) || reader.tokens[at + 1]?.kind === 'stop'));
}

export function dayNumberAt(reader: PeriodReader, at: number): number | null {
  const token = reader.isFree(at) ? reader.tokens[at] : undefined;
  const said = token && isSpokenDay(reader, at) ? String(token.value) : token?.text ?? '';
  const match = token && !token.isMoney && !token.isPercent && token.date === undefined ? /^(\d{1,2})(st|nd|rd|th)?$/.exec(said) : null;
  const day = match ? Number(match[1]) : 0;
  return day >= 1 && day <= 31 ? day : null;
}

/** "last March" is the latest March that is over; "this March" is this year's. */
function qualifiedMonth(reader: PeriodReader, start: number, isLast: boolean): PeriodAtom {
  const { asOf } = reader.calendar;
  const name = { unit: 'month', number: MONTHS[text(reader, start + 1)] ?? 1 } as const;
  const { year, to } = yearAfter(reader, start + 2);
  if (year !== null) return { kind: 'named', from: start, to, name, year };
  const thisYears = datedPeriod({ kind: 'named', from: 0, to: 0, name, year: yearOf(asOf) }, reader.calendar);
  return { kind: 'named', from: start, to, name, year: isLast && thisYears.to >= asOf ? yearOf(asOf) - 1 : yearOf(asOf) };
}

/** Seasons; "fall" needs a year or a preposition, because spending falls too. */
export function readSeason(reader: PeriodReader, start: number): PeriodAtom | null {
  const qualifier = text(reader, start);
  const at = LAST_WORDS.has(qualifier) || THIS_WORDS.has(qualifier) ? start + 1 : start;
  const months = SEASONS[text(reader, at)];
  if (!months) return null;
  const after = yearAfter(reader, at + 1);
  const isPlaced = at > start || after.year !== null || /^(in|during|over|the|for|of)$/.test(text(reader, at - 1));
  if (text(reader, start) === 'fall' && text(reader, at + 1) === 'in' && !/^(in|during|over|the|for|of|by|since)$/.test(text(reader, at - 1))) return null;
  if (text(reader, at) === 'fall' && (!isPlaced || /^(in|of)$/.test(text(reader, at + 1)) && after.year === null)) return null;
  if (at > start && after.year === null) {
    const latest = datedPeriod({ kind: 'named', from: 0, to: 0, name: { unit: 'season', months }, year: null }, reader.calendar);
    const isOver = latest.to < reader.calendar.asOf;
    return { kind: 'named', from: start, to: after.to, name: { unit: 'season', months }, year: LAST_WORDS.has(qualifier) && !isOver ? yearOf(latest.from) - 1 : yearOf(latest.from) };
  }
  return { kind: 'named', from: start, to: after.to, name: { unit: 'season', months }, year: after.year };
}

/** 2024-03-05, 2024-03, 3/5/2024. */
export function readWrittenDate(reader: PeriodReader, at: number): PeriodAtom | null {
  const date = reader.isFree(at) ? reader.tokens[at]?.date : undefined;
  if (date === undefined) return null;
  if (date.length === 10) return isLocalDate(date) ? fixed(at, at + 1, { from: date, to: date, unit: 'day' }) : null;
  const first = `${date}-01`;
  return isLocalDate(first) ? fixed(at, at + 1, { from: startOfMonth(first), to: endOfMonth(first), unit: 'month' }) : null;
}

/** 2024, "FY24", "the year 2024", "2024 Q3", "2025 year to date". */
export function readYear(reader: PeriodReader, start: number): PeriodAtom | null {
  const at = /^(year|calendar|fiscal|fy)$/.test(text(reader, start)) ? (text(reader, start + 1) === 'year' ? start + 2 : start + 1) : start;
  const year = yearNumber(reader, at) ?? shortYearAlone(reader, at);
  if (year === null) return null;
  const name = readQuarterOrHalf(reader, at + 1);
  if (name?.kind === 'named' && name.year === null) return { ...name, from: start, year };
  const toDate = text(reader, at + 1) === 'ytd' ? 1 : unitOf(reader, at + 1) === 'year' && text(reader, at + 2) === 'to' && text(reader, at + 3) === 'date' ? 3 : 0;
  if (toDate > 0) return fixed(start, at + 1 + toDate, { from: localDate(year, 1, 1), to: addMonths(reader.calendar.asOf, (year - yearOf(reader.calendar.asOf)) * 12), unit: 'year' });
  return { kind: 'year', from: start, to: at + 1, year };
}

/** "25 vs 24", "from 24 to 25", "in 25 and 26": two neighbouring years, each in two digits. */
function isPairedYear(reader: PeriodReader, at: number, step: 2 | -2): boolean {
  const [one, other] = [shortYearAt(reader, at)?.year, shortYearAt(reader, at + step)?.year];
  const after = reader.tokens[Math.max(at, at + step) + 1];
  return one !== undefined && other !== undefined && Math.abs(one - other) === 1 && /^(vs|v|versus|to|and|against|over|not|-)$/.test(text(reader, at + step / 2)) && (after === undefined || after.kind === 'stop' || /^(both|percent|compared|combined|together|in|for|by|what|how|please|pls)$/.test(after.text)) && !/^(top|best|bottom|worst|last|first|under|over|above|below|least|most)$/.test(text(reader, Math.min(at, at + step) - 1));
}

/** "So far in 26": two digits near the ledger's years that count nothing. */
function shortYearAlone(reader: PeriodReader, at: number): number | null {
  if (isPairedYear(reader, at, 2) || isPairedYear(reader, at, -2)) return shortYearAt(reader, at)?.year ?? null;
  if (!/^(in|during)$/.test(text(reader, at - 1)) || !/^\d{2}$/.test(text(reader, at)) || reader.tokens[at + 1]?.kind === 'word' && !/^(so|vs|versus|against|compared|than|and|to|by|per|for|how|what|from|please|pls|with|without|excluding|did|was|were|had|has|have|which|who|where|when|we|i|our|the|it|on|both|in|brought|made|earned|cost|went|came|that|overall|altogether|total|combined|not|but)$/.test(text(reader, at + 1))) return null;
  return shortYearAt(reader, at)?.year ?? null;
}
