/** The code with which a browser comes back from a provider's sign-in. */
import { ProviderError } from './provider-error.ts';

/** Throws ProviderError 'denied' where the owner said no there, or no code came along. */
export function codeOf(query: URLSearchParams, vendor: string): string {
  const code = query.get('code');
  if (query.has('error') || !code) throw new ProviderError('denied', `${vendor} was not connected: access was not granted there.`);
  if (!/^[\x21-\x7e]{1,4096}$/.test(code)) throw new ProviderError('broken', `${vendor} sent the browser back with a code that is none.`);
  return code;
}
