/** A report opened to read, with ways to keep it; the address names it, so that it can be reloaded and linked to. */
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { useReportQuery, type ReportCard_ReportFragment, type ReportQuery } from '../../generated/graphql.ts';
import { formatDate, formatPeriod } from '../../format/date.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { printOne } from '../../ui/print-one.ts';
import { ProofButton } from '../proofs/ProofButton.tsx';
import { SinceThen } from '../proofs/SinceThen.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import type { ReportDocumentData } from './report-document.ts';
import { ReportDownloads } from './ReportDownloads.tsx';
import { ReportText } from './ReportText.tsx';

/** What later changes of the ledger did to it comes before its figures. */
function Proved({ report: { id, title, hasLedgerMoved } }: { report: ReportCard_ReportFragment }) {
  return <Box sx={{ '&:not(:empty)': { mb: 2 } }}><SinceThen proven={{ kind: 'report', id }} of={title} hasLedgerMoved={hasLedgerMoved} /></Box>;
}

/** Reports from before there were documents are read back from their text. */
function Whole({ report: { title, content, document } }: { report: ReportQuery['report'] }) {
  return document ? <ReportDocument document={document as unknown as ReportDocumentData} /> : <ReportText title={title} content={content} />;
}

/** On paper there is no window to scroll in. */
const onPaper = { '@media print': { '& .MuiDialog-container': { display: 'block', height: 'auto' }, '& .MuiDialog-paper': { boxShadow: 'none', maxWidth: 'none', maxHeight: 'none', m: 0, overflow: 'visible' } } } as const;

interface Props {
  /** Null while none is open. */
  id: string | null;
  onClose: () => void;
}

export function ReportDialog({ id, onClose }: Props) {
  const titleId = useId();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const { data, error, refetch } = useReportQuery({ variables: { id: id ?? '' }, skip: id === null });
  const report = id === null ? null : data?.report;

  function content() {
    if (error) return <ErrorState title="The report could not be opened" error={error} onRetry={() => { void refetch(); }} />;
    return report ? <><Proved report={report} /><Whole report={report} /></> : <RowsSkeleton count={8} what="report" />;
  }

  return (
    <Dialog open={id !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isNarrow} sx={onPaper} slotProps={{ paper: { ref: page } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pr: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ flex: 1, minWidth: 0, px: 3, py: 2 }}>
          <DialogTitle id={titleId} variant="h2" sx={{ p: 0, overflowWrap: 'anywhere' }}>{report?.title ?? 'Report'}</DialogTitle>
          {report ? <Typography variant="caption" color="textSecondary">{`${formatPeriod(report.period.from, report.period.to)}, generated ${formatDate(report.createdAt)}`}</Typography> : null}
        </Box>
        <IconButton aria-label="Close report" onClick={onClose} sx={{ mt: 1.5 }}><CloseIcon /></IconButton>
      </Box>
      <DialogContent tabIndex={0} sx={{ py: 3 }}>{content()}</DialogContent>
      <DialogActions sx={{ borderTop: '1px solid', borderColor: 'divider', px: 2, flexWrap: 'wrap', rowGap: 0.5 }}>
        {report ? <><ProofButton proven={{ kind: 'report', id: report.id }} of={report.title} /><ReportDownloads report={report} /><Button size="small" onClick={() => { if (page.current) printOne(page.current); }}>Print</Button></> : null}
        <Button onClick={onClose} variant="contained" sx={{ ml: 1 }}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
