/** Ways in which a provider can fail, switched on for tests and for trying things out. */
import type { ProviderName } from '../../contract.ts';

export const FAULT_KINDS = [
  /** No answer at all. */ 'timeout',
  'error-500',
  'error-503',
  /** Half of the JSON, with an honest end of the answer. */ 'truncated',
  /** One byte in a while. */ 'drip',
  /** Many megabytes before the JSON ends. */ 'huge',
  /** A page of HTML, as proxies send. */ 'not-json',
  /** The connection breaks in the middle. */ 'hang-up',
  /** 429 with Retry-After. */ 'limited',
  /** Access tokens issued before the fault are out of date; newer ones work. */ 'expired',
  /** Refresh tokens are refused. */ 'refresh-refused',
  /** Pages repeat an object. */ 'repeated',
  /** Pages come in another order. */ 'shuffled',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** token: signing in and refreshing · data: the books. */
export const FAULT_PLACES = ['token', 'data', 'any'] as const;
export type FaultPlace = (typeof FAULT_PLACES)[number];

export interface Fault {
  readonly id: string;
  readonly provider: ProviderName;
  /** Null for every company. */
  readonly companyId: string | null;
  readonly kind: FaultKind;
  readonly place: FaultPlace;
  /** Calls that still go well. */
  readonly after: number;
  /** Calls that fail then; null for all. */
  readonly times: number | null;
  readonly retryAfterSeconds: number;
  readonly since: Date;
}

/** A call that may meet a fault. */
export interface FaultTarget {
  readonly provider: ProviderName;
  /** Null before anybody signed in. */
  readonly companyId: string | null;
  readonly place: 'token' | 'data';
  /** When the caller's access token was issued; null for calls without one. */
  readonly issuedAt: Date | null;
}

export function concerns(fault: Fault, target: FaultTarget): boolean {
  return fault.provider === target.provider
    && (fault.companyId === null || fault.companyId === target.companyId)
    && (fault.place === 'any' || fault.place === target.place)
    && (fault.kind !== 'expired' || (target.issuedAt !== null && target.issuedAt < fault.since))
    && (fault.kind !== 'refresh-refused' || target.place === 'token')
    && (!['repeated', 'shuffled'].includes(fault.kind) || target.place === 'data');
}
