/** Where QuickBooks will be connected; the button waits for the release that can do it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SectionCard } from '../../ui/SectionCard.tsx';

export function QuickBooksSection() {
  const reasonId = useId();
  return (
    <SectionCard title="QuickBooks" subtitle="Connect your books through Intuit's own sign-in; you choose the company, a sandbox company included, while authorizing.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="contained" disabled aria-describedby={reasonId}>Connect QuickBooks</Button>
        <Typography variant="body2" color="textSecondary" id={reasonId}>Connecting is not possible in this release of the beta yet.</Typography>
      </Box>
    </SectionCard>
  );
}
