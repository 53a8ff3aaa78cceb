/** Deletes one thing of a list; no question is asked because it can be taken back. */
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { Hint } from '../Hint.tsx';
import type { DeletedItem, Deletions } from './use-deletions.ts';

export function DeleteButton({ item, deletions: { remove, busyId } }: { item: DeletedItem; deletions: Deletions }) {
  return (
    <Hint words="Delete">
      <IconButton size="small" aria-label={`Delete ${item.name}`} disabled={busyId === item.id} onClick={() => remove(item)}><DeleteIcon fontSize="small" /></IconButton>
    </Hint>
  );
}
