/** What an answer to a file's question fixes about its reading. */
import type { DateOrder } from '../cells/dates.ts';
import type { ReadingMapping } from '../mapping.ts';
import type { AmbiguousMatter, ReadingAnswers } from '../statement.ts';

/** `option`: one of the question's own. */
export function mappingOfAnswer(about: AmbiguousMatter, option: string): ReadingMapping {
  switch (about) {
    case 'date-order': return { dateOrder: dateOrderOf(option) };
    case 'sign': return { sign: /money in/i.test(option) ? 'all-in' : 'all-out' };
    // "1234 (the point groups thousands)" or "A little more than 1 (decimal point)"
    case 'decimal-mark': return { decimalMark: /point/i.test(option) === /decimal/i.test(option) ? 'point' : 'comma' };
  }
}

function dateOrderOf(option: string): DateOrder {
  const written = /day first/i.test(option) ? 'day-first' : 'month-first';
  return /\(exchanged/i.test(option) ? `${written}-swapped` : written;
}

export function mappingOfAnswers(answers: ReadingAnswers): ReadingMapping {
  return Object.assign({}, ...Object.entries(answers).map(([about, option]) => mappingOfAnswer(about as AmbiguousMatter, option))) as ReadingMapping;
}
