/** A bound on a call to a provider: whoever waits gives up in time, whatever the call does. */
import { ProviderError } from '../../providers/provider-error.ts';

export async function withinTime<T>(call: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('unavailable', `The provider did not answer within ${Math.round(limitMs / 1000)} seconds.`)), limitMs);
  });
  call.catch(() => undefined); // nobody may be listening any more when it fails
  try {
    return await Promise.race([call, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
