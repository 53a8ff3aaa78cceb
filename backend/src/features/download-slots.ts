/** Downloads that are written while they are read hold a connection of the database for as long as the reader takes: few at once, and one per business. */
import { AppError } from '../errors.ts';

const AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 15;

export class DownloadSlots {
  readonly #running = new Set<string>();

  /** Throws RATE_LIMITED while one of the same business is under way, or too many of others. */
  check(businessId: string): void {
    if (this.#running.has(businessId)) throw new AppError('RATE_LIMITED', 'An export of this account is under way already. Let it finish, or try again in a moment.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (this.#running.size >= AT_ONCE) throw new AppError('RATE_LIMITED', 'Others are exporting their data right now. Please try again in a moment.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  /** Throws as `check`. */
  async during(businessId: string, work: () => Promise<void>): Promise<void> {
    this.check(businessId);
    this.#running.add(businessId);
    try {
      await work();
    } finally {
      this.#running.delete(businessId);
    }
  }
}
