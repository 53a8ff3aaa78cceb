/** A certificate from its verdict to the bytes: what ties out, the figures, the lines behind the counts, and how the file was read. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '../../../format/number.ts';
import { tabularFigures } from '../../../format/figure-style.ts';
import { Balances } from './Balances.tsx';
import type { Certificate } from './certificate-type.ts';
import { CertificateIdentity } from './CertificateIdentity.tsx';
import { CountedElsewhere } from './CountedElsewhere.tsx';
import { FileLines } from './FileLines.tsx';
import { proofTone } from './proof-words.ts';
import { ReadingChoices } from './ReadingChoices.tsx';
import { Totals } from './Totals.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h3">{title}</Typography>
      {children}
    </Box>
  );
}

function Verdict({ certificate: { proof, verdict, notes } }: { certificate: Certificate }) {
  return (
    <Alert severity={proofTone(proof)} variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <AlertTitle sx={{ mb: notes.length > 0 ? 0.5 : 0 }}>{verdict}</AlertTitle>
      {notes.map((note) => <Typography key={note} variant="body2" sx={{ mt: 0.5 }}>{note}</Typography>)}
    </Alert>
  );
}

function Counts({ certificate: { rowCount, rejectedCount, repairedCount, duplicateCount, duplicateCountNow } }: { certificate: Certificate }) {
  const known = (count: number | null | undefined): string => (count == null ? '—' : formatCount(count));
  const counts = [['Rows read', formatCount(rowCount)], ['Lines rejected', formatCount(rejectedCount)], ['Rows mended', known(repairedCount)], ['Not counted again', known(duplicateCount ?? duplicateCountNow)]] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' }, gap: 2 }}>
      {counts.map(([label, count]) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="caption" color="textSecondary">{label}</Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: tabularFigures }}>{count}</Typography>
        </Box>
      ))}
    </Box>
  );
}

export function CertificateContent({ certificate }: { certificate: Certificate }) {
  const { id, balances, totals, changes, rejectedCount, repairedCount, duplicateCountNow, choices } = certificate;
  return (
    <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Verdict certificate={certificate} />
      <Counts certificate={certificate} />
      {balances.length > 0 ? <Section title="Balances of the file"><Balances balances={balances} /></Section> : null}
      <Section title="File against ledger"><Totals totals={totals} /></Section>
      {changes.length > 0 ? <Section title="Since the import">{changes.map((change) => <Typography key={change} variant="body2">{change}</Typography>)}</Section> : null}
      {rejectedCount > 0 ? <Section title="Rejected lines"><FileLines fileId={id} kind="rejected" count={rejectedCount} /></Section> : null}
      {repairedCount ? <Section title="Mended rows"><FileLines fileId={id} kind="repaired" count={repairedCount} /></Section> : null}
      {duplicateCountNow > 0 ? <Section title="Not counted again"><CountedElsewhere fileId={id} count={duplicateCountNow} /></Section> : null}
      {choices.length > 0 ? <Section title="How the file was read"><ReadingChoices choices={choices} /></Section> : null}
      <Section title="The file itself"><CertificateIdentity certificate={certificate} /></Section>
    </Box>
  );
}
