/** Our own app as the imitated vendors know it: what real ones give out in their developer pages. One for all of them. */
import type { Seal } from './seal.ts';

export interface SandboxApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What deliveries are signed with; for PayPal the identifier of the webhook, which has letters and digits only. */
  readonly webhookSecret: string;
}

export function makeApp(seal: Seal): SandboxApp {
  return { clientId: 'ca_SandboxPurser', clientSecret: `sk_test_${seal.derive('client')}`, webhookSecret: `whsec${seal.derive('webhook').slice(0, 40)}` };
}
