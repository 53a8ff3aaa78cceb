/** Asks for the alerts again when a scan or another window changed them; draws nothing. */
import { useAlertsChangedSubscription } from '../../generated/graphql.ts';

export function FollowAlerts() {
  useAlertsChangedSubscription({
    onData({ client: { cache } }) {
      for (const fieldName of ['alerts', 'alertScan']) cache.evict({ id: 'ROOT_QUERY', fieldName });
      cache.gc();
    },
  });
  return null;
}
