/** What the product does that can be checked by whoever uses it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LandingSection } from './LandingSection.tsx';

const features = [
  { title: 'Every figure has its rows', text: 'Answers, summaries and reports cite the transactions that add up to them. Open any figure and see where it comes from.' },
  { title: 'No model does the sums', text: 'Figures are computed from your ledger to the cent. A language model is optional; where one is used it only phrases what was computed.' },
  { title: 'It says what it cannot know', text: 'When a question is ambiguous it asks, and when your data cannot tell it says so instead of guessing.' },
  { title: 'Nothing dropped in silence', text: 'Rows that could not be read are listed with their line and the reason. The same payment in two files is counted once.' },
  { title: 'Yours to run', text: 'One command starts everything on your own machine. No account elsewhere, no key, no outside service needed.' },
  { title: 'Open to programs', text: 'Everything on screen is also offered as GraphQL and REST, with a playground and a typed client.' },
] as const;

export function Features() {
  return (
    <LandingSection id="features" title="Figures you can check" surface="page">
      <Box sx={{ display: 'grid', gap: { xs: 3.5, md: 5 }, gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' } }}>
        {features.map(({ title, text }) => (
          <Box key={title} sx={{ borderTop: '2px solid', borderColor: 'primary.main', pt: 2 }}>
            <Typography variant="h3">{title}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </LandingSection>
  );
}
