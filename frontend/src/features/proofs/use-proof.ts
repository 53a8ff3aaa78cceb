/** The proof of an answer, a summary or a report, asked for only when somebody looks. */
import { useExecutiveSummaryProofQuery, useQueryProofQuery, useReportProofQuery, type Proof_ProofFragment } from '../../generated/graphql.ts';

/** What is proved. */
export interface Proven {
  readonly kind: 'answer' | 'summary' | 'report';
  readonly id: string;
}

/** Asked again each time: the ledger may have changed since. */
const AFRESH = { fetchPolicy: 'cache-and-network' } as const;

export function useProof({ kind, id }: Proven, isWanted: boolean): { proof: Proof_ProofFragment | null; error: Error | undefined; retry: () => void } {
  const options = (of: Proven['kind']) => ({ ...AFRESH, variables: { id }, skip: !isWanted || kind !== of });
  const answer = useQueryProofQuery(options('answer'));
  const summary = useExecutiveSummaryProofQuery(options('summary'));
  const report = useReportProofQuery(options('report'));
  const asked = { answer, summary, report }[kind];
  const proof = answer.data?.queryProof ?? summary.data?.executiveSummaryProof ?? report.data?.reportProof ?? null;
  return { proof, error: asked.error, retry: () => { void asked.refetch(); } };
}
