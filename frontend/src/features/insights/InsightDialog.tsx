/** The whole of an insight with the transactions that it speaks of. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import { TransactionTable } from '../transactions/TransactionTable.tsx';

function Evidence({ insight, currency }: { insight: InsightCard_InsightFragment; currency: string }) {
  if (insight.citations.length === 0) return null;
  const lines = insight.citations.map((citation) => ({ ...citation, id: citation.transactionId, category: null }));
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>The transactions behind it</Typography>
      <TransactionTable caption={`Transactions behind ${insight.title}`} lines={lines} currency={currency} />
    </Box>
  );
}

interface Props {
  insight: InsightCard_InsightFragment | null;
  /** Of the ledger that the insights are about. */
  currency: string;
  onClose: () => void;
}

export function InsightDialog({ insight, currency, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={insight !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2">{insight?.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}><UnbrokenAmounts text={insight?.content ?? ''} /></Typography>
        {insight ? <Evidence insight={insight} currency={currency} /> : null}
      </DialogContent>
      <DialogActions><Button onClick={onClose}>Close</Button></DialogActions>
    </Dialog>
  );
}
