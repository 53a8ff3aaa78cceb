/** Takes the sample statement out again. */
import Button from '@mui/material/Button';
import { useDeleteFile } from '../files/use-delete-file.ts';

export default function RemoveSample({ id, name }: { id: string; name: string }) {
  const { remove, busyId } = useDeleteFile();
  return <Button color="inherit" size="small" aria-label="Remove the sample" disabled={busyId !== null} onClick={() => remove({ id, name })}>Remove</Button>;
}
