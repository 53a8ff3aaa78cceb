/** A quiet line below something stored whose figure later changes of the ledger have moved; it opens the rows responsible. */
import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProofDrawer } from './ProofDrawer.tsx';
import { useProof, type Proven } from './use-proof.ts';

interface Props {
  proven: Proven;
  of: string;
  /** False while the ledger is what it was: then nothing is asked. */
  hasLedgerMoved: boolean;
}

export function SinceThen({ proven, of, hasLedgerMoved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { proof } = useProof(proven, hasLedgerMoved);
  if (!hasLedgerMoved || !proof?.sentence) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <HistoryIcon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
      <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{proof.sentence}</Typography>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Show what changed: ${of}`}>Show what changed</Button>
      <ProofDrawer isOpen={isOpen} proven={proven} of={of} onClose={() => setOpen(false)} />
    </Box>
  );
}
