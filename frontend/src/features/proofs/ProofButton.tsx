/** The way from a text of many figures to what each of them rests on. */
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ProofDrawer } from './ProofDrawer.tsx';
import type { Proven } from './use-proof.ts';

export function ProofButton({ proven, of }: { proven: Proven; of: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<ReceiptLongIcon />} onClick={() => setOpen(true)} aria-label={`Figures and their rows: ${of}`}>Figures and their rows</Button>
      <ProofDrawer isOpen={isOpen} proven={proven} of={of} onClose={() => setOpen(false)} />
    </>
  );
}
