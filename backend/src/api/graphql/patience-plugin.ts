/** A mutation may take longer than a query: see database/patience.ts. */
import type { ApolloServerPlugin } from '@apollo/server';
import { expectChange } from '../../database/patience.ts';
import type { RequestContext } from '../request-context.ts';

export const patiencePlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async (request) => {
      if (request.operation?.operation === 'mutation') expectChange();
    },
  }),
};
