/** What a browser that comes back from a provider leads to: a connection, or why there is none. */
import type { ProviderName } from '../../providers/contract.ts';
import { ProviderError } from '../../providers/provider-error.ts';

/**
 * signed-out: nobody is signed in here. refused: the state is missing, foreign, used or too old. declined: the provider was told no.
 * other-company: another company of this provider is connected. unavailable: the provider did not answer. failed: it answered something else.
 */
export const RETURN_FAULTS = ['signed-out', 'connection-refused', 'declined', 'other-company', 'plan-required', 'unavailable', 'failed'] as const;
export type ReturnFault = (typeof RETURN_FAULTS)[number];

export type ReturnOutcome = { readonly connected: ProviderName } | { readonly fault: ReturnFault };

export function faultOf(error: unknown): ReturnFault | null {
  if (!(error instanceof ProviderError)) return null;
  if (error.fault === 'denied') return 'declined';
  return error.fault === 'broken' ? 'failed' : 'unavailable';
}

/** What the vendor's own word for a sign-in without success means (RFC 6749, 4.1.2.1); any other is a no. */
export function faultOfRefusal(word: string | null): ReturnFault {
  if (word === 'server_error' || word === 'temporarily_unavailable') return 'unavailable';
  return /^(invalid_|unauthorized_client$|unsupported_)/.test(word ?? '') ? 'failed' : 'declined';
}
