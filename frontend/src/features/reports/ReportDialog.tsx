/** A whole report, with its columns as they were written. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReportCard_ReportFragment } from '../../generated/graphql.ts';
import { saveText } from '../../ui/save-text.ts';

export function ReportDialog({ report, onClose }: { report: ReportCard_ReportFragment | null; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open={report !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} variant="h2">{report?.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Box component="pre" sx={{ m: 0, fontFamily: 'monospace', fontSize: '0.8125rem', lineHeight: 1.6, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {report?.content}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => { if (report) saveText(`${report.title}.txt`, report.content, 'text/plain'); }}>Download</Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
