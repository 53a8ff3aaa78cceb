/** Decides whether the day, the month or, in short dates, the year comes first, from all dates of the file and what stands around them; asks when nothing settles it. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { calendarDate, READ_ORDERS, readDate, type DateOrder, type ReadOrder, type WrittenOrder } from '../cells/dates.ts';
import { normalisedHeading } from '../columns/heading.ts';
import { dateInWords, dayOf, monthName, monthOf, yearOf } from '../../finance/local-date.ts';
import { knownLayout } from '../columns/known-layouts.ts';
import { guided, moot, proven, SAID_EARLIER, settled, type Decision, type Settled, type Word } from './decision.ts';
import type { FileFacts } from './file-facts.ts';
import { askAboutSwapped, writtenBySwapped } from './half-swapped.ts';

export interface DateContext {
  headings: readonly string[];
  fileName: string;
  hasDecimalComma: boolean;
  today: LocalDate;
}

/** One contradiction in so many rows is a typing error, not a second order. */
const MIN_MAJORITY = 20;
const MIN_STEPS = 4;
/** Languages whose speakers all write the day first. */
const DAY_FIRST_WORDS = /\b(buchungstag|buchungsdatum|wertstellung|betrag|datum|bedrag|fecha|importe|montant|libelle|kwota|castka|belob|belopp|importo|saldo)\b/;

export function decideDateOrder(facts: FileFacts, context: DateContext, word: Word<DateOrder>): Decision<DateOrder> {
  const written = writtenBySwapped(facts);
  // What was said about a file without such dates says nothing about them.
  if (written !== null && word.said === undefined) return word.remembered === `${written}-swapped` ? { ...settled(word.remembered, SAID_EARLIER, 0.95), origin: 'remembered' } : askAboutSwapped(facts, written);
  // Nor does a word about short dates about others.
  const remembered = word.remembered === 'year-first' && !facts.shortDates.areAll ? undefined : word.remembered;
  return guided({ ...word, remembered }, () => byShortDates(facts, context) ?? byEvidence(facts, context), (found) => askAgain(facts, found, remembered));
}

/** Languages in which short dates begin with the year, or may. */
const YEAR_FIRST_WORDS = /(?:^| )(?:belopp|bokforingsda(?:g|tum)|transaktionsda(?:g|tum)|insattning|uttag|osszeg|konyveles(?: datuma)?|datuma|kozlemeny|suma|paskirtis|likutis|gavejas)(?: |$)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Null where no date may begin with a year of two digits. */
function byShortDates(facts: FileFacts, { headings, today }: DateContext): Decision<DateOrder> | null {
  const orders = facts.shortDates.orders(today, YEAR_FIRST_WORDS.test(headings.map(normalisedHeading).join(' ')));
  if (orders === null) return null;
  return orders.length === 1 ? settled('year-first', `only so dates such as ${facts.shortDates.example ?? ''} go over a time as a statement does`, 0.9) : askAboutOrders(facts.shortDates.example ?? '', orders);
}

function byEvidence(facts: FileFacts, context: DateContext): Decision<DateOrder> {
  const { dates } = facts;
  if (dates['day-first'] + dates['month-first'] + dates.either === 0) return moot('day-first', dates.same > 0 ? 'every date reads the same both ways' : 'dates name their month or start with the year');
  return byNumbers(dates['day-first'], dates['month-first'], facts)
    ?? byNumbers(facts.otherDates['day-first'], facts.otherDates['month-first'], facts)
    ?? byWeekdays(facts)
    ?? byCustom(facts, context)
    ?? byExportDate(facts, context.fileName)
    ?? byOrderOfRows(facts)
    ?? ask(facts);
}

function byNumbers(dayFirst: number, monthFirst: number, facts: FileFacts): Decision<DateOrder> | null {
  if (dayFirst > monthFirst * MIN_MAJORITY) return proven('day-first', `${dayFirst} dates have a first number above 12`, dayFirst / (dayFirst + monthFirst));
  if (monthFirst > dayFirst * MIN_MAJORITY) return proven('month-first', `${monthFirst} dates have a second number above 12`, monthFirst / (dayFirst + monthFirst));
  return dayFirst + monthFirst > 0 ? ask(facts) : null;
}

/** All of them fit in one order, and not in the other. */
function byWeekdays({ weekdays }: FileFacts): Decision<DateOrder> | null {
  const { count, 'day-first': dayFirst, 'month-first': monthFirst } = weekdays;
  if (count === 0 || (dayFirst === count) === (monthFirst === count)) return null;
  return proven(dayFirst === count ? 'day-first' : 'month-first', `${count} ${count === 1 ? 'weekday fits' : 'weekdays fit'} only so`, 0.98);
}

