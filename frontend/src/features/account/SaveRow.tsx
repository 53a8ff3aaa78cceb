/** The end of a settings form: its button, and, once something was changed, that it is not saved yet and a way back. */
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface Props {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
}

export function SaveRow({ label, isDirty, isSaving, onDiscard }: Props) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <BusyButton type="submit" variant={isDirty ? 'contained' : 'outlined'} isPending={isSaving} pendingLabel="Saving...">{label}</BusyButton>
      {isDirty && !isSaving ? (
        <>
          <Button onClick={onDiscard}>Discard</Button>
          <Typography variant="body2" color="textSecondary">Not saved yet</Typography>
        </>
      ) : null}
    </Stack>
  );
}
