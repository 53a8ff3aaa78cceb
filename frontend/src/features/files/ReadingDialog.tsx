/** How a file was read: its choices, its columns, what comes of it; each can be changed, looked at, and used. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { awaitsCheck } from './file-state.ts';
import { isFixed } from './own-mapping.ts';
import { ReadingChoices } from './ReadingChoices.tsx';
import { fileRowId } from './file-row-id.ts';
import { ReadingColumns } from './ReadingColumns.tsx';
import { ReadingControls } from './ReadingControls.tsx';
import { ReadingOutcome, totalsInWords } from './ReadingOutcome.tsx';
import { useReadAgain } from './use-read-again.ts';
import { useReading, type Reading } from './use-reading.ts';

interface Props {
  file: FileRow_FileFragment | null;
  onClose: () => void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return <Box component="section" sx={{ mt: 3 }}><Typography variant="h3" sx={{ mb: 1.25 }}>{title}</Typography>{children}</Box>;
}

function Body({ file, view, onForget }: { file: FileRow_FileFragment; view: Reading; onForget: (layoutId: string) => void }) {
  const { reading, mapping, change } = view;
  if (view.error && !reading) return <ErrorState title="The reading could not be loaded" error={view.error} onRetry={view.retry} />;
  if (!reading) return <RowsSkeleton count={5} what="reading" />;
  const { outcome, isSampled, isChangeable, question, choices, columns, rememberedLayoutId } = reading;
  return (
    <>
      <Box role="status" style={visuallyHidden}>{!view.isChanged || view.isUpdating || !outcome ? '' : (outcome.failure ?? totalsInWords({ ...outcome, isSampled }))}</Box>
      {view.error ? <Alert severity="error" sx={{ mb: 2 }}>This change could not be looked at. Try another one.</Alert> : null}
      {question ? <Alert severity="warning" sx={{ mb: 2 }}>{question}</Alert> : null}
      {rememberedLayoutId ? (
        <Alert severity="info" sx={{ mb: 2 }} action={<Button color="inherit" size="small" onClick={() => onForget(rememberedLayoutId)}>Forget it</Button>}>
          Some of this is what you said for an earlier file of this layout and account.
        </Alert>
      ) : null}
      {isChangeable ? null : <Alert severity="info" sx={{ mb: 2 }}>{outcome ? 'Files of this format say themselves how they are read.' : 'The bytes of this file were not kept, so it cannot be read differently.'}</Alert>}
      {outcome ? (
        <Box aria-busy={view.isUpdating} sx={{ opacity: view.isUpdating ? 0.6 : 1, transition: 'opacity 120ms' }}>
          <Typography variant="h3" sx={{ mb: 1.25 }}>What comes of it</Typography>
          <ReadingOutcome outcome={outcome} caption="First rows as they are read" isSampled={isSampled} mostRows={5} />
        </Box>
      ) : null}
      {isChangeable ? (
        <>
          {columns.length > 0 ? <Section title="Columns"><ReadingColumns reading={reading} mapping={mapping} onChange={change} /></Section> : null}
          <Section title="Dates, amounts, account"><ReadingControls reading={reading} mapping={mapping} isTable={file.mediaType === 'text/csv'} onChange={change} /></Section>
        </>
      ) : null}
      <Section title="Why it is read this way"><ReadingChoices choices={choices} /></Section>
    </>
  );
}

function Content({ file, titleId, onClose }: { file: FileRow_FileFragment; titleId: string; onClose: () => void }) {
  const view = useReading(file.id);
  const { readAgain, forget, isBusy } = useReadAgain();
  const { reading, mapping } = view;
  const isWaiting = awaitsCheck(file);
  const canUse = (view.isChanged || isWaiting) && !view.isUpdating && reading?.outcome != null && reading.outcome.failure === null && reading.question === null;
  return (
    <>
      <DialogTitle id={titleId} variant="h2">{`How ${file.fileName} ${file.status === 'processed' ? 'was' : 'is'} read`}</DialogTitle>
      <DialogContent tabIndex={0} dividers>
        <Body file={file} view={view} onForget={(layoutId) => { void forget(layoutId).then((isForgotten) => { if (isForgotten) view.retry(); }); }} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {isFixed(mapping) ? <Button onClick={() => view.change({})} sx={{ mr: 'auto' }}>Reset</Button> : null}
        <Button onClick={onClose}>Close</Button>
        {reading?.isChangeable || isWaiting ? (
          <BusyButton variant="contained" isPending={isBusy} pendingLabel="Reading..." disabled={!canUse} onClick={() => { void readAgain(file.id, mapping).then((isBegun) => { if (isBegun) onClose(); }); }}>
            Use this reading
          </BusyButton>
        ) : null}
      </DialogActions>
    </>
  );
}

export function ReadingDialog({ file, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const shown = useRef('');
  useEffect(() => { if (file) shown.current = file.id; }, [file]);
  // What opened it is gone while the file is read again.
  const keepFocus = () => { if (document.activeElement === document.body) document.getElementById(fileRowId(shown.current))?.focus({ preventScroll: true }); };
  return (
    <Dialog open={file !== null} onClose={onClose} slotProps={{ transition: { onExited: keepFocus } }} aria-labelledby={titleId} maxWidth="lg" fullWidth fullScreen={isPhone}>
      {file ? <Content key={file.id} file={file} titleId={titleId} onClose={onClose} /> : null}
    </Dialog>
  );
}
