/** Enters the demo: a private copy of the sample company. */
import { useState } from 'react';
import { useDemoLoginMutation } from '../../generated/graphql.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useSessionChange } from './use-session-change.ts';

export function useDemoLogin(onSignedIn: () => void) {
  const [demoLogin] = useDemoLoginMutation();
  const [isPending, setPending] = useState(false);
  const changeSession = useSessionChange();
  const toasts = useToasts();

  const enterDemo = async (): Promise<void> => {
    setPending(true);
    try {
      await demoLogin();
      await changeSession();
      onSignedIn();
    } catch {
      toasts.fail('Demo Login Failed', 'Failed to login with demo account');
    } finally {
      setPending(false);
    }
  };
  return { enterDemo, isPending };
}
