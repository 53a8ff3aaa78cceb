/** /login */
import Divider from '@mui/material/Divider';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { DemoButton } from '../features/sessions/DemoButton.tsx';
import { LoginForm } from '../features/sessions/LoginForm.tsx';
import { paths } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function LoginPage() {
  const { state } = useLocation();
  return (
    <Stack spacing={3}>
      <div>
        <PageTitle>Sign in</PageTitle>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>Your figures, and the transactions behind them.</Typography>
      </div>
      <LoginForm />
      <Divider><Typography variant="caption" color="textSecondary">or</Typography></Divider>
      <div>
        <DemoButton variant="outlined" size="large" fullWidth />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1, textAlign: 'center' }}>
          The demo offers pre-loaded sample data. Your copy is private and is removed after 24 hours.
        </Typography>
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {"Don't have an account? "}
        <MuiLink component={Link} to={paths.signUp} state={state}>Sign up</MuiLink>
      </Typography>
    </Stack>
  );
}
