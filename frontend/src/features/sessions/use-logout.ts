/** Signs out and leaves the dashboard, and with it everything that the account could see. */
import { useLogoutMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetDrafts } from './use-draft.ts';

export function useLogout() {
  const [logout, { loading }] = useLogoutMutation();
  const toasts = useToasts();

  const signOut = async (): Promise<void> => {
    try {
      await logout();
      forgetDrafts();
      location.assign(paths.landing);
    } catch (error) {
      toasts.fail('Logout Failed', requestErrorSentence(error));
    }
  };
  return { signOut, isPending: loading };
}
