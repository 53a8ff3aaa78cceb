/** Says that the figures are, or contain, those of the sample statement, and takes it out again. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useFiles } from '../files/use-files.ts';

/** Few have a sample. */
const RemoveSample = lazy(() => import('./RemoveSample.tsx'));

export function SampleNotice() {
  const { files = [] } = useFiles();
  const sample = files.find(({ isSample }) => isSample);
  if (!sample) return null;
  const isAlone = files.every(({ isSample }) => isSample);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2 }}
      action={(
        <Suspense fallback={<Button color="inherit" size="small" disabled>Remove</Button>}>
          <RemoveSample id={sample.id} name={sample.fileName} />
        </Suspense>
      )}
    >
      {isAlone
        ? 'Sample data: these figures come from the sample statement, not from your business.'
        : 'Sample data: these figures contain the sample statement. Remove it, so that only your own payments count.'}
    </Alert>
  );
}
