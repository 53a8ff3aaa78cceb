/** /signup */
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { SignUpForm } from '../features/sessions/SignUpForm.tsx';
import { paths } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function SignUpPage() {
  const { state } = useLocation();
  return (
    <Stack spacing={3}>
      <div>
        <Button component={Link} to={paths.landing} size="small" startIcon={<ArrowBackIcon />} sx={{ ml: -1, mb: 1 }}>Back to Home</Button>
        <PageTitle>Create your account</PageTitle>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>Free to start, no card asked for.</Typography>
      </div>
      <SignUpForm />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {'Already have an account? '}
        <MuiLink component={Link} to={paths.login} state={state}>Sign in</MuiLink>
      </Typography>
    </Stack>
  );
}
