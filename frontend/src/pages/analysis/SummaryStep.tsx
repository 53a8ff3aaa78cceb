/** Step 3: have the chosen file summed up for whoever decides. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GenerateSummaryButton } from '../../features/summaries/GenerateSummaryButton.tsx';
import { SummaryList } from '../../features/summaries/SummaryList.tsx';

export function SummaryStep({ file }: { file: { id: string; fileName: string } }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {`Revenue, expenses and net profit of ${file.fileName} over its whole span, and what drove them`}
        </Typography>
        <GenerateSummaryButton fileId={file.id} />
      </Box>
      <SummaryList fileId={file.id} />
    </Box>
  );
}
