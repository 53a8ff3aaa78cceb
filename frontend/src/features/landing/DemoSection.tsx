/** What the demo shows, and the way into it. */
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { LandingSection } from './LandingSection.tsx';

const checklist = [
  'Upload a file from your bank today; connect accounting in 30 seconds later in this beta',
  'View real-time KPIs: revenue, expenses, profit and cash flow',
  'AI insights, with the transactions that led to them',
  'Automated reports, ready to download',
] as const;

export function DemoSection() {
  return (
    <LandingSection
      id="demo"
      title="Look around before you sign up"
      intro="The demo is a private copy of a sample company with a full set of books. It is yours to change, and it is removed after 24 hours."
    >
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, alignItems: 'center', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.75 }}>
            {checklist.map((item) => (
              <Box component="li" key={item} sx={{ display: 'flex', gap: 1.25 }}>
                <CheckIcon aria-hidden="true" sx={{ color: 'success.main', mt: '2px' }} fontSize="small" />
                {item}
              </Box>
            ))}
          </Box>
          <Button component={Link} to={paths.login} variant="contained" size="large" sx={{ mt: 4 }}>Try Demo Account</Button>
        </Box>
        <Card sx={{ p: 4, minHeight: 220, display: 'grid', placeContent: 'center', textAlign: 'center', bgcolor: 'background.default', borderStyle: 'dashed' }}>
          <Typography variant="h3" component="p">Interactive demo coming soon</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, maxWidth: '40ch' }}>
            A guided tour will stand here. The demo account already works: it is the whole product, filled with sample data.
          </Typography>
        </Card>
      </Box>
    </LandingSection>
  );
}
