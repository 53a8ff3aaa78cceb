/** The certificate of a file's import: what it proved then, and what the ledger says now. */
import type { Choice } from '../../../ingestion/statement.ts';
import type { FinancialFile } from '../file.entity.ts';
import type { IssuedCertificate } from './certificate.entity.ts';
import type { BalanceEquation } from './equation.ts';
import type { LedgerTotal } from './ledger-totals.ts';
import { proofOf, type Proof } from './proof.ts';
import { totalsLines, type TotalsLine } from './totals.ts';
import { changesSince, equationNotes, verdictOf } from './words.ts';

export type ShownEquation = BalanceEquation & { readonly account: string };

export interface Certificate {
  readonly file: FinancialFile;
  /** False for a file that was read before certificates were kept: what can still be said is. */
  readonly isComplete: boolean;
  readonly issuedAt: Date | null;
  readonly programVersion: string | null;
  readonly proof: Proof;
  readonly verdict: string;
  readonly notes: readonly string[];
  /** What has happened since the import. */
  readonly changes: readonly string[];
  readonly rowCount: number;
  readonly rejectedCount: number;
  readonly repairedCount: number | null;
  /** At the end of the import. */
  readonly duplicateCount: number | null;
  readonly duplicateCountNow: number;
  readonly choices: readonly Choice[];
  readonly equations: readonly ShownEquation[];
  readonly totals: readonly TotalsLine[];
}

export function certificateOf(file: FinancialFile, issued: IssuedCertificate | null, now: readonly LedgerTotal[]): Certificate {
  const totals = totalsLines({ sums: issued?.sums ?? null, imported: issued?.ledger ?? null, now });
  const equations = (issued?.equations ?? equationsOfOld(file, now)).map((equation) => ({ ...equation, account: accountName(totals, equation.accountNumber) }));
  const isComplete = issued?.sums != null;
  const proof = proofOf(equations, totals);
  const duplicateCount = issued?.duplicateCount ?? null;
  const duplicateCountNow = now.reduce((sum, total) => sum + total.duplicateCount, 0);
  const otherCategoryCount = now.reduce((sum, total) => sum + total.otherCategoryCount, 0);
  return {
    file, isComplete, proof, totals, equations, duplicateCount, duplicateCountNow,
    issuedAt: issued?.issuedAt ?? null, programVersion: issued?.programVersion ?? null,
    verdict: verdictOf(proof, { isComplete }), notes: equationNotes(equations), changes: changesSince({ totals, duplicateCount, duplicateCountNow, otherCategoryCount }),
    rowCount: issued?.rowCount ?? file.transactionCount, rejectedCount: issued?.rejectedCount ?? file.problemCount, repairedCount: issued?.repairedCount ?? null,
    choices: file.reading?.choices ?? [],
  };
}

/** Of a file without a certificate the ledger's rows stand in for the file's own: its balances were kept from the beginning. */
function equationsOfOld({ reading }: FinancialFile, now: readonly LedgerTotal[]): BalanceEquation[] {
  const [only, ...others] = now;
  const { openingMinor = null, closingMinor = null } = reading ?? {};
  if (!only || others.length > 0 || openingMinor === null || closingMinor === null) return [];
  const sumMinor = only.inMinor + only.outMinor;
  return [{
    accountNumber: only.accountNumber, currency: only.currency, openingMinor, sumMinor, closingMinor, differenceMinor: closingMinor - openingMinor - sumMinor,
    linkCount: 0, brokenCount: 0, firstBreak: null,
  }];
}

function accountName(totals: readonly TotalsLine[], number: number): string {
  return totals.find(({ accountNumber }) => accountNumber === number)?.account ?? String(number);
}
