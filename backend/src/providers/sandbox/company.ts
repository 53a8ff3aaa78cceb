/** The invented companies: the same few people keep books at every vendor. */
import type { ProviderName } from '../contract.ts';

export interface SandboxCompany {
  readonly provider: ProviderName;
  /** As the vendor writes identifiers of companies. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly country: string;
  /** Letters and digits that tell its objects from those of others. */
  readonly code: string;
}
