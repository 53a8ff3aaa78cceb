/** A column that says one of two words of every payment, which may be the ways that money went; which is which has to be asked where the words are not known. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import type { ColumnChoice, RememberedMapping } from '../mapping.ts';
import { directionIn, type ColumnPlan, type FlagLetters } from './plan.ts';
import { rolesOf } from './mapped-plan.ts';
import { headingMatches } from './heading.ts';

type Rows = readonly (readonly string[])[];

/** In the order of the alphabet, as they are written in the first rows. */
export interface TwoWords { column: number; words: readonly [string, string] }

const LONGEST_CHARS = 24;
/** Shorter words are marks; longer ones may be of anything unless their column is headed as one of ways. */
const LONGEST_MARK_CHARS = 3;
const FEWEST_OF_EACH = 2;

/** Null where no column may be one of ways, or several may. `rows`: payments. */
export function columnOfTwoWords(plan: ColumnPlan, headings: readonly string[], rows: Rows): TwoWords | null {
  const roles = rolesOf(plan);
  const isFree = (column: number): boolean => !['date', 'amount', 'debit', 'credit', 'balance', 'currency', 'account'].includes(roles.get(column) ?? '') && column !== plan.status;
  const found = headings.flatMap((_, column) => (isFree(column) ? twoWordsIn(column, rows) ?? [] : []));
  const headed = found.filter(({ column }) => headingMatches(headings[column] ?? '').some(({ role }) => role === 'flag'));
  const marks = found.filter(({ words }) => words.every((word) => word.length <= LONGEST_MARK_CHARS));
  const halfKnown = found.filter(({ words }) => words.some((word) => directionIn(word, undefined) !== null));
  return [headed, halfKnown, marks].find((some) => some.length > 0)?.find((_, __, some) => some.length === 1) ?? null;
}

function twoWordsIn(column: number, rows: Rows): TwoWords | null {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set((row[column] ?? '').trim(), (counts.get((row[column] ?? '').trim()) ?? 0) + 1);
  const [first, second, ...more] = [...counts.keys()].sort((a, b) => (a < b ? -1 : 1));
  if (!first || !second || more.length > 0 || [...counts.values()].some((count) => count < FEWEST_OF_EACH)) return null;
  const isWord = (cell: string): boolean => cell.length <= LONGEST_CHARS && splitAmount(cell) === null && dateEvidence(cell) === null;
  return isWord(first) && isWord(second) && first.toLowerCase() !== second.toLowerCase() ? { column, words: [first, second] } : null;
}

/** Where the owner chose a column of ways in words that are not known: those of the answer, or the two that this file says. The first stands for money out, until the rule about signs exchanges them. */
export function lettersOfChosen({ money }: ColumnPlan, choices: readonly ColumnChoice[], rows: Rows): FlagLetters | null {
  if (money.kind !== 'flagged' || money.letters || money.isImpact) return null;
  const flag = money.flag;
  const asked = choices.find(({ column, role }) => column === flag && role === 'flag')?.words;
  const words = asked ?? twoWordsIn(flag, rows)?.words;
  if (!words || (!asked && words.every((word) => directionIn(word, undefined) !== null))) return null;
  return { out: words[0].toLowerCase(), in: words[1].toLowerCase() };
}

/** What was said of a column of ways says nothing of other words: without it, and the rule about signs that was said of it, they are asked about again. */
export function withoutOtherWords(known: RememberedMapping | null, rows: Rows): RememberedMapping | null {
  const choice = known?.mapping.columns?.find(({ role }) => role === 'flag');
  if (!known || !choice) return known;
  const said = rows.filter((row) => row.some((cell) => dateEvidence(cell) !== null)).map((row) => (row[choice.column] ?? '').trim().toLowerCase());
  const words = choice.words?.map((word) => word.toLowerCase());
  if (said.every((word) => word === '' || (words?.includes(word) ?? isKnownWay(word)))) return known;
  const { sign: _sign, columns, ...mapping } = known.mapping;
  return { ...known, mapping: { ...mapping, columns: columns!.filter((other) => other !== choice) } };
}

/** Of single letters only those that no other pair has: the S beside an E is no Soll. */
const isKnownWay = (word: string): boolean => directionIn(word, undefined) !== null && (word.length > 1 || !/[a-z]/.test(word) || /[dc]/.test(word));
