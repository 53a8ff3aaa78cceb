/** /reset-password?token=… */
import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { ResetPasswordForm } from '../features/sessions/ResetPasswordForm.tsx';
import { paths } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  return (
    <Stack spacing={3}>
      <div>
        <PageTitle>Choose a new password</PageTitle>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>It signs you out everywhere; you then sign in with the new one.</Typography>
      </div>
      {token ? <ResetPasswordForm token={token} /> : (
        <Alert severity="warning" variant="outlined">This address is not complete. Open the link in the mail once more, or copy all of it.</Alert>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {'Is the link too old? '}
        <MuiLink component={Link} to={paths.forgotPassword}>Ask for a new one</MuiLink>
      </Typography>
    </Stack>
  );
}
