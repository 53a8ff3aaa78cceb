/** Waits for a connection to change, for as long as a call may take. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Notifications } from '../../database/notifications.ts';
import { INTEGRATION_CHANGED, isIntegrationChange } from './integration-change.ts';
import type { ConnectionRef } from './integration.entity.ts';

/** Looked at this often without any news, in case the connection that brings them is away. */
const LOOK_EVERY_MS = 2_000;

export class SyncWait {
  readonly #stop: () => void;
  #news: () => void = () => undefined;

  /** Listens from now on. */
  constructor(notifications: Notifications, { integrationId }: ConnectionRef) {
    this.#stop = notifications.listen(INTEGRATION_CHANGED, (payload) => {
      if (isIntegrationChange(payload) && payload.integrationId === integrationId) this.#news();
    });
  }

  /** What `look` sees once that is enough, or when the time is over. */
  async until<T>(look: () => Promise<T>, isEnough: (seen: T) => boolean, patienceMs: number): Promise<T> {
    const endsAtMs = Date.now() + patienceMs;
    for (;;) {
      const news = new Promise<void>((resolve) => { this.#news = resolve; });
      const seen = await look();
      const leftMs = endsAtMs - Date.now();
      if (isEnough(seen) || leftMs <= 0) return seen;
      const timer = new AbortController();
      await Promise.race([news, pause(Math.min(leftMs, LOOK_EVERY_MS), undefined, { signal: timer.signal }).catch(() => undefined)]);
      timer.abort();
    }
  }

  end(): void {
    this.#stop();
  }
}
