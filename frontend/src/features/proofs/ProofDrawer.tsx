/** How stored figures were computed, from which rows, and what changed them since. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Proof_ProofFragment } from '../../generated/graphql.ts';
import { formatCount, formatQuantity } from '../../format/number.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { figuresByPart } from './proof-words.ts';
import { ProvedFigures } from './ProvedFigures.tsx';
import { useProof, type Proven } from './use-proof.ts';

interface Props {
  isOpen: boolean;
  proven: Proven;
  /** The question, or the title. */
  of: string;
  onClose: () => void;
}

type Row = Proof_ProofFragment['changes'][number];

const KINDS = [['added', 'Came in since'], ['removed', 'No longer counted'], ['changed', 'Changed since']] as const;

const linesOf = (rows: readonly Omit<Row, 'kind'>[]) => rows.map((row) => ({ ...row, id: row.transactionId, category: null }));

function Changes({ proof: { changes, currency, isComplete } }: { proof: Proof_ProofFragment }) {
  return (
    <>
      {KINDS.map(([kind, title]) => {
        const rows = changes.filter((row) => row.kind === kind);
        return rows.length === 0 ? null : (
          <Box component="section" key={kind} sx={{ mt: 2 }}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>{title}</Typography>
            <TransactionTable caption={title} currency={currency} lines={linesOf(rows)} />
          </Box>
        );
      })}
      {isComplete || changes.length === 0 ? null : <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>There may be more: not all of the rows behind it were kept.</Typography>}
    </>
  );
}

function Parts({ proof }: { proof: Proof_ProofFragment }) {
  return figuresByPart(proof).map(({ part, figures, findings }) => (
    <Box component="section" key={part} sx={{ mt: 2 }}>
      {part === '' ? null : <Typography variant="h3" sx={{ mb: 0.5 }}>{part}</Typography>}
      <ProvedFigures figures={figures} currency={proof.currency} />
      {findings.map(({ label, citations }) => (
        <Box key={label} sx={{ mt: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>{label}</Typography>
          <TransactionTable caption={`Transactions that show it: ${label}`} currency={proof.currency} lines={linesOf(citations)} />
        </Box>
      ))}
    </Box>
  ));
}

export function ProofDrawer({ isOpen, proven, of, onClose }: Props) {
  const { proof, error, retry } = useProof(proven, isOpen);
  function content() {
    if (error && !proof) return <ErrorState title="The figures could not be checked" error={error} onRetry={retry} />;
    if (!proof) return <RowsSkeleton count={6} what="figures" />;
    if (proof.figures.length === 0) return <Typography variant="body2">Nothing was kept of how this was computed.</Typography>;
    const now = proof.rowCountNow === proof.rowCount ? '' : `, ${formatCount(proof.rowCountNow)} now`;
    return (
      <>
        <Typography variant="body2">{proof.sentence ?? 'Every figure is what it was.'}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">{`Computed from ${formatQuantity(proof.rowCount, 'transaction')}${now}.`}</Typography>
        <Changes proof={proof} />
        <Parts proof={proof} />
      </>
    );
  }
  return <SideDrawer isOpen={isOpen} title="Figures and their rows" subtitle={of} onClose={onClose}>{content()}</SideDrawer>;
}
