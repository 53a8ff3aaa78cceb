/** Signs in with e-mail address and password. */
import { useLoginMutation } from '../../generated/graphql.ts';
import type { LoginInput } from '../../generated/graphql.ts';
import { readRequestError } from '../../request-error.ts';
import type { RequestError } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useSessionChange } from './use-session-change.ts';

interface Outcomes {
  onSignedIn: () => void;
  onRefused: (error: RequestError) => void;
}

export function useLogin({ onSignedIn, onRefused }: Outcomes) {
  const [login] = useLoginMutation();
  const changeSession = useSessionChange();
  const toasts = useToasts();

  return async (input: LoginInput): Promise<void> => {
    try {
      await login({ variables: { input } });
      await changeSession();
      onSignedIn();
    } catch (error) {
      toasts.fail('Login Failed', 'Invalid credentials. Please try again.');
      onRefused(readRequestError(error));
    }
  };
}
