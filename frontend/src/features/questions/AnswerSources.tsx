/** The way from an answer to the rows that it was computed from. */
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { CitationsDrawer } from './CitationsDrawer.tsx';

interface Props {
  query: string;
  answer: AnswerCard_AnswerFragment;
  fileId: string | null;
}

export function AnswerSources({ query, answer, fileId }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (answer.citationCount === 0) return null;
  const label = `${formatQuantity(answer.citationCount, 'transaction')} behind this`;
  return (
    <>
      <Button size="small" startIcon={<ReceiptLongIcon />} onClick={() => setOpen(true)} sx={{ ml: -1 }} aria-label={`${label}: ${query}`}>{label}</Button>
      <CitationsDrawer isOpen={isOpen} query={query} answer={answer} fileId={fileId} onClose={() => setOpen(false)} />
    </>
  );
}
