/** Imports a statement in a bank's own format: which ones there are, the file to choose, and what becomes of it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CheckFirstSwitch } from './CheckFirstSwitch.tsx';
import { FileDropzone } from './FileDropzone.tsx';
import { FileRow } from './FileRow.tsx';
import { OTHER_ACCEPTED, OTHER_FORMATS, OTHER_KIND_SENTENCE } from './other-formats.ts';
import { ReadingDialog } from './ReadingDialog.tsx';
import { useCheckFirst } from './use-check-first.ts';
import { useFiles } from './use-files.ts';
import { useImportStatement } from './use-upload-file.ts';

function FormatList() {
  return (
    <Box component="dl" sx={{ m: 0, mb: 2.5, display: 'grid', alignItems: 'baseline', gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' }, columnGap: 3, rowGap: { xs: 0.25, sm: 1 } }}>
      {OTHER_FORMATS.map(({ name, endings, from }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ mt: { xs: 1, sm: 0 } }}>
            <Typography variant="subtitle2" component="span">{name}</Typography>
            <Typography variant="caption" color="textSecondary" component="span" sx={{ ml: 1, whiteSpace: 'nowrap' }}>{endings}</Typography>
          </Box>
          <Typography variant="body2" component="dd" color="textSecondary" sx={{ m: 0 }}>{from}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The file as the list of files shows it: how far its reading is, its question, or what came out of it. */
function Outcome({ fileId }: { fileId: string }) {
  const { files } = useFiles();
  const [isReading, setReading] = useState(false);
  const file = files?.find(({ id }) => id === fileId);
  return (
    <Box role="status" aria-label="What became of the file" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', px: 2, py: 0.25 }}>
      {file ? <ReadingDialog file={isReading ? file : null} onClose={() => setReading(false)} /> : null}
      {file ? <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& > li:first-of-type': { py: 1.75 } }}><FileRow file={file} actions={null} onReading={() => setReading(true)} /></Box> : null}
    </Box>
  );
}

export function OtherFormatsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const titleId = useId();
  const { upload, isUploading } = useImportStatement();
  const check = useCheckFirst();
  const [fileId, setFileId] = useState<string | null>(null);
  const close = (): void => {
    setFileId(null);
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2">Other bank formats</DialogTitle>
      <DialogContent>
        {fileId ? <Outcome fileId={fileId} /> : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              If your bank offers OFX, CAMT or MT940, take it: accounts, currencies and signs are stated in the file, so nothing has to be guessed.
            </Typography>
            <FormatList />
            <FileDropzone
              label="Bank file" hint="Up to 10 MB, one file at a time" accept={OTHER_ACCEPTED} kindSentence={OTHER_KIND_SENTENCE} isUploading={isUploading}
              onFile={(file) => { void upload(file, check.isOn).then(setFileId); }}
            />
            <Box sx={{ mt: 1.25 }}><CheckFirstSwitch check={check} /></Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {fileId ? <Button onClick={() => setFileId(null)}>Import another file</Button> : null}
        <Button variant={fileId ? 'contained' : 'text'} onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
