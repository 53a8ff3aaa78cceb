/** Runs a call once per key: a repeated call gets the first answer again, also while the first is still running. */
import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type ErrorCode, type ErrorDetails } from '../../errors.ts';
import type { Claimed, IdempotencyStore, KeyOwner } from './idempotency-store.ts';
import { type KeyPlace, withSteps } from './steps.ts';

const LONGEST_KEY = 255;
const WAIT_MS = 50;
const LONGEST_WAIT_MS = 30_000;
const SIGN_OF_LIFE_MS = 4_000;

/** Refusals that say nothing about the request itself are not kept: a later try may go through. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'UNAUTHENTICATED']);

type Outcome<T> = { readonly value: T } | { readonly refusal: { code: ErrorCode; message: string; details: ErrorDetails } };

export class IdempotencyService {
  readonly #store: IdempotencyStore;

  constructor(store: IdempotencyStore) {
    this.#store = store;
  }

  /**
   * `request` is everything that makes two calls the same. `work` answers with JSON; its refusals are repeated like answers.
   * Throws CONFLICT where the key was used for another request.
   */
  async run<T>(owner: KeyOwner, key: string, request: readonly (string | Uint8Array)[], work: () => Promise<T>): Promise<{ value: T; isRepeated: boolean }> {
    if (key.length > LONGEST_KEY) throw new AppError('BAD_USER_INPUT', `An Idempotency-Key has at most ${LONGEST_KEY} characters.`);
    const name = createHash('sha256').update(key).digest('hex');
    const hash = requestHash(key, request);
    const found = await this.#claimOrWait<T>(owner, name, hash);
    if (!('place' in found)) return { value: unwrap(found), isRepeated: true };
    const outcome = await this.#attempt(owner, found, work);
    await this.#store.answer(owner, found.place, outcome);
    return { value: unwrap(outcome), isRepeated: false };
  }

  removeExpired(): Promise<void> {
    return this.#store.removeExpired();
  }

  /** The key once it is ours, or the first call's outcome. */
  async #claimOrWait<T>(owner: KeyOwner, name: string, hash: Buffer): Promise<Claimed | Outcome<T>> {
    for (let waitedMs = 0; waitedMs <= LONGEST_WAIT_MS; waitedMs += WAIT_MS) {
      const found = await this.#store.claim(owner, name, hash);
      if ('place' in found) return found;
      if (!found.requestHash.equals(hash)) throw new AppError('CONFLICT', 'This Idempotency-Key was already used for another request.');
      if (found.response !== null) return found.response as Outcome<T>;
      await pause(WAIT_MS);
    }
    throw new AppError('CONFLICT', 'The first request with this Idempotency-Key is still running. Try again later.');
  }

  async #attempt<T>(owner: KeyOwner, { place, madeBefore }: Claimed, work: () => Promise<T>): Promise<Outcome<T>> {
    const signs = this.#signsOfLife(owner, place);
    try {
      return { value: await withSteps(place, madeBefore, work) };
    } catch (error) {
      if (error instanceof AppError && !PASSING.has(error.code)) {
        return { refusal: { code: error.code, message: error.message, details: error.details } };
      }
      await this.#store.release(owner, place);
      throw error;
    } finally {
      clearInterval(signs);
    }
  }

  /** One at a time: each may have to wait for the transaction of a step. */
  #signsOfLife(owner: KeyOwner, place: KeyPlace): NodeJS.Timeout {
    let isUnderWay = false;
    return setInterval(() => {
      if (isUnderWay) return;
      isUnderWay = true;
      void this.#store.renew(owner, place).catch(() => undefined).finally(() => { isUnderWay = false; });
    }, SIGN_OF_LIFE_MS);
  }
}

/** Keyed by the client's own key, which is not stored: a body with a password cannot be guessed from the hash. */
function requestHash(key: string, request: readonly (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of request) hmac.update(`${part.length}:`).update(part);
  return hmac.digest();
}

function unwrap<T>(outcome: Outcome<T>): T {
  if ('value' in outcome) return outcome.value;
  throw new AppError(outcome.refusal.code, outcome.refusal.message, outcome.refusal.details);
}
