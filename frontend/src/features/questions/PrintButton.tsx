/** Prints one answer, without the page around it. */
import PrintIcon from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import { Hint } from '../../ui/Hint.tsx';
import { printOne } from '../../ui/print-one.ts';

export function PrintButton({ of }: { of: string }) {
  return (
    <Hint words="Print answer">
      <IconButton size="small" aria-label={`Print answer: ${of}`} onClick={(event) => { const card = event.currentTarget.closest('article'); if (card) printOne(card); }}>
        <PrintIcon fontSize="small" />
      </IconButton>
    </Hint>
  );
}
