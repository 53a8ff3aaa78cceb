/** Deletes the account with everything in it, and leaves the dashboard before anything on it can ask for data again. */
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { readRequestError } from '../../request-error.ts';
import type { RequestError } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useSessionChange } from '../sessions/use-session-change.ts';

export function useDeleteAccount(onRefused: (error: RequestError) => void) {
  const [deleteAccount] = useDeleteAccountMutation();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const toasts = useToasts();

  return async (password: string | null): Promise<void> => {
    try {
      await deleteAccount({ variables: { password } });
    } catch (error) {
      onRefused(readRequestError(error));
      return;
    }
    await navigate(paths.landing);
    await changeSession();
    toasts.succeed('Account deleted', 'Everything that belonged to it is gone.');
  };
}
