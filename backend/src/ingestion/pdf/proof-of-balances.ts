/** Holds the rows against the balances that the statement prints: opening + all payments = closing, for each of its accounts. */
import type { StatementReading, StatementRow } from '../statement.ts';
import type { StatedBalance } from './stated-balances.ts';
import type { StatementGrid } from './statement-grid.ts';

type Balances = Pick<StatementReading, 'openingMinor' | 'closingMinor' | 'balanceProof'>;
interface Printed { openingMinor: number | null; closingMinor: number | null }

/** `found`: what the rows' own running balances give. `isCard`: what a card's statement calls a balance is owed. */
export function provedBalances(found: Balances, rows: readonly StatementRow[], stated: readonly StatedBalance[], accounts: StatementGrid['accounts'], isCard: boolean): Balances {
  if (accounts.length > 0) return { openingMinor: null, closingMinor: null, balanceProof: proofOfAccounts(found, rows, stated, accounts) };
  const printed = printedBalances(stated);
  const sum = sumOf(rows);
  const owed = { openingMinor: negated(printed.openingMinor), closingMinor: negated(printed.closingMinor) };
  const { openingMinor, closingMinor } = isCard && !tiesOut(printed, sum) && tiesOut(owed, sum) ? owed : printed;
  const whole = { openingMinor: openingMinor ?? found.openingMinor, closingMinor: closingMinor ?? found.closingMinor };
  if (found.balanceProof === 'none') return { ...whole, balanceProof: whole.openingMinor === null || whole.closingMinor === null ? 'none' : tiesOut(whole, sum) ? 'holds' : 'broken' };
  // Running balances that hold among themselves do not show a first or last payment that is missing.
  const isMissingSome = found.openingMinor !== null && found.closingMinor !== null && openingMinor !== null && closingMinor !== null && !tiesOut({ openingMinor, closingMinor }, sum);
  return { ...whole, balanceProof: isMissingSome ? 'broken' : found.balanceProof };
}

const sumOf = (rows: readonly StatementRow[]): number => rows.reduce((total, row) => total + row.amountMinor, 0);
const negated = (minor: number | null): number | null => (minor === null ? null : -minor);
const tiesOut = ({ openingMinor, closingMinor }: Printed, sum: number): boolean => openingMinor !== null && closingMinor !== null && openingMinor + sum === closingMinor;

/** Pages carry balances over: the first and the last count. */
export function printedBalances(stated: readonly StatedBalance[]): Printed {
  return { openingMinor: stated.find(({ kind }) => kind === 'opening-balance')?.minor ?? null, closingMinor: stated.findLast(({ kind }) => kind === 'closing-balance')?.minor ?? null };
}

function proofOfAccounts(found: Balances, rows: readonly StatementRow[], stated: readonly StatedBalance[], accounts: StatementGrid['accounts']): Balances['balanceProof'] {
  const names = [...new Set(accounts.map(({ account }) => account))];
  const accountAt = (line: number): string | undefined => accounts.findLast((begin) => begin.line <= line)?.account;
  const proofs = names.map((name) => {
    const printed = printedBalances(stated.filter(({ line }) => accountAt(line) === name));
    if (printed.openingMinor === null || printed.closingMinor === null) return found.balanceProof;
    return tiesOut(printed, sumOf(rows.filter((row) => row.account === name))) ? 'holds' : 'broken';
  });
  if (found.balanceProof === 'broken' || proofs.includes('broken')) return 'broken';
  return proofs.every((proof) => proof === 'holds') ? 'holds' : 'none';
}
