/** Forgets what was said about a layout, and takes that back. */
import type { ApolloCache } from '@apollo/client';
import { useForgetLayoutMutation, useRestoreLayoutMutation } from '../../generated/graphql.ts';
import { useDeletions, type Deletions } from '../../ui/deletions/use-deletions.ts';

function askAgain(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'layouts' });
  cache.gc();
}

export function useForgetLayout(): Deletions {
  const [forget] = useForgetLayoutMutation({ update: askAgain });
  const [restore] = useRestoreLayoutMutation({ update: askAgain });
  return useDeletions({
    noun: 'Layout',
    consequence: 'Later files like it are asked about again; files that were read stay as they are.',
    remove: (id) => forget({ variables: { id } }),
    restore: (id) => restore({ variables: { id } }),
  });
}
