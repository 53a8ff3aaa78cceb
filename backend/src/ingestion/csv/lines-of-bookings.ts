/** A list of double-entry books with a line for each account of a booking: what counts are the lines of the accounts that hold money, where a column tells them. */
import { lineKind } from '../cells/line-words.ts';
import { printedMinor } from '../columns/arithmetic.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import { withoutCut } from '../columns/own-books.ts';
import { findHeadingRow } from '../columns/find-heading-row.ts';
import { isKindOfMoney, isMoneyOfFrance, moneyByLegalChart, moneyByPath, namesMoney } from '../understand/accounts-of-money.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

type IsMoney = (cell: string) => boolean;

/** Of the French journals of entries: JournalCode, EcritureNum, CompteNum. */
const OF_FRANCE = /^(?:compte ?num|numero de compte)$/;
const KINDS = /^(?:account )?type$|^account group$/;

/** Null where no column tells the accounts of money from others. */
export function withLinesOfMoney(opened: OpenedCsv): OpenedCsv | null {
  const { index, headings, firstData } = findHeadingRow(opened.sample);
  const from = opened.sample[firstData]?.line ?? Infinity;
  const rows = opened.sample.filter(({ line, cells }) => line >= from && !cells.some((cell) => lineKind(cell) === 'total'));
  const found = index === null ? null : columnOfMoney(headings, rows, opened.sample.slice(0, index));
  if (!found) return null;
  const { column, isMoney } = found;
  const isOther = ({ line, cells }: CsvRecord): boolean => line >= from && !isMoney((cells[column] ?? '').trim());
  const kept = [...new Set(rows.filter((record) => !isOther(record)).map(({ cells }) => cells[column]!.trim()))];
  return {
    ...opened, isOfOwnBooks: true, sample: opened.sample.filter((record) => !isOther(record)), records: opened.records.changedBy((record) => (isOther(record) ? { ...record, cells: [] } : record)),
    choices: [...opened.choices, { what: 'accounts', choice: kept.slice(0, 5).join(', '), reason: 'they hold money; the other side of each booking is left out', confidence: 0.9 }],
  };
}

interface MoneyColumn { column: number; isMoney: IsMoney }

function columnOfMoney(headings: readonly string[], rows: readonly CsvRecord[], above: readonly CsvRecord[]): MoneyColumn | null {
  const sides = headings.flatMap((heading, column) => (headingMatches(heading).some(({ role }) => role === 'debit' || role === 'credit') ? [column] : []));
  // Below a booking stands what both of its sides come to.
  const lines = rows.filter(({ cells }) => !(sides.length === 2 && printedMinor(cells[sides[0]!]) && printedMinor(cells[sides[0]!]) === printedMinor(cells[sides[1]!])));
  const tells = (column: number, isMoney: IsMoney): boolean => {
    const cells = lines.map((record) => (record.cells[column] ?? '').trim());
    const count = cells.filter(isMoney).length;
    return count > 0 && count < cells.length && cells.every((cell) => cell !== '');
  };
  const names = headings.map(normalisedHeading);
  const first = (isHeaded: (name: string, column: number) => boolean, isMoney: IsMoney): MoneyColumn | null => {
    const column = names.findIndex((name, at) => isHeaded(name, at) && tells(at, isMoney));
    return column < 0 ? null : { column, isMoney };
  };
  return first((name) => KINDS.test(name), isKindOfMoney) ?? (names.some((name) => /^ecriture ?num$/.test(name)) ? first((name) => OF_FRANCE.test(name), isMoneyOfFrance) : null)
    ?? first((_, column) => headingMatches(headings[column]!).some(({ role }) => role === 'account'), namesMoney) ?? byPath(names, lines) ?? byChart(names, sides, lines) ?? ofJournal(names, sides, lines, above);
}

const PATHS = /^(?:full )?account(?: name)?$|^konto(?:bezeichnung)?$|^compte$|^cuenta$|^conta$|^conto$/;

function byPath(names: readonly string[], lines: readonly CsvRecord[]): MoneyColumn | null {
  for (const [column, name] of names.entries()) {
    const isMoney = PATHS.test(name) ? moneyByPath(accountsIn(lines, column)) : null;
    if (isMoney) return { column, isMoney };
  }
  return null;
}

function byChart(names: readonly string[], sides: readonly number[], lines: readonly CsvRecord[]): MoneyColumn | null {
  for (const [column, name] of names.entries()) {
    const isMoney = moneyByLegalChart(name, accountsIn(lines, column));
    if (isMoney && holdsMost(bookingsIn(lines, column, sides), isMoney)) return { column, isMoney };
  }
  return null;
}

const accountsIn = (lines: readonly CsvRecord[], column: number): string[] => [...new Set(lines.map(({ cells }) => (cells[column] ?? '').trim()))];

