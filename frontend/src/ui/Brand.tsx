/** The product's sign and name, as a link home. */
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

export function Brand({ to }: { to: string }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary', textDecoration: 'none', fontWeight: 600, fontSize: '1.0625rem', letterSpacing: '-0.02em' }}
    >
      <Box component="img" src="/favicon.svg" alt="" width={26} height={26} />
      Purser
    </Box>
  );
}
