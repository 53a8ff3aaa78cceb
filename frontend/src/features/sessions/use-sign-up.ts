/** Creates an account; what is wrong with a field goes back to the form that asked for it. */
import { useSignUpMutation } from '../../generated/graphql.ts';
import type { SignUpInput } from '../../generated/graphql.ts';
import { readRequestError } from '../../request-error.ts';
import type { RequestError } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useSessionChange } from './use-session-change.ts';

interface Outcomes {
  onSignedIn: () => void;
  onRefused: (error: RequestError) => void;
}

export function useSignUp({ onSignedIn, onRefused }: Outcomes) {
  const [signUp] = useSignUpMutation();
  const changeSession = useSessionChange();
  const toasts = useToasts();

  return async (input: SignUpInput): Promise<void> => {
    try {
      await signUp({ variables: { input } });
      await changeSession();
      onSignedIn();
    } catch (error) {
      toasts.fail('Signup Failed', 'Unable to create account. Please try again.');
      onRefused(readRequestError(error));
    }
  };
}
