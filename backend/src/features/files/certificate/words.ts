/** A certificate in words: the verdict on top, and what has happened since. */
import { moneyInWords } from '../../../finance/money.ts';
import type { BalanceEquation } from './equation.ts';
import { holds, type Proof } from './proof.ts';
import { byCurrency, isEqual, NOTHING, type TotalsLine } from './totals.ts';

/** What the certificate says first. */
export function verdictOf(proof: Proof, { isComplete }: { isComplete: boolean }): string {
  switch (proof) {
    case 'ties-out': return isComplete
      ? 'Everything ties out: opening balance and rows make the closing balance, and the ledger holds the same rows.'
      : 'The balances tie out. What the file adds up to was not kept when it was read, so its rows cannot be compared with the ledger.';
    case 'balance-broken': return 'The balances do not tie out: the rows of this file do not make its own closing balance.';
    case 'ledger-differs': return 'The ledger differs from the file: it did not hold the same rows after the import.';
    case 'no-balances': return isComplete
      ? 'The ledger holds exactly the rows of this file. The file states no balances, so nothing proves that the file itself is complete.'
      : 'This file states no balances, and what it adds up to was not kept when it was read: there is nothing to compare its rows with.';
  }
}

const rows = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

/** A sentence for each equation that does not hold, or that holds although its running balance breaks. */
export function equationNotes(equations: readonly (BalanceEquation & { account: string })[]): string[] {
  return equations.flatMap((equation) => {
    const { account, currency, differenceMinor, firstBreak } = equation;
    const broken = firstBreak && `line ${firstBreak.line} should have the balance ${moneyInWords(firstBreak.expectedMinor, currency)} and has ${moneyInWords(firstBreak.statedMinor, currency)}`;
    if (!holds(equation)) {
      const difference = differenceMinor === null ? 'the running balance breaks'
        : `the closing balance is ${moneyInWords(Math.abs(differenceMinor), currency)} ${differenceMinor > 0 ? 'more' : 'less'} than opening balance and rows make`;
      return [`${account}: ${difference}${broken ? `; ${broken}` : ''}.`];
    }
    return broken ? [`${account}: the running balance breaks although opening balance and rows make the closing balance, most often because rows of one day stand in another order: ${broken}.`] : [];
  });
}

interface Since {
  readonly totals: readonly TotalsLine[];
  readonly duplicateCount: number | null;
  readonly duplicateCountNow: number;
  readonly otherCategoryCount: number;
}

/** What the ledger says differently now than right after the import. */
export function changesSince({ totals, duplicateCount, duplicateCountNow, otherCategoryCount }: Since): string[] {
  const changes: string[] = [];
  const isKept = totals.some(({ imported }) => imported !== null);
  if (isKept) changes.push(...movedRows(totals));
  if (duplicateCount !== null && duplicateCountNow !== duplicateCount) {
    changes.push(`${rows(duplicateCount)} of this file were counted elsewhere after the import and ${duplicateCountNow.toLocaleString('en-US')} are now: other files or connections came, went or were matched.`);
  }
  if (otherCategoryCount > 0) changes.push(`${rows(otherCategoryCount)} ${otherCategoryCount === 1 ? 'has' : 'have'} a category from a rule, a choice or a match instead of the file's own.`);
  return changes;
}

function movedRows(totals: readonly TotalsLine[]): string[] {
  const [before, after] = [byCurrency(totals, 'imported'), byCurrency(totals, 'now')];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((currency) => !isEqual(before.get(currency) ?? NOTHING, after.get(currency) ?? NOTHING));
  if (changed.length > 0) return [`The rows of this file have changed in the ledger since the import (${changed.join(', ')}).`];
  const moved = totals.filter(({ imported, now }) => imported && imported.rowCount > now.rowCount);
  return moved.map(({ account, imported, now }) => `${rows(imported!.rowCount - now.rowCount)} of ${account} are on another account now: accounts were merged.`);
}
