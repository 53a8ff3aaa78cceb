/** A part that could not be loaded: what happened and a way to try again. The rest of the page goes on working. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { requestErrorText } from '../request-error.ts';

interface Props {
  /** "The reports could not be loaded" */
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function ErrorState({ title, error, onRetry }: Props) {
  return (
    <Alert severity="error" variant="outlined" action={<Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>Try again</Button>}>
      <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle>
      {requestErrorText(error)}
    </Alert>
  );
}
