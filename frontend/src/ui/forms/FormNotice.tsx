/** What is wrong with a form as a whole; spoken as soon as it stands there. */
import Alert from '@mui/material/Alert';

export function FormNotice({ text }: { text: string | undefined }) {
  return text ? <Alert severity="error" variant="outlined">{text}</Alert> : null;
}
