/** Stands where a deleted thing stood, and takes the focus that the thing had, so that it is not lost. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { DeletedItem, Deletions } from './use-deletions.ts';

interface Props {
  item: DeletedItem;
  deletions: Pick<Deletions, 'undo' | 'busyId'>;
}

export function DeletedNote({ item, deletions: { undo, busyId } }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => { button.current?.focus({ preventScroll: true }); }, []);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ minWidth: 0 }}>{`Deleted: ${item.name}`}</Typography>
      <Button ref={button} size="small" disabled={busyId === item.id} onClick={() => undo(item)} aria-label={`Undo deleting ${item.name}`}>Undo</Button>
    </Box>
  );
}
