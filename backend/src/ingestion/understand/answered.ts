/** What an answer to a file's question fixes about its reading. */
import type { DateOrder } from '../cells/dates.ts';
import type { ReadingMapping } from '../mapping.ts';
import type { AmbiguousMatter, ReadingAnswers } from '../statement.ts';
import { SIGN_RULES, type SignRule } from './sign-rule.ts';

/** `option`: one of the question's own. */
export function mappingOfAnswer(about: AmbiguousMatter, option: string): ReadingMapping {
  switch (about) {
    case 'date-order': return { dateOrder: dateOrderOf(option) };
    case 'year': return yearOf(option);
    case 'first-payment': return { firstPayment: /^money in/i.test(option) ? 'in' : 'out' };
    case 'sign': return leftOutBy(option) ?? wordsOf(option) ?? amountOf(option) ?? { sign: signOf(option) };
    // "1234 (the point groups thousands)" or "A little more than 1 (decimal point)"
    case 'decimal-mark': return { decimalMark: /point/i.test(option) === /decimal/i.test(option) ? 'point' : 'comma' };
  }
}

/** 'They are no payments: leave out what says "day end"' */
function leftOutBy(option: string): ReadingMapping | null {
  const saying = /^they are no payments: leave out what says "(.*)"$/i.exec(option)?.[1];
  return saying === undefined ? null : { leftOut: [saying] };
}

/** "Column 4 counts (Amount 2)" */
function amountOf(option: string): ReadingMapping | null {
  const column = /^column (\d+) counts \(/i.exec(option)?.[1];
  return column === undefined ? null : { columns: [{ column: Number(column) - 1, role: 'amount' }] };
}

/** "Money out where column 4 says "E", money in where it says "S"": the column tells, its first word money out unless they are exchanged. */
function wordsOf(option: string): ReadingMapping | null {
  const [, way, column, first, second] = /^money (out|in) where column (\d+) says "(.*)", money (?:out|in) where it says "(.*)"$/i.exec(option) ?? [];
  return way === undefined ? null : { columns: [{ column: Number(column) - 1, role: 'flag', words: [first!, second!] }], sign: way.toLowerCase() === 'out' ? 'by-flag' : 'debit-is-in' };
}

/** "Money out in A, money in in B" is about two columns. */
function signOf(option: string): SignRule {
  const named = /\(signs ([a-z ]+)\)$/.exec(option)?.[1]?.replaceAll(' ', '-');
  const rule = SIGN_RULES.find((known) => known === named);
  if (rule !== undefined) return rule;
  if (/^money (?:out|in) in .*, money (?:out|in) in /i.test(option)) return /^money out/i.test(option) ? 'by-columns' : 'columns-exchanged';
  if (/^money (?:out|in)\b.*\((?:a bank's statement|the owner's own books)\)$/i.test(option)) return /^money in/i.test(option) ? 'debit-is-in' : /by their column/.test(option) ? 'by-flag' : 'as-printed';
  return /money in/i.test(option) ? 'all-in' : 'all-out';
}

/** "2025 (March 4, 2025 to March 28, 2025)" */
function yearOf(option: string): ReadingMapping {
  const year = /^\s*(\d{4})\b/.exec(option)?.[1];
  return year === undefined ? {} : { year: Number(year) };
}

function dateOrderOf(option: string): DateOrder {
  if (/year first/i.test(option)) return 'year-first';
  const written = /day first/i.test(option) ? 'day-first' : 'month-first';
  return /\(exchanged/i.test(option) ? `${written}-swapped` : written;
}

/** What was said before with one more answer: columns that it names join those that were chosen. */
export function withAnswer(said: ReadingMapping, about: AmbiguousMatter, option: string): ReadingMapping {
  const { columns, leftOut, ...rest } = mappingOfAnswer(about, option);
  const kept = (said.columns ?? []).filter(({ column }) => !columns?.some((choice) => choice.column === column));
  return { ...said, ...rest, ...(leftOut && { leftOut: [...(said.leftOut ?? []), ...leftOut] }), ...(columns && { columns: [...kept, ...columns] }) };
}

export const mappingOfAnswers = (answers: ReadingAnswers, before: ReadingMapping = {}): ReadingMapping => Object.entries(answers).reduce((said, [about, option]) => withAnswer(said, about as AmbiguousMatter, option), before);
