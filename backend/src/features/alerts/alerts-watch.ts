/** Hears when the alerts of a business changed, so that what is on screen can be asked for again. */
import { notify, type Notifications } from '../../database/notifications.ts';
import type { TransactionHandle } from '../../database/sql-runner.ts';
import { watchChanges } from '../../database/watch-changes.ts';
import type { Viewer } from '../users/viewer.ts';

const ALERTS_CHANGED = 'alerts_changed';

export async function notifyAlertsChanged(handle: TransactionHandle, businessId: string): Promise<void> {
  await notify(handle, ALERTS_CHANGED, { businessId });
}

export class AlertsWatch {
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  /** Calls back once the listening is in force, for what changed since the viewer last asked, then with each change in their business, until the returned function is called. */
  watch({ businessId }: Viewer, onChange: (isChanged: true) => void): () => void {
    const isChanged = async (): Promise<true> => true;
    return watchChanges<true>(this.#notifications, {
      channel: ALERTS_CHANGED,
      now: async () => [await isChanged()],
      changed: (payload) => (typeof payload === 'object' && payload !== null && 'businessId' in payload && payload.businessId === businessId ? isChanged : null),
    }, onChange);
  }
}
