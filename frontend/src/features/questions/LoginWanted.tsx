/** What stands in place of the questions for somebody whose session has ended, with the way back to them. */
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { comingFrom } from '../sessions/use-after-sign-in.ts';

export function LoginWanted() {
  const location = useLocation();
  return (
    <EmptyState
      title="Please log in to ask questions about your financial data."
      action={<Button component={Link} to={paths.login} state={comingFrom(location)} variant="contained">Log in</Button>}
    />
  );
}
