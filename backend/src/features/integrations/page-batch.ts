/** Gathers small pages, so that storing costs once for many rows: what a later page says of a movement comes before an earlier one's word. */
import type { PulledPage, PulledRow, PulledSubscription, SkippedMovement } from '../../providers/contract.ts';

const ENOUGH_ROWS = 1_000;
/** A slow provider's pages are stored, and shown, before that many are there. */
const LONGEST_WAIT_MS = 2_000;

export class PageBatch {
  readonly #rows = new Map<string, PulledRow>();
  readonly #goneIds = new Set<string>();
  readonly #subscriptions = new Map<string, PulledSubscription>();
  readonly #skipped: SkippedMovement[] = [];
  readonly #startedAtMs = Date.now();
  #last: PulledPage | null = null;

  add(page: PulledPage): void {
    for (const row of page.rows) {
      this.#rows.set(row.externalId, row);
      this.#goneIds.delete(row.externalId);
    }
    for (const id of page.goneIds) {
      this.#rows.delete(id);
      this.#goneIds.add(id);
    }
    for (const subscription of page.subscriptions ?? []) this.#subscriptions.set(subscription.externalId, subscription);
    this.#skipped.push(...(page.skipped ?? []));
    this.#last = page;
  }

  get isDue(): boolean {
    return this.#rows.size + this.#goneIds.size + this.#subscriptions.size >= ENOUGH_ROWS || Date.now() - this.#startedAtMs >= LONGEST_WAIT_MS;
  }

  /** All of it as one page that ends where the last one did; null without any. */
  get page(): PulledPage | null {
    return this.#last && { ...this.#last, rows: [...this.#rows.values()], goneIds: [...this.#goneIds], subscriptions: [...this.#subscriptions.values()], skipped: this.#skipped };
  }
}
