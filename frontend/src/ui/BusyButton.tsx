/** A button that is disabled and says so in words while its work is under way. */
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface Props extends ButtonProps {
  isPending: boolean;
  /** What the button says meanwhile: "Signing in...". */
  pendingLabel: string;
}

export function BusyButton({ isPending, pendingLabel, children, disabled, startIcon, ...rest }: Props) {
  const icon = isPending ? <CircularProgress color="inherit" size={16} aria-hidden="true" /> : startIcon;
  return (
    <Button {...rest} disabled={isPending || disabled === true} startIcon={icon}>
      {isPending ? pendingLabel : children}
    </Button>
  );
}
