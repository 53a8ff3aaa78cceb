/** Which providers this server can sign in at, real ones and their stand-ins. */
import type { Provider, ProviderName } from '../../providers/contract.ts';

export interface ProviderChoice {
  /** Where a business connects; null where the server has no credentials for it. Demo businesses get the sandbox. */
  choose(name: ProviderName, isDemo: boolean): Provider | null;
  /** The one that a connection was made with; null where the server cannot reach it any more. */
  of(name: ProviderName, isSandbox: boolean): Provider | null;
}

/** By what deliveries tell which connections they are about. */
export function sourceName(name: ProviderName, isSandbox: boolean): string {
  return isSandbox ? `sandbox:${name}` : name;
}
