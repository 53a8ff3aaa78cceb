/** Says that a sign-in at a provider came to nothing; the address that the provider led back to tells it. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useSearchParams } from 'react-router-dom';

export function ConnectionRefused() {
  const [search, setSearch] = useSearchParams();
  if (!search.has('error')) return null;
  return (
    <Alert severity="error" variant="outlined" onClose={() => setSearch({}, { replace: true })}>
      <AlertTitle sx={{ mb: 0 }}>Nothing was connected</AlertTitle>
      The sign-in at the provider was refused, or it took longer than ten minutes. Connect again, and finish it in the same browser.
    </Alert>
  );
}
