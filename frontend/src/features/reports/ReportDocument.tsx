/** A report to read: what it covers, its sections with figures, charts and tables, what must add up, and how figures are made. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportIntegrity } from './ReportIntegrity.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ReportBlock, ReportDocumentData } from './report-document.ts';

function Sentences({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((text, index) => <Typography key={index} variant="body1" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}><UnbrokenAmounts text={text} /></Typography>);
}

function Block({ block, above, document }: { block: ReportBlock; above: string; document: ReportDocumentData }) {
  switch (block.kind) {
    case 'sentences': return <Sentences paragraphs={block.paragraphs} />;
    case 'figures': return <ReportFigures figures={block.figures} currency={document.currency} previousPeriod={document.previousPeriod} yearBefore={document.yearBefore} />;
    case 'table': return <ReportTable table={block} currency={document.currency} above={above} />;
    case 'chart': return <ReportChart chart={block} currency={document.currency} />;
  }
}

/** Pages break between blocks; through a grid they break badly. */
const stackedOnPaper = { '@media print': { display: 'block', '& > * + *': { mt: 2 } } } as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', ...stackedOnPaper }}>
      {title === '' ? null : <Typography variant="h3" sx={{ breakAfter: 'avoid' }}>{title}</Typography>}
      {children}
    </Box>
  );
}

export function ReportDocument({ document }: { document: ReportDocumentData }) {
  const { businessName, period, previousPeriod, yearBefore, currency, sections, integrity, notes } = document;
  const compared = [previousPeriod, ...(yearBefore ? [yearBefore] : [])].map(({ label }) => label).join(' and ');
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', ...stackedOnPaper }}>
      <Box>
        <Typography variant="subtitle2" component="p">{businessName}</Typography>
        <Typography variant="body2" color="textSecondary">{`${period.label}, compared with ${compared}. Amounts in ${currency}.`}</Typography>
      </Box>
      {sections.map(({ title, blocks }, index) => <Section key={index} title={title}>{blocks.map((block, at) => <Block key={at} block={block} above={title} document={document} />)}</Section>)}
      {integrity.length > 0 ? <Section title="What must add up"><ReportIntegrity checks={integrity} currency={currency} /></Section> : null}
      {notes.length > 0 ? <Section title="How these figures are made">{notes.map((note) => <Typography key={note} variant="body2" color="textSecondary" sx={{ maxWidth: '72ch' }}>{note}</Typography>)}</Section> : null}
    </Box>
  );
}
