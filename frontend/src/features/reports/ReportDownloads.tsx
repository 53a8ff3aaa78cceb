/** The ways to keep a report: its text at once, the papers from a menu beside it. */
import DownloadIcon from '@mui/icons-material/Download';
import MoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { saveText } from '../../ui/save-text.ts';
import { useReportDownload, type PaperFormat } from './use-report-download.ts';

const PAPERS: readonly { format: PaperFormat; words: string }[] = [
  { format: 'pdf', words: 'PDF, to print and hand round' },
  { format: 'xlsx', words: 'Excel workbook, with formulas' },
  { format: 'csv', words: 'CSV, plain tables' },
];

interface Props {
  report: { id: string; title: string; content: string };
}

export function ReportDownloads({ report: { id, title, content } }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { download, pending } = useReportDownload({ id, title });
  const words = pending === null ? 'PDF, Excel, CSV' : 'Preparing…';
  return (
    <>
      <Button size="small" startIcon={<DownloadIcon />} aria-label={`Download ${title}`} onClick={() => saveText(`${title}.txt`, content, 'text/plain')}>Download</Button>
      <Button size="small" endIcon={<MoreIcon />} aria-haspopup="menu" aria-expanded={anchor !== null} aria-label={`${words} of ${title}`} disabled={pending !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {words}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PAPERS.map(({ format, words: says }) => <MenuItem key={format} onClick={() => { setAnchor(null); void download(format); }}>{says}</MenuItem>)}
      </Menu>
    </>
  );
}
