/** Two columns of signed amounts that go together, differ in nearly every row, and of which nothing says what they are: which of them moved has to be asked. */
import { currencyInHeading } from '../cells/currencies.ts';
import { dateEvidence } from '../cells/dates.ts';
import { printedMinor } from './arithmetic.ts';
import { normalisedHeading } from './heading.ts';
import type { ColumnPlan } from './plan.ts';
import { rolesOf } from './mapped-plan.ts';

type Rows = readonly (readonly string[])[];

const FEWEST_ROWS = 3;
const NEARLY_ALL = 0.9;
/** A rate, a tax or a fee is the same share of each. */
const MOST_ALIKE = 0.02;
const MOST_APART = 0.5;
const LONGEST_LETTERS_CHARS = 2;
/** What numbers columns that are called the same. */
const NUMBER = /(?:^| )(?:\d{1,2}|[abxyiv]{1,3})$|(?<=\p{L})\d{1,2}$/u;

/** The other one; null where the amount is the only one, or is called otherwise. `rows`: payments. */
export function otherAmount(plan: ColumnPlan, headings: readonly string[], rows: Rows): number | null {
  if (plan.money.kind !== 'signed' || plan.balance !== null || plan.currency !== null || rows.length < FEWEST_ROWS) return null;
  const { amount } = plan.money;
  const taken = rolesOf(plan);
  const others = headings.flatMap((_, column) => (!taken.has(column) && areCalledAlike(headings[amount] ?? '', headings[column] ?? '') && goTogether(rows, amount, column) ? [column] : []));
  return others.length === 1 ? others[0]! : null;
}

/** "Amount 1" and "Amount 2", or X and Y. What words in no list say is something else of each, such as a price and what is left of it. */
function areCalledAlike(first: string, second: string): boolean {
  if (currencyInHeading(first) !== null || currencyInHeading(second) !== null) return false;
  const [one, other] = [first, second].map((heading) => normalisedHeading(heading).replace(NUMBER, '').trim()) as [string, string];
  return one === other || [first, second].every((heading) => heading.trim().length <= LONGEST_LETTERS_CHARS);
}

/** Of one sign and size in every row, and in no way that a rate or a fee explains. */
function goTogether(rows: Rows, first: number, second: number): boolean {
  const pairs = rows.map((row) => [printedMinor(row[first]), printedMinor(row[second])] as const);
  if (rows.some((row) => dateEvidence(row[second] ?? '') !== null) || pairs.some(([one, other]) => one === null || other === null || Math.sign(one) !== Math.sign(other))) return false;
  const shares = pairs.filter(([one]) => one !== 0).map(([one, other]) => other! / one! - 1);
  const differ = shares.filter((share) => share !== 0);
  return pairs.some(([one]) => one! < 0) && differ.length >= rows.length * NEARLY_ALL && shares.every((share) => Math.abs(share) <= MOST_APART) && Math.max(...shares) - Math.min(...shares) > MOST_ALIKE;
}
