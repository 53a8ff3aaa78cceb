/** What the forecast takes for granted. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../ui/SectionCard.tsx';

export function AssumptionsCard({ assumptions }: { assumptions: readonly string[] }) {
  return (
    <SectionCard title="What it takes for granted">
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {assumptions.map((assumption) => <Typography component="li" variant="body2" key={assumption}>{assumption}</Typography>)}
      </Box>
    </SectionCard>
  );
}
