/** A spreadsheet program that reads "05/03/2026" as the 3rd of May makes a date of it, and leaves "25/03/2026" the text that it was: half of the file's dates then have day and month exchanged. */
import type { WrittenOrder } from '../cells/dates.ts';
import { readDate } from '../cells/dates.ts';
import { dateInWords } from '../../finance/local-date.ts';
import type { Decision } from './decision.ts';
import type { FileFacts } from './file-facts.ts';

const FEWEST = 2;

/** How the dates that stayed texts are written; null where the file does not look like that: no date that starts with the year has a day after the 12th, and every other one has. */
export function writtenBySwapped({ dates }: FileFacts): WrittenOrder | null {
  const { 'day-first': dayFirst, 'month-first': monthFirst } = dates;
  if (dates.swappable < FEWEST || dates.settled + dates.either > 0 || Math.max(dayFirst, monthFirst) < FEWEST || Math.min(dayFirst, monthFirst) > 0) return null;
  return dayFirst > 0 ? 'day-first' : 'month-first';
}

export function askAboutSwapped(facts: FileFacts, written: WrittenOrder): Decision<never> {
  const example = facts.exampleSwappable ?? '';
  const [asWritten, exchanged] = [readDate(example, written), readDate(example, `${written}-swapped`)].map((date) => (date === null ? 'another day' : dateInWords(date)));
  const order = written.replace('-', ' ');
  return {
    ambiguity: {
      about: 'date-order',
      question: `No date of this file that starts with the year has a day after the 12th, and every other date has: a spreadsheet program may have exchanged day and month. Is ${example} ${asWritten} or ${exchanged}?`,
      options: [`${asWritten} (as it stands, ${order})`, `${exchanged} (exchanged, ${order})`],
    },
  };
}
