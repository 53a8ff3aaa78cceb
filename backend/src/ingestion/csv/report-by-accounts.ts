/** A report of books by accounts shows each booking twice, under the account that gave and under the one that received: what counts as payments stands under the accounts that hold money. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import { findHeadingRow } from '../columns/find-heading-row.ts';
import { namesMoney } from '../understand/accounts-of-money.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const TOTAL = /^(?:sub)?(?:totals?|totaux|totale?s?|summe|gesamt|suma|somma|totaal|net)\b/i;
const LONGEST_TITLE_CHARS = 100;
/** Of the bookings under the other accounts, how many are found again under those of money. */
const MIN_FOUND_AGAIN = 0.5;
const FEWEST_OTHERS = 3;

/** `isFramed`: it says of itself that it is one, by a sum beside its title, a balance below that or a total that repeats it. */
interface Section { from: number; title: string; isOfMoney: boolean; isFramed: boolean; bookings: string[][] }

const SECTIONS = 'account of each row';

/** Only the accounts that hold money, of a report of all; a column of accounts, where several stand one below the other; null where the file is neither. */
export async function withAccountsApart(opened: OpenedCsv): Promise<OpenedCsv | null> {
  if (opened.choices.some(({ what }) => what === SECTIONS)) return null;
  const sections = sectionsOf(opened.sample);
  return isReport(sections) ? onlyAccountsOfMoney(opened) : isListOfAccounts(sections) ? withColumnOfAccounts(opened) : null;
}

async function onlyAccountsOfMoney(opened: OpenedCsv): Promise<OpenedCsv> {
  const records: CsvRecord[] = [];
  for await (const batch of opened.records.ahead()) records.push(...batch.records);
  const sections = sectionsOf(records);
  const others = sections.filter(({ isOfMoney }) => !isOfMoney);
  const isOther = ({ line }: CsvRecord): boolean => sections.findLast(({ from }) => from <= line)?.isOfMoney === false;
  const kept = sections.filter(({ isOfMoney }) => isOfMoney).map(({ title }) => title);
  return {
    ...opened, isOfMovements: true, sample: opened.sample.filter((record) => !isOther(record)), records: opened.records.changedBy((record) => (isOther(record) ? { ...record, cells: [] } : record)),
    choices: [...opened.choices, { what: 'accounts', choice: kept.slice(0, 5).join(', '), reason: `they hold money; the same bookings under ${others.length} other ${others.length === 1 ? 'account' : 'accounts'} are left out`, confidence: 0.9 }],
  };
}

/** Null where nothing names its columns. */
async function withColumnOfAccounts(opened: OpenedCsv): Promise<OpenedCsv | null> {
  const records: CsvRecord[] = [];
  for await (const batch of opened.records.ahead()) records.push(...batch.records);
  const sections = sectionsOf(records);
  const heading = opened.sample[findHeadingRow(opened.sample).index ?? -1];
  if (!heading) return null;
  const width = Math.max(...opened.sample.map(({ cells }) => cells.length));
  const withAccount = (record: CsvRecord): CsvRecord => {
    const account = record.line === heading.line ? 'Account' : record.cells.some((cell) => dateEvidence(cell) !== null) ? sections.findLast(({ from }) => from < record.line)?.title : undefined;
    return account === undefined ? record : { ...record, cells: [...record.cells, ...Array<string>(Math.max(0, width - record.cells.length)).fill(''), account] };
  };
  return {
    ...opened, sample: opened.sample.map(withAccount), records: opened.records.changedBy(withAccount),
    choices: [...opened.choices, { what: SECTIONS, choice: sections.slice(0, 5).map(({ title }) => title).join(', '), reason: 'the titles above the rows name several accounts', confidence: 0.9 }],
  };
}

function isListOfAccounts(sections: readonly Section[]): boolean {
  const filled = sections.filter(({ bookings }) => bookings.length > 0);
  return filled.length > 1 && filled.every(({ isFramed }) => isFramed) && new Set(filled.map(({ title }) => title)).size === filled.length;
}

function sectionsOf(records: readonly CsvRecord[]): Section[] {
  const sections: Section[] = [];
  const { index, firstData } = findHeadingRow(records);
  // The title of the first account may look like a second line of headings.
  for (const { line, cells } of records.slice(index === null ? firstData : index + 1)) {
    const title = titleOf(cells);
    const last = sections.at(-1);
    if (title !== null) sections.push({ from: line, title, isOfMoney: namesMoney(title), isFramed: cells.filter((cell) => cell.trim() !== '').length > 1, bookings: [] });
    else if (last && isFrame(cells, last)) last.isFramed = true;
    else if (sections.length > 0 && cells.some((cell) => dateEvidence(cell) !== null)) sections.at(-1)!.bookings.push(keysOf(cells));
  }
  return sections;
}

/** "Beginning balance" right below the title, or "Total for" with the title again. */
function isFrame(cells: readonly string[], { title, bookings }: Section): boolean {
  return cells.some((cell) => (bookings.length === 0 && lineKind(cell) === 'opening-balance') || (TOTAL.test(cell.trim()) && cell.includes(title)));
}

/** A name in the first filled cell, and perhaps sums beside it. */
function titleOf(cells: readonly string[]): string | null {
  const [title, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (title === undefined || title.length > LONGEST_TITLE_CHARS || !/\p{L}{3}/u.test(title) || TOTAL.test(title) || lineKind(title) !== null) return null;
  return dateEvidence(title) === null && splitAmount(title) === null && others.every((cell) => dateEvidence(cell) === null && splitAmount(cell) !== null) ? title : null;
}

/** Its day with each of its amounts, whatever their signs: one of them is that of its other side. */
function keysOf(cells: readonly string[]): string[] {
  const day = cells.find((cell) => dateEvidence(cell) !== null)!.trim();
  return cells.flatMap((cell) => {
    const digits = dateEvidence(cell) === null ? splitAmount(cell.trim())?.digits : undefined;
    return digits !== undefined && /[1-9]/.test(digits) && /[.,]/.test(digits) ? [`${day} ${digits}`] : [];
  });
}

function isReport(sections: readonly Section[]): boolean {
  const found = new Set(sections.filter(({ isOfMoney }) => isOfMoney).flatMap(({ bookings }) => bookings.flat()));
  const others = sections.filter(({ isOfMoney }) => !isOfMoney).flatMap(({ bookings }) => bookings);
  return others.length >= FEWEST_OTHERS && others.filter((keys) => keys.some((key) => found.has(key))).length >= others.length * MIN_FOUND_AGAIN;
}
