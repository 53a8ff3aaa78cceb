/** Idempotency keys for both doors: the stored answer, and a session of its own for a repeated sign-in (tokens are stored nowhere). */
import type { IdempotencyService } from '../features/idempotency/idempotency.service.ts';
import { AppError } from '../errors.ts';
import type { NewSession, SessionsService } from '../features/sessions/sessions.service.ts';
import type { Newcomer, RequestContext } from './request-context.ts';

/** `call` is everything that makes two calls the same; `work` answers with JSON. */
export type RunOnce = <T>(context: RequestContext, key: string, call: readonly (string | Uint8Array)[], work: () => Promise<T>) => Promise<T>;

export function runOnceWith(idempotency: IdempotencyService, sessions: SessionsService): RunOnce {
  return async (context, key, call, work) => {
    const owner = context.viewer ? { businessId: context.viewer.businessId } : { address: context.address };
    const { value, isRepeated } = await idempotency.run(owner, key, call, async () => ({ answer: await work(), newcomer: context.newcomer() }));
    if (isRepeated && value.newcomer) context.signedIn(await welcomeAgain(sessions, value.newcomer), value.newcomer);
    return value.answer;
  };
}

/** A new password shuts out everybody who knew the old one, whatever they were answered before. */
async function welcomeAgain(sessions: SessionsService, { userId, passwordMark }: Newcomer): Promise<NewSession> {
  const session = await sessions.startAgain(userId, passwordMark);
  if (!session) throw new AppError('UNAUTHENTICATED', 'The password has changed since this call was first made. Please sign in.');
  return session;
}
