/** The footer of the public pages: every link leads to a page that exists. */
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: paths.landingSection('features') },
      { label: 'Pricing', to: paths.landingSection('pricing') },
      { label: 'Demo', to: paths.landingSection('demo') },
      { label: 'Integrations', to: paths.publicIntegrations },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Careers', to: paths.careers },
      { label: 'Contact', to: paths.contact },
      { label: 'Blog', to: paths.blog },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help', to: paths.help },
      { label: 'Docs', to: paths.docs },
      { label: 'Security', to: paths.security },
      { label: 'Privacy', to: paths.privacy },
    ],
  },
];

export function PublicFooter() {
  return (
    <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.default', py: { xs: 5, md: 7 } }}>
      <Container maxWidth="lg" sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' } }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Brand to={paths.landing} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '36ch' }}>
            A finance chief for small businesses. Beta release, open source, at home on your own machine.
          </Typography>
        </Box>
        {columns.map(({ title, links }) => (
          <Box component="nav" aria-label={title} key={title}>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>{title}</Typography>
            {links.map(({ label, to }) => (
              <MuiLink key={label} component={Link} to={to} color="textSecondary" underline="hover" variant="body2" sx={{ display: 'block', py: 0.5 }}>{label}</MuiLink>
            ))}
          </Box>
        ))}
      </Container>
    </Box>
  );
}
