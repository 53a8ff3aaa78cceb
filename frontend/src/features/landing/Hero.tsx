/** The first screen: what the product is, one button, and an answer as the product gives it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { version } from '../../../package.json';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { SampleAnswer } from './SampleAnswer.tsx';

export function Hero() {
  return (
    <Box sx={{ bgcolor: 'background.default', borderBottom: '1px solid', borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={{ display: 'grid', gap: { xs: 5, md: 8 }, alignItems: 'center', gridTemplateColumns: { md: 'minmax(0, 1.05fr) minmax(0, 1fr)' }, py: { xs: 6, md: 12 } }}>
        <Box>
          <Stack direction="row" spacing={1} sx={{ mb: 3 }}>
            <StatusChip label={`v${version}`} tone="neutral" />
            <StatusChip label="BETA" tone="info" />
          </Stack>
          <PageTitle variant="hero">Your AI-Powered CFO Assistant</PageTitle>
          <Typography sx={{ mt: 2.5, fontSize: '1.125rem', maxWidth: '48ch' }} color="textSecondary">
            Drop in a file from your bank. See revenue, expenses, profit and cash flow. Ask in plain English, and get an answer
            with the transactions behind it.
          </Typography>
          <Button component={Link} to={paths.signUp} variant="contained" size="large" sx={{ mt: 4 }}>Get Started Free</Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            No card and no bank login needed. Runs on your own machine.
          </Typography>
        </Box>
        <SampleAnswer />
      </Container>
    </Box>
  );
}
