/** Asks before something that cannot be undone; it names the thing and says what happens to it. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  /** "Delete march.csv?" */
  title: string;
  children: ReactNode;
  /** Verb and object: "Delete file". */
  confirmLabel: string;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({ isOpen, title, children, confirmLabel, isPending = false, onConfirm, onCancel }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h2">{title}</DialogTitle>
      <DialogContent sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onCancel} disabled={isPending}>Cancel</Button>
        <Button variant="contained" color="error" onClick={onConfirm} disabled={isPending}>{confirmLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
