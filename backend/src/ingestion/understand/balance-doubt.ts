/** Whether the payments, as they would be read, lead from one stated balance to the next. Where they do not, the reading is in doubt, and its owner is asked. */
import { currencyDigits } from '../../finance/money.ts';
import { minorUnits, splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { printedMinor, printedMovement } from '../columns/arithmetic.ts';
import type { Ambiguity, StatementRow } from '../statement.ts';
import { inThousandths } from './in-thousandths.ts';
import { linesOfSums, sayingWithoutNumbers, type SumLines } from './lines-of-sums.ts';
import type { StatementLayout } from './layout.ts';
import { isUnread, RowReader } from './row-reader.ts';
import { statedEnds, type StatedEnd, type StatedEnds } from './sided-rows.ts';
import { NO_AMOUNT, signedBalance } from './signed-amount.ts';
import { unknownState } from './unknown-states.ts';
import { isValuedOnOneDay } from './valued-on-one-day.ts';
import type { SignRule } from './sign-rule.ts';

type Rows = readonly (readonly string[])[];

/** Fewer prove nothing. */
const MIN_ROWS = 5;
/** A list of chosen payments, and one with a few gaps, is no doubt. */
const MOST_BROKEN = 0.5;
export const MANY_BROKEN = 4;
export const MOST_OF_MANY = 0.2;
/** A few lines that nobody can read are told. */
const FEWEST_UNREAD = 3;
const MOST_UNREAD = 0.2;
const LONGEST_SAYING_CHARS = 60;
/** A number with cents. */
const MONEY = /^[^\p{L}\d]*\d[\d.,'’ ]*[.,]\d{2}[^\p{L}\d]*$/u;

/** `rows`: the first ones below the headings; `hasAll`: all of them. */
export function balanceDoubt(layout: StatementLayout, above: Rows, rows: Rows, hasAll: boolean): Ambiguity | null {
  const { payments, unread } = paymentsOf(layout, rows);
  const lost = doubtOfUnread(payments, unread, layout);
  if (lost) return lost;
  const state = unknownState(layout, payments.map(({ line }) => rows[line]!));
  if (state !== null) return ask(`Some payments of this file are marked "${state.slice(0, LONGEST_SAYING_CHARS)}", others are not, and nothing tells whether they moved any money.`, layout.signRule);
  if (isValuedOnOneDay(layout, payments, rows)) return ask('All lines of this file are of one day, as in a list of what was there on it, and not of payments.', layout.signRule);
  const sums = linesOfSums(payments, hasAll);
  if (sums) return ask(`"${sums.line.description.slice(0, LONGEST_SAYING_CHARS)}" (${inThousandths(inThousandthsOf(sums.line.amountMinor, sums.line.currency))}) seems to be a balance or a sum of other lines, and no payment.`, layout.signRule, leavingOut(sums, layout, rows, payments));
  const [only, ...others] = [...Map.groupBy(payments, ({ currency }) => currency).values()];
  if (!only) return null;
  const running = added([only, ...others].map(runningShare).filter((found) => found !== null));
  if (running !== null && running.brokenCount > running.linkCount * (running.brokenCount < MANY_BROKEN ? MOST_BROKEN : MOST_OF_MANY)) return ask(`The balances of this file do not follow from its amounts: ${running.brokenCount} of ${running.linkCount} do not.`, layout.signRule);
  const ends = hasAll && others.length === 0 ? statedEnds(above, rows, layout.plan, layout.decimalMark) : null;
  if (running !== null) return ends?.opening ? doubtOfOpening(only, ends.opening, layout.signRule) : null;
  return ends?.opening && ends.closing ? doubtOfEnds(payments, { opening: ends.opening, closing: ends.closing }, layout.signRule) : null;
}

/** The balances follow from each other, but not from the one that is stated before all of them. */
function doubtOfOpening(payments: readonly StatementRow[], { minor, side }: StatedEnd, rule: SignRule): Ambiguity | null {
  const opening = signedBalance(rule, Math.abs(minor), minor < 0, side) ?? 0;
  const [first, last] = [payments[0]!, payments.at(-1)!].map(({ amountMinor, balanceMinor, currency }) => inThousandthsOf(balanceMinor! - amountMinor, currency)) as [number, number];
  if (payments.some(({ account }) => account !== payments[0]!.account) || [first, last].includes(opening) || [first, last].includes(-opening)) return null;
  return ask(`The balances of this file follow from each other, but not from its opening balance of ${inThousandths(opening)}.`, rule);
}

const inThousandthsOf = (minor: number, currency: string | null): number => minor * 10 ** (3 - (currency === null ? 2 : currencyDigits(currency)));

interface Links { brokenCount: number; linkCount: number }

const added = (found: readonly Links[]): Links | null => (found.length === 0 ? null : found.reduce((sum, { brokenCount, linkCount }) => ({ brokenCount: sum.brokenCount + brokenCount, linkCount: sum.linkCount + linkCount })));

/** `hasNoAmount`: nothing at all stands where its amount would. */
interface Unread { line: number; cells: readonly string[]; hasNoAmount: boolean }

export function paymentsOf(layout: StatementLayout, rows: Rows): { payments: StatementRow[]; unread: Unread[] } {
  const payments: StatementRow[] = [];
  const unread: Unread[] = [];
  const reader = new RowReader(layout, { row: (row) => { payments.push(row); }, problem: ({ line, reason }) => {
    if (isUnread(reason)) unread.push({ line, cells: rows[line]!, hasNoAmount: reason === NO_AMOUNT });
  } });
  rows.forEach((cells, line) => reader.read({ line, cells: [...cells] }));
  reader.flush();
  return { payments, unread };
}

/** Lines that are not counted although they moved the balance, or although many of them hold an amount; a single damaged one is told. */
function doubtOfUnread(payments: readonly StatementRow[], unread: readonly Unread[], layout: StatementLayout): Ambiguity | null {
  const { plan, signRule } = layout;
  const withoutAmount = unread.filter(({ hasNoAmount }) => hasNoAmount);
  const moving = plan.balance === null ? [] : withoutAmount.filter((row) => movesBalance(row, payments, layout));
  if (moving.length > 0) return ask(`The balance moves at ${moving.length === 1 ? 'a line' : `${moving.length} lines`} without an amount, such as "${sayingOf(moving[0]!)}".`, signRule);
  // Above and below the payments stand balances and sums of them.
  const [first, last] = [payments[0]?.line ?? Infinity, payments.at(-1)?.line ?? 0];
  const isAmong = ({ line }: Unread): boolean => line > first && line < last;
  const elsewhere = plan.balance === null ? withoutAmount.filter((row) => isAmong(row) && holdsMoney(row, plan.date)) : [];
  if (elsewhere.length > 0) return ask(`${elsewhere.length === 1 ? 'A line holds' : `${elsewhere.length} lines hold`} a number elsewhere than where the others have their amount, such as "${sayingOf(elsewhere[0]!)}".`, signRule);
  const withAmount = unread.filter((row) => isAmong(row) && (printedMovement(row.cells, plan.money) ?? 0) !== 0);
  const isMany = withAmount.length >= FEWEST_UNREAD && withAmount.length > payments.length * MOST_UNREAD;
  return isMany ? ask(`${withAmount.length} lines of this file hold an amount and could not be read, such as "${sayingOf(withAmount[0]!)}".`, signRule) : null;
}

const holdsMoney = ({ cells }: Unread, date: number): boolean => dateEvidence(cells[date] ?? '') !== null && cells.some((cell, column) => column !== date && MONEY.test(cell.trim()) && (printedMinor(cell) ?? 0) !== 0);

function movesBalance({ line, cells }: Unread, payments: readonly StatementRow[], { plan, decimalMark }: StatementLayout): boolean {
  const balance = splitAmount((cells[plan.balance ?? -1] ?? '').trim());
  const [before, after] = [payments.findLast((row) => row.line < line), payments.find((row) => row.line > line)];
  if (balance === null || !before || !after) return false;
  const minor = minorUnits(balance.digits, decimalMark, before.currency === null ? 2 : currencyDigits(before.currency)) ?? NaN;
  return hasMoved(before, balance.isNegative ? -minor : minor, after);
}

/** What came next goes on from it, and what came before does not lead to it. */
function hasMoved(before: StatementRow, balanceMinor: number, after: StatementRow): boolean {
  const [opensAfter, opensBefore] = [after, before].map((row) => (row.balanceMinor ?? NaN) - row.amountMinor);
  return (opensAfter === balanceMinor && before.balanceMinor !== balanceMinor) || (opensBefore === balanceMinor && after.balanceMinor !== balanceMinor);
}

const sayingOf = ({ cells }: Unread): string => cells.map((cell) => cell.trim()).filter((cell) => cell !== '').join(', ').slice(0, LONGEST_SAYING_CHARS);

/** Null where not every row has a balance, or the rows are in no order. */
function runningShare(payments: readonly StatementRow[]): Links | null {
  if (payments.length < MIN_ROWS || payments.some(({ balanceMinor }) => balanceMinor === null) || !isInOrder(payments.map(({ date }) => date))) return null;
  const moved = payments.filter(({ amountMinor }) => amountMinor !== 0);
  const balances = new Set(payments.map(({ balanceMinor }) => balanceMinor!));
  // The first one's balance before is nobody's, and accounts may take turns: any balance is one that was there before.
  const brokenCount = Math.max(0, moved.filter(({ amountMinor, balanceMinor }) => !balances.has(balanceMinor! - amountMinor)).length - 1);
  const linkCount = Math.max(1, moved.length - 1);
  return { brokenCount, linkCount };
}

const isInOrder = (dates: readonly string[]): boolean => dates.every((date, at) => at === 0 || date >= dates[at - 1]!) || dates.every((date, at) => at === 0 || date <= dates[at - 1]!);

function doubtOfEnds(payments: readonly StatementRow[], { opening, closing }: { [End in keyof StatedEnds]: StatedEnd }, rule: SignRule): Ambiguity | null {
  const sum = payments.reduce((total, { amountMinor, currency }) => total + inThousandthsOf(amountMinor, currency), 0);
  const [before, after] = [opening, closing].map(({ minor, side }) => signedBalance(rule, Math.abs(minor), minor < 0, side) ?? 0) as [number, number];
  // A balance may be printed without its sign, or stand on the side on which it is missing.
  const follows = [before, -before].some((start) => [after, -after].includes(start + sum));
  return follows ? null : ask(`The payments of this file do not lead from its opening balance of ${inThousandths(before)} to its closing balance of ${inThousandths(after)}: they add up to ${inThousandths(sum)}.`, rule);
}

/** The answer names the rule of the signs, so that it is the owner's word from then on. */
export function ask(finding: string, rule: SignRule, more: readonly string[] = []): Ambiguity {
  return { about: 'sign', question: `${finding} Something is missing or read wrongly: look at its columns before you let them count. Do they count as they are read?`, options: [`They count as they are read (signs ${rule.replaceAll('-', ' ')})`, ...more] };
}

const LONGEST_LEFT_OUT_CHARS = 100;

/** What they all say, else what the one says with its numbers; none where payments would go with them, or nothing would go. */
function leavingOut({ line: { title, description }, all }: SumLines, layout: StatementLayout, rows: Rows, payments: readonly StatementRow[]): string[] {
  const text = (title ?? description).toLowerCase();
  const rest = payments.filter((row) => !all.includes(row)).map(({ line }) => line);
  const leavesTheRest = (saying: string): boolean => {
    const left = paymentsOf({ ...layout, leftOut: [...(layout.leftOut ?? []), saying] }, rows).payments;
    return left.length === rest.length && left.every(({ line }, at) => line === rest[at]);
  };
  const saying = [sayingWithoutNumbers(text), text].find((said) => said !== '' && said.length <= LONGEST_LEFT_OUT_CHARS && !said.includes('"') && leavesTheRest(said));
  return saying === undefined || all.length === 0 ? [] : [`They are no payments: leave out what says "${saying}"`];
}
