/** What a file's import proved, in a few words and a colour that repeats them. */
import type { FileRow_FileFragment } from '../../../generated/graphql.ts';
import { formatQuantity } from '../../../format/number.ts';

export type ProofTone = 'success' | 'error' | 'info';

const PROOFS: Readonly<Record<string, { words: string; tone: ProofTone }>> = {
  'ties-out': { words: 'Balance ties out', tone: 'success' },
  'balance-broken': { words: 'Balance does not tie out', tone: 'error' },
  'ledger-differs': { words: 'Ledger differs from the file', tone: 'error' },
  'no-balances': { words: 'No balance stated', tone: 'info' },
};

type Proven = Pick<FileRow_FileFragment, 'proof' | 'transactionCount' | 'problemCount' | 'repairCount'>;

export function proofTone(proof: string | null | undefined): ProofTone {
  return PROOFS[proof ?? '']?.tone ?? 'info';
}

/** Null for a file that was read before certificates were kept. */
export function proofLine({ proof, transactionCount, problemCount, repairCount }: Proven): string | null {
  const proven = PROOFS[proof ?? ''];
  if (!proven) return null;
  const counts = [
    formatQuantity(transactionCount, 'row'),
    proven.words.replace(/^[BN]/, (letter) => letter.toLowerCase()).replace(/^Ledger/, 'ledger'),
    problemCount > 0 ? `${formatQuantity(problemCount, 'line')} rejected` : null,
    repairCount ? `${formatQuantity(repairCount, 'row')} mended` : null,
  ];
  return counts.filter(Boolean).join(' · ');
}
