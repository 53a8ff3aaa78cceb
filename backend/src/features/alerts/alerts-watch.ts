/** Hears when the alerts of a business changed, so that what is on screen can be asked for again. */
import { notify, type Notifications } from '../../database/notifications.ts';
import type { TransactionHandle } from '../../database/sql-runner.ts';
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

  /** Calls back with each change in the viewer's business, until the returned function is called. */
  watch({ businessId }: Viewer, onChange: (isChanged: true) => void): () => void {
    return this.#notifications.listen(ALERTS_CHANGED, (payload) => {
      if (typeof payload === 'object' && payload !== null && 'businessId' in payload && payload.businessId === businessId) onChange(true);
    });
  }
}