function byCustom(facts: FileFacts, context: DateContext): Decision<DateOrder> | null {
  const layout = knownLayout(context.headings);
  if (layout?.dateOrder) return settled(layout.dateOrder, `the headings are those of a ${layout.name} export`, 0.95);
  if (facts.dottedDateCount === facts.rowCount) return settled('day-first', 'dates are written with points', 0.95);
  const isDayFirstLanguage = DAY_FIRST_WORDS.test(context.headings.map(normalisedHeading).join(' '));
  return isDayFirstLanguage && context.hasDecimalComma ? settled('day-first', 'the language of the headings writes the day first', 0.9) : null;
}

/** A file cannot hold payments from after the day in its own name. */
function byExportDate(facts: FileFacts, fileName: string): Decision<DateOrder> | null {
  const exported = [...fileName.matchAll(/(?<!\d)(20\d{2})[-_.]?(\d{2})[-_.]?(\d{2})(?!\d)/g)].map((match) => calendarDate(Number(match[1]), Number(match[2]), Number(match[3]))).filter((date) => date !== null).sort().at(-1);
  const dayFirst = facts.runs['day-first'].latest;
  const monthFirst = facts.runs['month-first'].latest;
  if (!exported || !dayFirst || !monthFirst || dayFirst <= exported === monthFirst <= exported) return null;
  return settled(dayFirst <= exported ? 'day-first' : 'month-first', `read the other way the file would hold payments after ${exported}, the day in its name`, 0.9);
}

/** Statements run in one direction; the wrong reading jumps back and forth. */
function byOrderOfRows(facts: FileFacts): Decision<DateOrder> | null {
  const backAndForth = (order: WrittenOrder): number => Math.min(facts.runs[order].rises, facts.runs[order].falls);
  const [dayFirst, monthFirst] = [backAndForth('day-first'), backAndForth('month-first')];
  if (Math.min(facts.runs['day-first'].steps, facts.runs['month-first'].steps) < MIN_STEPS) return null;
  if (dayFirst === 0 && monthFirst >= 2) return settled('day-first', 'read this way the rows are in order of date', 0.9);
  if (monthFirst === 0 && dayFirst >= 2) return settled('month-first', 'read this way the rows are in order of date', 0.9);
  return null;
}

/** Neither the owner's earlier word nor what speaks against it is sure enough to count by itself. */
function askAgain(facts: FileFacts, { value, reason }: Settled<DateOrder>, remembered: DateOrder | undefined): Decision<DateOrder> {
  const said = remembered?.split('-')[0] ?? '';
  if (value === 'year-first' || remembered === 'year-first') return askAboutOrders(facts.shortDates.example ?? facts.exampleDate ?? '', READ_ORDERS, `For an earlier file you said that the ${said} comes first, but ${reason}.`);
  return ask(facts, `For an earlier file you said that the ${said} comes first, but ${reason}.`);
}

function ask(facts: FileFacts, why = 'Nothing in this file tells whether its dates start with the day or the month.'): Decision<DateOrder> {
  const example = facts.exampleDate ?? '';
  const dayFirst = readDate(example, 'day-first');
  const monthFirst = readDate(example, 'month-first');
  return {
    ambiguity: {
      about: 'date-order',
      question: `${why} ${questionAbout(example, dayFirst, monthFirst)}`,
      options: [
        dayFirst ? `${dayOf(dayFirst)} ${monthName(monthOf(dayFirst))} ${yearOf(dayFirst)} (day first)` : 'Day first',
        monthFirst ? `${dateInWords(monthFirst)} (month first)` : 'Month first',
      ],
    },
  };
}

/** Of three pairs of digits. */
function askAboutOrders(example: string, orders: readonly ReadOrder[], why = 'Nothing in this file tells which numbers of its dates are the years.'): Decision<DateOrder> {
  const read = orders.flatMap((order) => { const date = readDate(example, order); return date === null ? [] : [{ order, date }]; });
  const days = read.map(({ date }) => `${dayInWords(date)} ${yearOf(date)}`);
  return { ambiguity: { about: 'date-order', question: `${why} Is ${example} ${days.slice(0, -1).join(', ')} or ${days.at(-1)}?`, options: read.map(({ order, date }) => `${dateInWords(date)} (${order.replace('-', ' ')})`) } };
}

/** "Is 03/04/2026 the 3rd of April or the 4th of March?" */
function questionAbout(example: string, dayFirst: LocalDate | null, monthFirst: LocalDate | null): string {
  if (dayFirst === null || monthFirst === null) return `Which day is ${example || 'meant'}?`;
  return `Is ${example} ${dayInWords(dayFirst)} or ${dayInWords(monthFirst)}?`;
}

const dayInWords = (date: LocalDate): string => `the ${ordinal(dayOf(date))} of ${monthName(monthOf(date))}`;

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}
