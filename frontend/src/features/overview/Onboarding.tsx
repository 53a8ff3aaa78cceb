/** What an account without data sees: three steps to its first answer, and a sample statement for whoever has no file at hand. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { isBeingRead } from '../files/file-state.ts';
import { useFiles } from '../files/use-files.ts';
import { useImportSample } from '../files/use-import-sample.ts';
import { SamplePreview } from './SamplePreview.tsx';

interface StepProps {
  number: number;
  title: string;
  text: string;
  isNext?: boolean;
  children?: ReactNode;
}

function Step({ number, title, text, isNext = false, children }: StepProps) {
  return (
    <Box component="li" aria-current={isNext ? 'step' : undefined} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Box
        aria-hidden="true"
        sx={{
          flex: 'none', width: 28, height: 28, borderRadius: '50%', display: 'grid', placeItems: 'center', fontSize: '0.8125rem', fontWeight: 600, border: '1px solid',
          ...(isNext ? { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' } : { color: 'text.secondary', borderColor: 'edge' }),
        }}
      >
        {number}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>{text}</Typography>
        {children}
      </Box>
    </Box>
  );
}

/** A file that is on its way, or the two ways to a first one. */
function FirstData() {
  const { files = [] } = useFiles();
  const { importSample, isImporting } = useImportSample();
  const coming = files.find(isBeingRead);
  if (coming) {
    return <Typography variant="body2" role="status" sx={{ mt: 1.5, fontWeight: 500 }}>{`${coming.fileName} is being read. The figures appear here by themselves.`}</Typography>;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button component={Link} to={paths.analysis} variant="contained">Upload a bank file</Button>
      <BusyButton variant="outlined" isPending={isImporting} pendingLabel="Importing..." onClick={() => { void importSample(); }}>Import a sample statement</BusyButton>
    </Box>
  );
}

export function Onboarding() {
  const titleId = useId();
  return (
    <>
      <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" id={titleId}>Three steps to your first answer</Typography>
        <Typography variant="body2" color="textSecondary">A CSV or PDF from your bank is enough. It stays on this server.</Typography>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' } }}>
          <Step number={1} title="Bring in your payments" text="Revenue, expenses, profit and cash flow are there a moment later, each with the rows behind it." isNext><FirstData /></Step>
          <Step number={2} title="Ask a question" text="In plain English: what was my revenue last month? The answer shows its rows." />
          <Step number={3} title="Get a report" text="Monthly or quarterly, to read, to send or to keep." />
        </Box>
      </Card>
      <SamplePreview />
    </>
  );
}
