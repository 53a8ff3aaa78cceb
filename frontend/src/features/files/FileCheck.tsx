/** A file that waits for its owner's word: what comes of it as it would be read, and one click to let it count. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFileReadingQuery, type FileRow_FileFragment } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ownMapping } from './own-mapping.ts';
import { ReadingOutcome } from './ReadingOutcome.tsx';
import { useReadAgain } from './use-read-again.ts';

const SHOWN_ROWS = 5;

export function FileCheck({ file, onReading }: { file: FileRow_FileFragment; onReading: () => void }) {
  const { data, error, refetch } = useFileReadingQuery({ variables: { id: file.id }, fetchPolicy: 'no-cache' });
  const { readAgain, isBusy } = useReadAgain();
  const reading = data?.fileReading;
  const outcome = reading?.outcome;

  function preview() {
    if (error) return <ErrorState title="The reading could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!reading) return <RowsSkeleton count={3} what="reading" />;
    return outcome ? <ReadingOutcome outcome={outcome} caption={`First rows of ${file.fileName} as they would be read`} isSampled={reading.isSampled} mostRows={SHOWN_ROWS} /> : null;
  }

  return (
    <Box role="group" aria-label={`Check of ${file.fileName}`} sx={{ mt: 0.75 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>{file.error}</Typography>
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0, maxWidth: 720 }}>{preview()}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        <BusyButton size="small" variant="contained" isPending={isBusy} pendingLabel="Reading..." disabled={!reading || outcome?.failure != null} onClick={() => { if (reading) void readAgain(file.id, ownMapping(reading)); }}>
          Use this reading
        </BusyButton>
        <Button size="small" variant="outlined" onClick={onReading}>Look closer or change it</Button>
      </Box>
    </Box>
  );
}
