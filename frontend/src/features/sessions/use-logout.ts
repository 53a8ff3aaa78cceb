/** Signs out and leaves the dashboard before anything on it can ask for data again. */
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useSessionChange } from './use-session-change.ts';

export function useLogout() {
  const [logout, { loading }] = useLogoutMutation();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const toasts = useToasts();

  const signOut = async (): Promise<void> => {
    try {
      await logout();
      await navigate(paths.landing);
      await changeSession();
    } catch (error) {
      toasts.fail('Logout Failed', requestErrorSentence(error));
    }
  };
  return { signOut, isPending: loading };
}
