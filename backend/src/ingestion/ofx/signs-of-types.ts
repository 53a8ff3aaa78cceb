/** Some banks leave the minus out and only name the type, and some cards print a charge without and a payment with one: to be seen from all transactions of a statement together. */
import type { OfxStatement, OfxTransaction } from './ofx-statements.ts';

/** `unsigned`: what is of a type of money out has no minus. `inverted`: every amount has the other way's sign. */
export type SignsOfTypes = 'stated' | 'unsigned' | 'inverted';

/** Types that the standard gives one way. Of the others (ATM, POS, INT, XFER, OTHER) it says that the sign tells. */
const OUT = new Set(['DEBIT', 'CHECK', 'CASH', 'DIRECTDEBIT', 'SRVCHG', 'FEE']);
const IN = new Set(['CREDIT', 'DEP', 'DIRECTDEP', 'DIV']);
/** A fee alone may have been given back, a check paid in: these two never are. */
const ALWAYS_OUT = new Set(['DEBIT', 'DIRECTDEBIT']);
/** Where nothing has a minus these went out, too, beside some that did for certain; what pays a card comes in there. */
const SPENT: Readonly<Record<OfxStatement['kind'], ReadonlySet<string>>> = { bank: new Set(['POS', 'ATM', 'PAYMENT', 'REPEATPMT']), card: new Set(['POS', 'ATM']), investment: new Set() };
const FEWEST_INVERTED = 3;

const typeOf = ({ fields }: OfxTransaction): string => (fields.get('STMTTRN.TRNTYPE') ?? '').toUpperCase();
const amountOf = ({ fields }: OfxTransaction): string => (fields.get('STMTTRN.TRNAMT') ?? '').trim();
const isNegative = (transaction: OfxTransaction): boolean => amountOf(transaction).startsWith('-');

export function signsOfTypes({ transactions, kind }: OfxStatement): SignsOfTypes {
  const moved = transactions.filter((transaction) => /[1-9]/.test(amountOf(transaction)));
  const [out, into] = [moved.filter((transaction) => OUT.has(typeOf(transaction))), moved.filter((transaction) => IN.has(typeOf(transaction)))];
  if (!moved.some(isNegative)) return isUnsigned(moved, out, SPENT[kind]) ? 'unsigned' : 'stated';
  const isInverted = out.length > 0 && into.length > 0 && out.length + into.length >= FEWEST_INVERTED && !out.some(isNegative) && into.every(isNegative);
  return isInverted ? 'inverted' : 'stated';
}

/** A plus is never left out by mistake. */
function isUnsigned(moved: readonly OfxTransaction[], out: readonly OfxTransaction[], spent: ReadonlySet<string>): boolean {
  const types = new Set(moved.filter((transaction) => OUT.has(typeOf(transaction)) || spent.has(typeOf(transaction))).map(typeOf));
  return !moved.some((transaction) => amountOf(transaction).startsWith('+')) && (out.some((transaction) => ALWAYS_OUT.has(typeOf(transaction))) || (out.length > 0 && types.size >= 2));
}

/** Of the amount that is printed. */
export function isTurned(transaction: OfxTransaction, signs: SignsOfTypes, kind: OfxStatement['kind']): boolean {
  return signs === 'inverted' || (signs === 'unsigned' && (OUT.has(typeOf(transaction)) || SPENT[kind].has(typeOf(transaction))));
}

export const REASON_OF_TURN: Readonly<Record<SignsOfTypes, string>> = {
  stated: '',
  unsigned: 'The amount has no minus although its type says money out; it was taken as money out, like all of this file.',
  inverted: 'The types of this statement say the opposite of its signs throughout; each amount was taken as its type says.',
};
