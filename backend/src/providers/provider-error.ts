/** What can go wrong with a provider, in the four kinds that make a difference to whoever called it. */

/** denied: it wants a new sign-in · limited: it wants us to wait · unavailable: no or no usable answer now · broken: an answer that will not get better. */
export type ProviderFault = 'denied' | 'limited' | 'unavailable' | 'broken';

/** `message` is a sentence for the owner and holds nothing secret. */
export class ProviderError extends Error {
  readonly fault: ProviderFault;
  /** How long a limited caller has to wait. */
  readonly retryAfterMs: number | null;

  constructor(fault: ProviderFault, message: string, { retryAfterMs = null, cause }: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
