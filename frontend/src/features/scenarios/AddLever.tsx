/** Adds a change: one of the kinds by hand. */
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { leverKinds } from './lever-kinds.ts';

export function AddLever({ onAdd, isFull }: { onAdd: (kind: string) => void; isFull: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<AddIcon />} aria-haspopup="menu" aria-expanded={anchor !== null} disabled={isFull} onClick={(event) => setAnchor(event.currentTarget)}>Add a change</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {leverKinds.map(({ kind, title, hint }) => (
          <MenuItem key={kind} onClick={() => { setAnchor(null); onAdd(kind); }}><ListItemText primary={title} secondary={hint} /></MenuItem>
        ))}
      </Menu>
    </>
  );
}
