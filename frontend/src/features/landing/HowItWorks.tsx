/** Three steps, each with what it leaves behind. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FigureArtefact, FileArtefact, SummaryArtefact } from './artefacts.tsx';
import { LandingSection } from './LandingSection.tsx';

interface Step {
  title: string;
  text: string;
  artefact: ReactNode;
}

const steps: readonly Step[] = [
  {
    title: 'Connect',
    text: 'Upload a CSV or PDF from any bank today. Linking QuickBooks, Stripe, PayPal or Square is being built into the beta.',
    artefact: <FileArtefact />,
  },
  {
    title: 'Analyze',
    text: 'Transactions are sorted into accounts and categories, payments in two files are counted once, and trends and outliers stand out.',
    artefact: <FigureArtefact />,
  },
  {
    title: 'Report & Advise',
    text: 'Monthly board-ready reports and executive summaries from the same figures. Anomaly alerts and a scenario planner belong to the Pro plan.',
    artefact: <SummaryArtefact />,
  },
];

export function HowItWorks() {
  return (
    <LandingSection id="how-it-works" title="How Purser Works" intro="From a file to a figure that can be checked, in three steps.">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: { xs: 4, md: 3 }, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
        {steps.map(({ title, text, artefact }, index) => (
          <Box component="li" key={title} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
            {artefact}
            <Box>
              <Typography variant="h2" component="h3">{`${index + 1}. ${title}`}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>{text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </LandingSection>
  );
}
