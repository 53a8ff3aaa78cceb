/** Proves which amounts are money in by what the statement says of itself: opening and closing balance, sums of money in and out. */
import { minorUnits, splitAmount, type AmountParts, type DecimalMark } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { lineKind, partsByLabel } from '../cells/line-words.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import { sideBeside } from './file-facts.ts';
import { signedAmount } from './signed-amount.ts';
import type { SignRule } from './sign-rule.ts';

type Rows = readonly (readonly string[])[];

/** In thousandths, so that currencies with three digits compare as well; null where the statement does not say. */
export interface StatedSums { openingMinor: number | null; closingMinor: number | null; inMinor?: number | null; outMinor?: number | null }

export interface SignProof { rule: SignRule; reason: string }

const FRACTION_DIGITS = 3;
const CANDIDATES: readonly SignRule[] = ['as-printed', 'inverted', 'all-out', 'all-in', 'unmarked-is-out', 'unmarked-is-in'];
const OUT_WORDS = /\b(debits?|withdrawals?|paid out|money out|payments out|charges|spent|soll|belastungen|ausgaben)\b/i;
const IN_WORDS = /\b(credits?|deposits?|paid in|money in|payments in|receipts|haben|gutschriften|einnahmen)\b/i;

/** Null where nothing is stated, or where more than one reading of the signs, or none, agrees with it. `payments`: all of the file. */
export function signProof(plan: ColumnPlan, payments: Rows, stated: StatedSums, mark: DecimalMark): SignProof | null {
  if (plan.money.kind !== 'signed' || !isStated(stated)) return null;
  const { amount } = plan.money;
  const printed = payments.flatMap((cells) => printedAmount(cells, amount, mark) ?? []);
  if (printed.length === 0) return null;
  const agreeing = CANDIDATES.map((rule) => ({ rule, signed: printed.map(({ minor, parts, side }) => Number(signedAmount(rule, minor, parts, side, null))) })).filter(({ signed }) => agrees(signed, stated));
  const [first] = agreeing;
  const isOnly = first !== undefined && agreeing.every(({ signed }) => signed.every((minor, index) => minor === first.signed[index]));
  return isOnly ? { rule: first.rule, reason: hasBalances(stated) ? 'only so the opening balance and all payments give the closing balance' : "only so the payments give the statement's own totals" } : null;
}

const hasBalances = (stated: StatedSums): boolean => stated.openingMinor !== null && stated.closingMinor !== null;
const isStated = (stated: StatedSums): boolean => hasBalances(stated) || stated.inMinor != null || stated.outMinor != null;

function agrees(signed: readonly number[], stated: StatedSums): boolean {
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  if (hasBalances(stated) && stated.openingMinor! + sum(signed) !== stated.closingMinor) return false;
  if (stated.inMinor != null && sum(signed.filter((minor) => minor > 0)) !== stated.inMinor) return false;
  return stated.outMinor == null || -sum(signed.filter((minor) => minor < 0)) === stated.outMinor;
}

interface Printed { minor: number; parts: AmountParts; side: 'credit' | 'debit' | null }

function printedAmount(cells: readonly string[], column: number, mark: DecimalMark): Printed | null {
  const parts = splitAmount((cells[column] ?? '').trim());
  const minor = parts && minorUnits(parts.digits, mark, FRACTION_DIGITS);
  return parts === null || minor === null ? null : { minor, parts, side: parts.side ?? sideBeside(cells[column + 1]) };
}

/** What lines above, among and below the payments state. */
export function statedSums(lines: Rows, mark: DecimalMark): StatedSums {
  const stated: Required<StatedSums> = { openingMinor: null, closingMinor: null, inMinor: null, outMinor: null };
  for (const cells of lines.flatMap(partsByLabel)) {
    const words = cells.find((cell) => lineKind(cell) !== null);
    if (words === undefined) continue;
    const kind = lineKind(words);
    const minor = lastAmount(cells, mark);
    if (minor === null) continue;
    if (kind === 'opening-balance') stated.openingMinor ??= minor;
    else if (kind === 'closing-balance') stated.closingMinor = minor;
    else if (OUT_WORDS.test(words) !== IN_WORDS.test(words)) stated[OUT_WORDS.test(words) ? 'outMinor' : 'inMinor'] = Math.abs(minor);
  }
  return stated;
}

/** "Opening balance: 1,000.00" may stand in one cell. */
function lastAmount(cells: readonly string[], mark: DecimalMark): number | null {
  for (const cell of [...cells].reverse()) {
    const text = cell.trim();
    const parts = dateEvidence(text) === null ? splitAmount(text) ?? (lineKind(text) === null ? null : splitAmount(text.replace(/^[^\d(+-]*:?\s*/, ''))) : null;
    const minor = parts && minorUnits(parts.digits, mark, FRACTION_DIGITS);
    if (parts && minor !== null) return parts.isNegative || parts.side === 'debit' ? -minor : minor;
  }
  return null;
}

/** Of a table's rows, the payments. */
export function paymentsIn(rows: Rows, plan: ColumnPlan): Rows {
  return rows.filter((cells) => dateEvidence(cells[plan.date] ?? '') !== null && !cells.some((cell) => lineKind(cell) !== null));
}
