/** Changes the password; every other session of the account ends with it. */
import { useChangePasswordMutation } from '../../generated/graphql.ts';
import type { ChangePasswordInput } from '../../generated/graphql.ts';
import { readRequestError } from '../../request-error.ts';
import type { RequestError } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

export function useChangePassword(onRefused: (error: RequestError) => void) {
  const [change] = useChangePasswordMutation();
  const toasts = useToasts();

  /** True when it was changed. */
  return async (input: ChangePasswordInput): Promise<boolean> => {
    try {
      await change({
        variables: { input },
        // The session of this browser is a new one, and there is no other.
        update: (cache) => { cache.evict({ id: 'ROOT_QUERY', fieldName: 'sessions' }); },
      });
      toasts.succeed('Password changed', 'Your other sessions have been signed out.');
      return true;
    } catch (error) {
      onRefused(readRequestError(error));
      return false;
    }
  };
}
