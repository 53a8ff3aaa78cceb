/** What the sandbox remembers: grants, faults and changed objects. Its companies' books are computed and need no storage. */
import type { ProviderName } from '../contract.ts';
import type { Fault, FaultTarget } from './faults/fault.ts';

/** One company's permission, from the exchange of a code until somebody revokes it. */
export interface SandboxGrant {
  /** The identifier of the code that was exchanged for it. */
  readonly id: string;
  readonly provider: ProviderName;
  readonly companyId: string;
  /** How often its refresh token was replaced. */
  readonly generation: number;
  /** When it was replaced last; null before the first time. */
  readonly raisedAt: Date | null;
  readonly isRevoked: boolean;
}

/** Something that a control call did to a company's books. */
export interface BookChange {
  /** Rises within the company. */
  readonly sequence: number;
  readonly at: Date;
  /** delete: the object disappears instead of staying without an amount; the same as void where the vendor deletes nothing. */
  readonly kind: 'add' | 'amend' | 'void' | 'delete';
  /** Null for what is added. */
  readonly objectId: string | null;
  /** Of what is added or amended, in minor units of the company's currency. */
  readonly amountMinor: number | null;
}

export interface CompanyKey {
  readonly provider: ProviderName;
  readonly companyId: string;
}

export interface SandboxStore {
  /** Bytes under a name, made by the first caller of any server and the same for all of them afterwards. */
  setting(name: string, make: () => Buffer): Promise<Buffer>;
  /** False where this identifier was there before: a code that is used twice. */
  addGrant(grant: CompanyKey & { readonly id: string }): Promise<boolean>;
  grant(id: string): Promise<SandboxGrant | null>;
  hasLiveGrant(company: CompanyKey): Promise<boolean>;
  /** Raises the generation by one. False for a revoked grant and where it is not `from`, so that of many callers one succeeds. */
  raiseGeneration(id: string, from: number, at: Date): Promise<boolean>;
  revokeGrant(id: string): Promise<void>;
  revokeCompany(company: CompanyKey): Promise<void>;
  /**
   * One of several who connected the company leaves, without saying with which grant: all grants end with the last who leaves.
   * Invented companies are shared by strangers, and one visitor of a demo must not sign the others out.
   */
  leaveCompany(company: CompanyKey): Promise<void>;
  addFault(fault: Fault): Promise<void>;
  faults(): Promise<readonly Fault[]>;
  removeFaults(provider: ProviderName | null): Promise<void>;
  /** The fault that this call meets, counted as met; null where it meets none. */
  meetFault(target: FaultTarget): Promise<Fault | null>;
  addChange(company: CompanyKey, change: Omit<BookChange, 'sequence'>): Promise<BookChange>;
  /** Oldest first. */
  changes(company: CompanyKey): Promise<readonly BookChange[]>;
}
