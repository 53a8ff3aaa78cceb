/** Every address that leads nowhere. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function NotFoundPage() {
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 10, md: 16 }, px: 2 }}>
      <PageTitle variant="display">404 Page Not Found</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>There is nothing at this address. It may have been mistyped, or the page has moved.</Typography>
      <Button component={Link} to={paths.landing} variant="contained">Go to the start page</Button>
    </Box>
  );
}
