/** /forgot-password */
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { ForgotPasswordForm } from '../features/sessions/ForgotPasswordForm.tsx';
import { paths } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function ForgotPasswordPage() {
  const { state } = useLocation();
  return (
    <Stack spacing={3}>
      <div>
        <PageTitle>Forgot your password?</PageTitle>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>We mail you a link to choose a new one.</Typography>
      </div>
      <ForgotPasswordForm />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {'Remembered it? '}
        <MuiLink component={Link} to={paths.login} state={state}>Sign in</MuiLink>
      </Typography>
    </Stack>
  );
}
