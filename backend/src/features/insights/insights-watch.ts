/** Hears when the insights of a business were found afresh, so that what is on screen can be asked for again. */
import { notify, type Notifications } from '../../database/notifications.ts';
import type { TransactionHandle } from '../../database/sql-runner.ts';
import { watchChanges } from '../../database/watch-changes.ts';
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

  /** Calls back once the listening is in force, for what was found since the viewer last asked, then with each refresh of their business, until the returned function is called. */
  watch({ businessId }: Viewer, onChange: (isChanged: true) => void): () => void {
    const isChanged = async (): Promise<true> => true;
    return watchChanges<true>(this.#notifications, {
      channel: INSIGHTS_CHANGED,
      now: async () => [await isChanged()],
      changed: (payload) => (typeof payload === 'object' && payload !== null && 'businessId' in payload && payload.businessId === businessId ? isChanged : null),
    }, onChange);
  }
}