const MOST_LEGS_CUT = 50;

/** An account's line in a booking: more than nothing on its left side, less on its right one. */
interface Leg { account: string; minor: number }

/** Lines one below the other until both sides come to the same, in a large file without the last, which may be cut; null where they do not. */
function bookingsIn(lines: readonly CsvRecord[], column: number, sides: readonly number[]): readonly (readonly Leg[])[] | null {
  const bookings: Leg[][] = [];
  let sum = 0;
  for (const { cells } of sides.length === 2 ? lines : []) {
    if (sum === 0) bookings.push([]);
    const minor = (printedMinor(cells[sides[0]!]) ?? 0) - (printedMinor(cells[sides[1]!]) ?? 0);
    sum += minor;
    bookings.at(-1)!.push({ account: (cells[column] ?? '').trim(), minor });
  }
  const whole = sum === 0 ? bookings : withoutCut(bookings, lines.map(({ cells }) => cells));
  return sum === 0 || (whole.length < bookings.length && bookings.at(-1)!.length <= MOST_LEGS_CUT) ? whole : null;
}

const movesBothWays = (legs: readonly Leg[]): boolean => legs.some(({ minor }) => minor > 0) && legs.some(({ minor }) => minor < 0);

/** What is kept of a list moves both ways, and no account that is left out stands in more of its bookings: that would be the one it is kept for. */
function holdsMost(bookings: readonly (readonly Leg[])[] | null, isMoney: IsMoney): boolean {
  if (!bookings || !movesBothWays(bookings.flat().filter(({ account }) => isMoney(account)))) return false;
  const countOf = (isMeant: IsMoney): number => bookings.filter((legs) => legs.some(({ account }) => isMeant(account))).length;
  const others = new Set(bookings.flatMap((legs) => legs.map(({ account }) => account)).filter((account) => !isMoney(account)));
  return [...others].every((other) => countOf((account) => account === other) <= countOf(isMoney));
}

/** "Journal de banque", "Bankbuch", "Libro de caja": the account of each of its bookings is the one that it is kept for. */
const OF_ONE_BANK = /(?<!\p{L})(?:(?:journal|livre|brouillard|libro|diario|di[aá]rio|registro|giornale|dziennik|dagboek|book|register)(?: de| da| di| du| of the| of)?(?: la| el)? (?:banque|caisse|banco|bancos|caja|caixa|banca|cassa|bank|cash|kas)|(?:bank|cash|kassa|kas)[ -]?(?:journal|journaal|boek|book|buch|dagboek)|kassenbuch|kassabok|kassebok)(?!\p{L})/iu;
const OF_ACCOUNTS = /^(?:(?:n|no|nr|num|numero|number) (?:de )?)?(?:account|compte|cuenta|subcuenta|conta|conto|konto|rekening|grootboek|grootboekrekening|gl account|nominal code|account code|sachkonto|kontonummer|rekeningnummer)(?: (?:no|nr|number|code|general|contable))?$/;
const FEWEST_BOOKINGS = 5;
const FEWEST_OTHERS = 3;
/** By no chart those of sales, costs, customers or suppliers alone: threes, fours, sixes to nines, the German and Dutch sixteens and seventeens, British and Swiss twenties. */
const MAY_HOLD_MONEY = /^(?!1[67]\d\d$|2\d\d\d$)[125]\d{2,9}$/;

function ofJournal(names: readonly string[], sides: readonly number[], lines: readonly CsvRecord[], above: readonly CsvRecord[]): MoneyColumn | null {
  const column = names.findIndex((name) => OF_ACCOUNTS.test(name));
  if (column < 0 || !above.some(({ cells }) => cells.some((cell) => OF_ONE_BANK.test(cell.normalize('NFC'))))) return null;
  const bookings = bookingsIn(lines, column, sides) ?? [];
  const [only, ...others] = accountsIn(lines, column).filter((account) => bookings.every((legs) => legs.some((leg) => leg.account === account)));
  return bookings.length >= FEWEST_BOOKINGS && only && others.length === 0 && isKeptFor(only, bookings.flat()) ? { column, isMoney: (account) => account === only } : null;
}

/** Also the sales or the suppliers may stand in every booking of a cash book: but across from tills alone, or on one side. */
function isKeptFor(account: string, legs: readonly Leg[]): boolean {
  const others = [...new Set(legs.map((leg) => leg.account))].filter((other) => other !== account);
  const groups = new Set(others.map((other) => other.slice(0, 1)));
  return MAY_HOLD_MONEY.test(account) && movesBothWays(legs.filter((leg) => leg.account === account)) && others.length >= FEWEST_OTHERS && others.every((other) => /^\d{3,10}$/.test(other)) && groups.size > 1;
}
