/** Dates without a year below a period that has one: each gets the year in which it lies within the period, and none where it does not. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { FULL_DATE, NO_YEAR, readDate, type WrittenOrder } from '../cells/dates.ts';
import { monthOfName } from '../cells/month-names.ts';
import type { Choice } from '../statement.ts';
import { spelled } from '../understand/asked-year.ts';
import { headedDates, withCell } from './headed-dates.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

/** What stands between the first and the last day of a period. */
const UNTIL = /^\s*(?:-|–|—|to|until|through|thru|and|bis|au|al|a|à|até|tot|t\/m|do|til|till|по|—)\s*$/iu;
const ORDERS: readonly WrittenOrder[] = ['day-first', 'month-first'];
/** A day before the name would make it a date. */
const MONTHS = /(?<!\d[.,]? ?)(?<!\p{L})(\p{L}{3,12})\.?(?: ?(?:-|–|to|bis|au|al|a|até|tot|t\/m|do|til|till) ?(\p{L}{3,12})\.?)? (\d{4})(?!\d)/giu;
/** Before a month, or behind it: since when a form, a price or an account is what it is. */
const OF_SOMETHING_ELSE = new RegExp(`(?<!\\p{L})(?:${[
  'revised|revision|rev|version|edition|template|form|valid|effective|prices?|price list|as (?:of|at|per)|print(?:ed)?|generated|exported|downloaded|created|updated|issued|opened|established|founded|since|copyright|v\\d+',
  'gültig|gultig|ab|seit|stand|fassung|formular|vordruck|vorlage|preisliste|gedruckt|druck|erstellt|aktualisiert|eröffnet|gegründet|überarbeitet',
  'révisé|révision|valable|à partir|dès|depuis|édition|imprimé|modèle|formulaire|mise à jour|màj|tarifs?|créé|établi',
  'revisado|revisión|versión|vigente|a partir|desde|impreso|actualizado|plantilla|formulario|tarifas|revisto|versão|válido|atualizado|impresso|modelo',
  'versione|revisione|aggiornato|valido|dal|stampato|modello|modulo|listino|versie|geldig|vanaf|sinds|afgedrukt|bijgewerkt|herzien|formulier|prijslijst',
  'wersja|ważny|stan na|wzór|cennik|verze|platné|vzor|gäller|utgåva|blankett|gælder|gældende|udgave|gjelder|utgave|voimassa|versio|alkaen|lomake',
].join('|')})(?!\\p{L})`, 'iu');
const BESIDE_CHARS = 24;
const LONGEST_PERIOD_DAYS = 366;
const DAY_MS = 86_400_000;

/** By one order of day and month. */
interface Period { order: WrittenOrder; from: LocalDate; to: LocalDate; text: string }

/** The same file with the years of its period; null where no period is stated, or one of the first rows lies in none of its days. */
export function withYearsOfPeriod(opened: OpenedCsv): OpenedCsv | null {
  const found = headedDates(opened.sample, NO_YEAR);
  const periods = found && periodsAbove(opened.sample.slice(0, found.headingIndex), opened.dialect.delimiter).filter((period) => found.cells.every((cell) => dateIn(period, cell) !== null));
  if (!periods || periods.length === 0) return null;
  const dated = (record: CsvRecord): CsvRecord => withCell(record, found!.column, (cell) => withYear(cell, periods));
  return { ...opened, sample: opened.sample.map(dated), records: opened.records.changedBy(dated), choices: [...opened.choices, choiceOf(periods[0]!)] };
}

/** One period, as it reads in each order of day and month. */
function periodsAbove(records: readonly CsvRecord[], delimiter: string): Period[] {
  const stated = records.flatMap(({ cells }) => daysOfPeriod(cells.join(delimiter)) ?? []);
  const [only] = stated;
  if (!only) return monthsAbove(records, delimiter);
  if (stated.some(({ text }) => text !== only.text)) return [];
  return ORDERS.flatMap((order) => {
    const [from, to] = [readDate(only.first, order), readDate(only.last, order)];
    return from !== null && to !== null && from <= to && Date.parse(to) - Date.parse(from) <= LONGEST_PERIOD_DAYS * DAY_MS ? [{ order, from, to, text: only.text }] : [];
  });
}

/** "March 2026" or "Jan - Mar 2026" in a title; a month in which all payments lie is no day of printing. */
function monthsAbove(records: readonly CsvRecord[], delimiter: string): Period[] {
  const found = records.map(({ cells }) => cells.join(delimiter)).filter((line) => line.match(FULL_DATE) === null).flatMap((line) => [...line.matchAll(MONTHS)].filter((found) => !isOfSomethingElse(line, found))).flatMap(([text, first, last = first, year]) => {
    const to = monthOfName(last!);
    // "Expenses - March 2026" is of one month.
    const from = monthOfName(first!) ?? to;
    return from && to && from <= to ? [{ text, from: firstOf(Number(year), from), to: new Date(Date.UTC(Number(year), to, 0)).toISOString().slice(0, 10) }] : [];
  });
  const [only] = found;
  return only && found.every(({ from, to }) => from === only.from && to === only.to) ? ORDERS.map((order) => ({ order, ...only })) : [];
}

function isOfSomethingElse(line: string, { 0: text, index }: RegExpExecArray): boolean {
  const end = index + text.length;
  return [line.slice(Math.max(0, index - BESIDE_CHARS), index), text, line.slice(end, end + BESIDE_CHARS / 2)].some((part) => OF_SOMETHING_ELSE.test(part));
}

const firstOf = (year: number, month: number): LocalDate => `${year}-${String(month).padStart(2, '0')}-01`;

function daysOfPeriod(line: string): { first: string; last: string; text: string } | null {
  const [first, last, ...more] = [...line.matchAll(FULL_DATE)];
  if (!first || !last || more.length > 0) return null;
  const firstEnd = first.index + first[0].length;
  return UNTIL.test(line.slice(firstEnd, last.index)) ? { first: first[0], last: last[0], text: line.slice(first.index, last.index + last[0].length) } : null;
}

/** The date where the period leaves one order of day and month; else the cell with its year, of which the whole file tells the order. */
function withYear(cell: string, periods: readonly Period[]): string | null {
  if (!NO_YEAR.test(cell)) return null;
  const dates = periods.map((period) => dateIn(period, cell)).filter((date) => date !== null);
  const [year, ...others] = new Set(dates.map((date) => date.slice(0, 4)));
  if (year === undefined || others.length > 0) return null;
  return periods.length === 1 ? dates[0]! : spelled(cell, year);
}

/** Null where the day lies outside, or within it in two years. */
function dateIn({ order, from, to }: Period, cell: string): LocalDate | null {
  const years = new Set([from.slice(0, 4), to.slice(0, 4)]);
  const dates = [...years].map((year) => readDate(spelled(cell, year), order)).filter((date) => date !== null && date >= from && date <= to);
  return dates.length === 1 ? dates[0]! : null;
}

const choiceOf = ({ text }: Period): Choice => ({ what: 'years', choice: 'those of the period', reason: `the dates have no year; all of them lie within ${text}, which stands above them`, confidence: 0.95 });
