/** Adds a category of one's own: its name, and what it does in the figures. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useCreateCategoryMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { forgetFigures } from '../files/forget-figures.ts';
import { KIND_GROUPS } from './category-groups.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (name: string) => void;
}

export function AddCategoryDialog({ isOpen, onClose, onAdded }: Props) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<string>('opex');
  const [create, { loading, error, reset }] = useCreateCategoryMutation({ update: forgetFigures });

  const close = () => {
    reset();
    setName('');
    onClose();
  };
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A form inside the drawer's form must not send that one too.
    event.stopPropagation();
    const { data } = await create({ variables: { input: { name, kind } } }).catch(() => ({ data: undefined }));
    if (!data) return;
    onAdded(data.createCategory.name);
    close();
  }

  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => { void submit(event); }} noValidate>
        <DialogTitle id={titleId} variant="h2">Add a category</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField autoFocus size="small" label="Name" value={name} onChange={(event) => setName(event.target.value)} error={error !== undefined} helperText={error ? requestErrorSentence(error) : undefined} slotProps={{ htmlInput: { maxLength: 60 } }} />
            <TextField select size="small" label="What it is" value={kind} onChange={(event) => setKind(event.target.value)} helperText="Decides which figures its transactions count in.">
              {KIND_GROUPS.map((group) => <MenuItem key={group.kind} value={group.kind}>{group.label}</MenuItem>)}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close}>Cancel</Button>
          <BusyButton type="submit" variant="contained" isPending={loading} pendingLabel="Adding..." disabled={name.trim() === ''}>Add category</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
