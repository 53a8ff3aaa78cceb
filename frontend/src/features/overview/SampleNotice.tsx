/** Says that the figures are, or contain, those of the sample statement, and takes it out again. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDeleteFile } from '../files/use-delete-file.ts';
import { useFiles } from '../files/use-files.ts';

export function SampleNotice() {
  const { files = [] } = useFiles();
  const { remove, busyId } = useDeleteFile();
  const sample = files.find(({ isSample }) => isSample);
  if (!sample) return null;
  const isAlone = files.every(({ isSample }) => isSample);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2 }}
      action={(
        <Button color="inherit" size="small" aria-label="Remove the sample" disabled={busyId !== null} onClick={() => remove({ id: sample.id, name: sample.fileName })}>Remove</Button>
      )}
    >
      {isAlone
        ? 'Sample data: these figures come from the sample statement, not from your business.'
        : 'Sample data: these figures contain the sample statement. Remove it, so that only your own payments count.'}
    </Alert>
  );
}
