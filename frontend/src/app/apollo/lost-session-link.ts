/** Notices that the server no longer knows who is here: the session ran out, or was ended elsewhere. */
import type { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { readRequestError } from '../../request-error.ts';

const notSignedIn = 401;
/** A wrong password is answered in the same way and says nothing about a session. */
const passwordOperations = new Set(['Login', 'ChangePassword', 'DeleteAccount']);

export function createLostSessionLink(onLost: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const isLost = readRequestError(error).status === notSignedIn && !passwordOperations.has(operation.operationName ?? '');
    if (isLost) onLost();
  });
}
