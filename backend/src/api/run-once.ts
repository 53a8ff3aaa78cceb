/** Idempotency keys for both doors: the stored answer, and a session of its own for a repeated sign-in (tokens are stored nowhere). */
import type { IdempotencyService } from '../features/idempotency/idempotency.service.ts';
import type { SessionsService } from '../features/sessions/sessions.service.ts';
import type { RequestContext } from './request-context.ts';

/** `call` is everything that makes two calls the same; `work` answers with JSON. */
export type RunOnce = <T>(context: RequestContext, key: string, call: readonly (string | Uint8Array)[], work: () => Promise<T>) => Promise<T>;

export function runOnceWith(idempotency: IdempotencyService, sessions: SessionsService): RunOnce {
  return async (context, key, call, work) => {
    const owner = context.viewer ? { businessId: context.viewer.businessId } : { address: context.address };
    const { value, isRepeated } = await idempotency.run(owner, key, call, async () => ({ answer: await work(), userId: context.signedInUserId() }));
    if (isRepeated && value.userId !== null) context.signedIn(await sessions.start(value.userId), value.userId);
    return value.answer;
  };
}
