/** Enters the demo with one click. */
import type { ButtonProps } from '@mui/material/Button';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useDemoLogin } from './use-demo-login.ts';

export function DemoButton(look: Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>) {
  const { enterDemo, isPending } = useDemoLogin(useAfterSignIn());
  return (
    <BusyButton {...look} isPending={isPending} pendingLabel="Loading Demo..." onClick={() => void enterDemo()}>
      Try Demo Account
    </BusyButton>
  );
}
