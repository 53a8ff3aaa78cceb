/** Signs in with e-mail address and password. */
import { useLoginMutation } from '../../generated/graphql.ts';
import type { LoginInput } from '../../generated/graphql.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useSessionChange } from './use-session-change.ts';

export function useLogin(onSignedIn: () => void) {
  const [login] = useLoginMutation();
  const changeSession = useSessionChange();
  const toasts = useToasts();

  return async (input: LoginInput): Promise<void> => {
    try {
      await login({ variables: { input } });
      await changeSession();
      onSignedIn();
    } catch {
      toasts.fail('Login Failed', 'Invalid credentials. Please try again.');
    }
  };
}
