/** A store in memory, for tests that need no database. */
import { concerns, type Fault, type FaultTarget } from './faults/fault.ts';
import type { ProviderName } from '../contract.ts';
import type { BookChange, CompanyKey, SandboxGrant, SandboxStore } from './store.ts';

const nameOf = ({ provider, companyId }: CompanyKey): string => `${provider} ${companyId}`;

export class MemoryStore implements SandboxStore {
  readonly #settings = new Map<string, Buffer>();
  readonly #grants = new Map<string, SandboxGrant>();
  readonly #left = new Set<string>();
  readonly #changes = new Map<string, BookChange[]>();
  #faults: Fault[] = [];

  async setting(name: string, make: () => Buffer): Promise<Buffer> {
    const found = this.#settings.get(name) ?? make();
    this.#settings.set(name, found);
    return found;
  }

  async addGrant({ id, provider, companyId }: CompanyKey & { id: string }): Promise<boolean> {
    if (this.#grants.has(id)) return false;
    this.#grants.set(id, { id, provider, companyId, generation: 0, raisedAt: null, isRevoked: false });
    return true;
  }

  async grant(id: string): Promise<SandboxGrant | null> {
    return this.#grants.get(id) ?? null;
  }

  async hasLiveGrant(company: CompanyKey): Promise<boolean> {
    return [...this.#grants.values()].some((grant) => nameOf(grant) === nameOf(company) && !grant.isRevoked);
  }

  async raiseGeneration(id: string, from: number, at: Date): Promise<boolean> {
    const grant = this.#grants.get(id);
    if (!grant || grant.isRevoked || grant.generation !== from) return false;
    this.#grants.set(id, { ...grant, generation: from + 1, raisedAt: at });
    return true;
  }

  async revokeGrant(id: string): Promise<void> {
    const grant = this.#grants.get(id);
    if (grant) this.#grants.set(id, { ...grant, isRevoked: true });
  }

  async revokeCompany(company: CompanyKey): Promise<void> {
    for (const grant of this.#grants.values()) if (nameOf(grant) === nameOf(company)) await this.revokeGrant(grant.id);
  }

  async leaveCompany(company: CompanyKey): Promise<void> {
    const staying = [...this.#grants.values()].filter((grant) => nameOf(grant) === nameOf(company) && !grant.isRevoked && !this.#left.has(grant.id));
    if (staying[0]) this.#left.add(staying[0].id);
    if (staying.length <= 1) await this.revokeCompany(company);
  }

  async addFault(fault: Fault): Promise<void> {
    this.#faults.push(fault);
  }

  async faults(): Promise<readonly Fault[]> {
    return this.#faults;
  }

  async removeFaults(provider: ProviderName | null): Promise<void> {
    this.#faults = provider === null ? [] : this.#faults.filter((fault) => fault.provider !== provider);
  }

  async meetFault(target: FaultTarget): Promise<Fault | null> {
    const met = this.#faults.find((fault) => concerns(fault, target));
    if (!met) return null;
    this.#faults = this.#faults.flatMap((fault) => (fault === met ? countedDown(fault) : [fault]));
    return met.after > 0 ? null : met;
  }

  async addChange(company: CompanyKey, change: Omit<BookChange, 'sequence'>): Promise<BookChange> {
    const before = this.#changes.get(nameOf(company)) ?? [];
    const added = { ...change, sequence: before.length + 1 };
    this.#changes.set(nameOf(company), [...before, added]);
    return added;
  }

  async changes(company: CompanyKey): Promise<readonly BookChange[]> {
    return this.#changes.get(nameOf(company)) ?? [];
  }
}

function countedDown(fault: Fault): Fault[] {
  if (fault.after > 0) return [{ ...fault, after: fault.after - 1 }];
  if (fault.times === null) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}
