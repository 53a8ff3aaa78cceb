/** Deletes the account with everything in it, and leaves for the landing page, which is another document: nothing of the account stays in memory. */
import { useDeleteAccountMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { readRequestError } from '../../request-error.ts';
import type { RequestError } from '../../request-error.ts';

export function useDeleteAccount(onRefused: (error: RequestError) => void) {
  const [deleteAccount] = useDeleteAccountMutation();

  return async (password: string | null): Promise<void> => {
    try {
      await deleteAccount({ variables: { password } });
    } catch (error) {
      onRefused(readRequestError(error));
      return;
    }
    location.assign(paths.landingAfterDeletion);
  };
}
