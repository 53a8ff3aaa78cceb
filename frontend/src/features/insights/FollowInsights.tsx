/** Asks for the insights again when the server found them afresh, which is a moment after the figures; draws nothing. */
import { useInsightsChangedSubscription } from '../../generated/graphql.ts';

export function FollowInsights() {
  useInsightsChangedSubscription({
    onData({ client: { cache } }) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'insights' });
      cache.gc();
    },
  });
  return null;
}
