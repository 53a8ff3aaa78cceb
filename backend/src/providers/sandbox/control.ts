/** The switches of the sandbox: faults, revocations and changes in a company's books, for tests and for whoever tries things out. */
import { randomUUID } from 'node:crypto';
import { PROVIDER_NAMES, type ProviderName } from '../contract.ts';
import { type Exchange, json, jsonObject, type Reply } from './exchange.ts';
import { type Fault, FAULT_KINDS, FAULT_PLACES, type FaultKind, type FaultPlace } from './faults/fault.ts';
import type { BookChange, CompanyKey, SandboxStore } from './store.ts';

export interface FaultOrder {
  readonly provider: ProviderName;
  readonly kind: FaultKind;
  /** Every company without it. */
  readonly companyId?: string;
  readonly place?: FaultPlace;
  readonly after?: number;
  /** For ever without it. */
  readonly times?: number;
  readonly retryAfterSeconds?: number;
}

export interface ChangeOrder extends CompanyKey {
  readonly kind: BookChange['kind'];
  readonly objectId?: string;
  readonly amountMinor?: number;
}

export interface ControlParts {
  readonly store: SandboxStore;
  readonly clock: () => Date;
  /** Tells our app that a company's books changed, as the vendor does. */
  announce(company: CompanyKey, change: BookChange): Promise<void>;
}

const MOST = 1_000_000;

export class Control {
  readonly #parts: ControlParts;

  constructor(parts: ControlParts) {
    this.#parts = parts;
  }

  async addFault({ provider, kind, companyId, place, after, times, retryAfterSeconds }: FaultOrder): Promise<Fault> {
    const fault: Fault = { id: randomUUID(), provider, kind, companyId: companyId ?? null, place: place ?? 'data', after: after ?? 0, times: times ?? null, retryAfterSeconds: retryAfterSeconds ?? 1, since: this.#parts.clock() };
    await this.#parts.store.addFault(fault);
    return fault;
  }

  removeFaults(provider: ProviderName | null = null): Promise<void> {
    return this.#parts.store.removeFaults(provider);
  }

  /** As if the company's owner had taken the permission back at the vendor. */
  revoke(company: CompanyKey): Promise<void> {
    return this.#parts.store.revokeCompany(company);
  }

  /** Changes the books and sends the webhook. Resolves also where nobody takes it. */
  async change({ provider, companyId, kind, objectId, amountMinor }: ChangeOrder): Promise<BookChange> {
    const { store, clock, announce } = this.#parts;
    const company = { provider, companyId };
    const change = await store.addChange(company, { at: clock(), kind, objectId: objectId ?? null, amountMinor: amountMinor ?? null });
    await announce(company, change);
    return change;
  }

  /** The same by HTTP. */
  async answer({ method, path, query, headers, body }: Exchange): Promise<Reply> {
    // Pages of other origins cannot send this type without being asked about it first.
    if (method === 'POST' && headers['content-type']?.startsWith('application/json') !== true) return json(415, { error: 'Send JSON.' });
    const sent = jsonObject(body.toString('utf8'));
    switch (`${method} ${path}`) {
      case 'GET /faults': return json(200, await this.#parts.store.faults());
      case 'DELETE /faults': await this.removeFaults(oneOf(PROVIDER_NAMES, query.get('provider'))); return json(200, []);
      case 'POST /faults': {
        const order = faultOrder(sent);
        return order ? json(201, await this.addFault(order)) : refused(`Send { provider, kind }, and companyId, place, after, times or retryAfterSeconds as needed. Kinds: ${FAULT_KINDS.join(', ')}.`);
      }
      case 'POST /revocations': {
        const company = companyIn(sent);
        return company ? json(200, company, await this.revoke(company).then(() => ({}))) : refused('Send { provider, companyId }.');
      }
      case 'POST /changes': {
        const order = changeOrder(sent);
        return order ? json(201, await this.change(order)) : refused('Send { provider, companyId, kind: add | amend | void | delete }, with objectId for what there is and amountMinor for what is added or amended.');
      }
      default: return json(404, { error: 'There is no such switch.' });
    }
  }
}

function refused(error: string): Reply {
  return json(400, { error });
}

function faultOrder(sent: Record<string, unknown>): FaultOrder | null {
  const [provider, kind, place] = [oneOf(PROVIDER_NAMES, sent['provider']), oneOf(FAULT_KINDS, sent['kind']), oneOf(FAULT_PLACES, sent['place'] ?? 'data')];
  const numbers = ['after', 'times', 'retryAfterSeconds'].filter((name) => sent[name] !== undefined);
  const { companyId } = sent;
  if (!provider || !kind || !place || !numbers.every((name) => isCount(sent[name])) || (companyId !== undefined && typeof companyId !== 'string')) return null;
  return { provider, kind, place, ...(companyId === undefined ? {} : { companyId }), ...Object.fromEntries(numbers.map((name) => [name, sent[name]])) };
}

function changeOrder(sent: Record<string, unknown>): ChangeOrder | null {
  const [company, kind] = [companyIn(sent), oneOf(['add', 'amend', 'void', 'delete'] as const, sent['kind'])];
  const { objectId, amountMinor } = sent;
  if (!company || !kind) return null;
  if (kind === 'add' ? objectId !== undefined : typeof objectId !== 'string') return null;
  if (kind === 'void' || kind === 'delete' ? amountMinor !== undefined : !isCount(amountMinor) || amountMinor === 0) return null;
  return { ...company, kind, ...(kind === 'add' ? {} : { objectId: String(objectId) }), ...(amountMinor === undefined ? {} : { amountMinor: Number(amountMinor) }) };
}

function companyIn({ provider, companyId }: Record<string, unknown>): CompanyKey | null {
  const known = oneOf(PROVIDER_NAMES, provider);
  return known && typeof companyId === 'string' && companyId !== '' ? { provider: known, companyId } : null;
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | null {
  return allowed.find((name) => name === value) ?? null;
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}
