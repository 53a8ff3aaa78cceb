/** What every change of session does: forget what the account before could see, and ask anew who is here. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

export function useSessionChange(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    try {
      await client.resetStore();
    } catch {
      // A query that could not be asked anew says so where it is shown; the session has changed all the same.
    }
  }, [client]);
}
