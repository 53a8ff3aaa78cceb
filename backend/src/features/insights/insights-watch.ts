/** Hears when the insights of a business were found afresh, so that what is on screen can be asked for again. */
import { notify, type Notifications } from '../../database/notifications.ts';
import type { TransactionHandle } from '../../database/sql-runner.ts';
import type { Viewer } from '../users/viewer.ts';

const INSIGHTS_CHANGED = 'insights_changed';

export async function notifyInsightsChanged(handle: TransactionHandle, businessId: string): Promise<void> {
  await notify(handle, INSIGHTS_CHANGED, { businessId });
}

export class InsightsWatch {
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  /** Calls back with each refresh of the viewer's business, until the returned function is called. */
  watch({ businessId }: Viewer, onChange: (isChanged: true) => void): () => void {
    return this.#notifications.listen(INSIGHTS_CHANGED, (payload) => {
      if (typeof payload === 'object' && payload !== null && 'businessId' in payload && payload.businessId === businessId) onChange(true);
    });
  }
}
