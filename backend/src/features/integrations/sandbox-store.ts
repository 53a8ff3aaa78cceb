/** What the local sandbox remembers, in the database: it survives restarts and is the same for every server. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import type { ProviderName } from '../../providers/contract.ts';
import { concerns, type Fault, type FaultTarget } from '../../providers/sandbox/faults/fault.ts';
import type { BookChange, CompanyKey, SandboxGrant, SandboxStore } from '../../providers/sandbox/store.ts';

/** A revoked grant is remembered for longer than its code could be used again; one that is unknown is refused like it. */
const REVOKED_KEPT = '10 minutes';

/**
 * Live grants of one invented company at most: strangers can sign in there as often as they like, and the table must not grow with it.
 * More than visitors of a demo have at once. The oldest end, a tenth of them at a time, so that they are seldom put in order.
 */
export const MOST_GRANTS = 20_000;
const KEPT_GRANTS = MOST_GRANTS * 0.9;

const FAULT_COLUMNS = `id, provider, company_id as "companyId", kind, place, calls_before as "after", times, retry_after_seconds as "retryAfterSeconds", since`;

export class SqlSandboxStore implements SandboxStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  setting(name: string, make: () => Buffer): Promise<Buffer> {
    return this.#run(async (em) => {
      const [found] = await em.execute<{ value: Buffer }[]>('select value from sandbox_setting where name = ?', [name]);
      if (found) return found.value;
      await em.execute('insert into sandbox_setting (name, value) values (?, ?) on conflict do nothing', [name, make()]);
      const [made] = await em.execute<{ value: Buffer }[]>('select value from sandbox_setting where name = ?', [name]);
      return made!.value;
    });
  }

  addGrant({ id, provider, companyId }: CompanyKey & { readonly id: string }): Promise<boolean> {
    return this.#run(async (em) => {
      await em.execute(`delete from sandbox_grant where revoked_at < now() - interval '${REVOKED_KEPT}'`);
      await endOldest(em, { provider, companyId });
      return (await em.execute('insert into sandbox_grant (id, provider, company_id) values (?, ?, ?) on conflict do nothing returning id', [id, provider, companyId])).length > 0;
    });
  }

  async grant(id: string): Promise<SandboxGrant | null> {
    const [row] = await this.#rows<{ provider: ProviderName; company_id: string; generation: number; raised_at: string | Date | null; revoked_at: unknown }>(
      'select provider, company_id, generation, raised_at, revoked_at from sandbox_grant where id = ?', [id]);
    return row ? { id, provider: row.provider, companyId: row.company_id, generation: row.generation, raisedAt: row.raised_at === null ? null : new Date(row.raised_at), isRevoked: row.revoked_at !== null } : null;
  }

  async hasLiveGrant({ provider, companyId }: CompanyKey): Promise<boolean> {
    return (await this.#rows('select 1 from sandbox_grant where provider = ? and company_id = ? and revoked_at is null limit 1', [provider, companyId])).length > 0;
  }

  async raiseGeneration(id: string, from: number, at: Date): Promise<boolean> {
    return (await this.#rows('update sandbox_grant set generation = generation + 1, raised_at = ? where id = ? and generation = ? and revoked_at is null returning id', [at, id, from])).length > 0;
  }

  async revokeGrant(id: string): Promise<void> {
    await this.#rows('update sandbox_grant set revoked_at = now() where id = ? and revoked_at is null', [id]);
  }

  async revokeCompany({ provider, companyId }: CompanyKey): Promise<void> {
    await this.#rows('update sandbox_grant set revoked_at = now() where provider = ? and company_id = ? and revoked_at is null', [provider, companyId]);
  }

  leaveCompany({ provider, companyId }: CompanyKey): Promise<void> {
    return this.#run(async (em) => {
      const staying = await em.execute<{ id: string }[]>('select id from sandbox_grant where provider = ? and company_id = ? and revoked_at is null and left_at is null order by created_at limit 2 for update', [provider, companyId]);
      if (staying[0]) await em.execute('update sandbox_grant set left_at = now() where id = ?', [staying[0].id]);
      if (staying.length <= 1) await em.execute('update sandbox_grant set revoked_at = now() where provider = ? and company_id = ? and revoked_at is null', [provider, companyId]);
    });
  }

  async addFault({ id, provider, companyId, kind, place, after, times, retryAfterSeconds, since }: Fault): Promise<void> {
    await this.#rows('insert into sandbox_fault (id, provider, company_id, kind, place, calls_before, times, retry_after_seconds, since) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [id, provider, companyId, kind, place, after, times, retryAfterSeconds, since]);
  }

  async faults(): Promise<readonly Fault[]> {
    return (await this.#rows<Fault>(`select ${FAULT_COLUMNS} from sandbox_fault order by since, id`)).map(withDate);
  }

  async removeFaults(provider: ProviderName | null): Promise<void> {
    await this.#rows('delete from sandbox_fault where ?::text is null or provider = ?', [provider, provider]);
  }

  /** Most calls find an empty table; only those that meet a fault lock it. */
  async meetFault(target: FaultTarget): Promise<Fault | null> {
    if (!(await this.faults()).some((fault) => concerns(fault, target))) return null;
    return this.#run(async (em) => {
      const found = (await em.execute<Fault[]>(`select ${FAULT_COLUMNS} from sandbox_fault where provider = ? order by since, id for update`, [target.provider])).map(withDate);
      const met = found.find((fault) => concerns(fault, target));
      if (!met) return null;
      if (met.after > 0) await em.execute('update sandbox_fault set calls_before = calls_before - 1 where id = ?', [met.id]);
      else if (met.times === 1) await em.execute('delete from sandbox_fault where id = ?', [met.id]);
      else if (met.times !== null) await em.execute('update sandbox_fault set times = times - 1 where id = ?', [met.id]);
      return met.after > 0 ? null : met;
    });
  }

  addChange({ provider, companyId }: CompanyKey, { at, kind, objectId, amountMinor }: Omit<BookChange, 'sequence'>): Promise<BookChange> {
    return this.#run(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`sandbox change ${provider} ${companyId}`]);
      const [row] = await em.execute<{ sequence: number }[]>(
        `insert into sandbox_change (provider, company_id, sequence, kind, object_id, amount_minor, changed_at)
         select ?, ?, coalesce(max(sequence), 0) + 1, ?, ?, ?::bigint, ? from sandbox_change where provider = ? and company_id = ? returning sequence`,
        [provider, companyId, kind, objectId, amountMinor, at, provider, companyId]);
      return { sequence: row!.sequence, at, kind, objectId, amountMinor };
    });
  }

  async changes({ provider, companyId }: CompanyKey): Promise<readonly BookChange[]> {
    const rows = await this.#rows<{ sequence: number; kind: BookChange['kind']; object_id: string | null; amount_minor: string | null; changed_at: string | Date }>(
      'select sequence, kind, object_id, amount_minor, changed_at from sandbox_change where provider = ? and company_id = ? order by sequence', [provider, companyId]);
    return rows.map((row) => ({ sequence: row.sequence, kind: row.kind, objectId: row.object_id, amountMinor: row.amount_minor === null ? null : Number(row.amount_minor), at: new Date(row.changed_at) }));
  }

  #run<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#database.outsideTenants(work);
  }

  #rows<T = unknown>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.#run((em) => em.execute<T[]>(sql, values));
  }
}

function withDate(fault: Fault): Fault {
  return { ...fault, since: new Date(fault.since) };
}

async function endOldest(em: EntityManager, { provider, companyId }: CompanyKey): Promise<void> {
  const live = 'select id from sandbox_grant where provider = ? and company_id = ? and revoked_at is null';
  const [tooMany] = await em.execute<unknown[]>(`${live} offset ${MOST_GRANTS - 1} limit 1`, [provider, companyId]);
  if (tooMany) await em.execute(`delete from sandbox_grant where id in (${live} order by created_at desc, id offset ${KEPT_GRANTS - 1})`, [provider, companyId]);
}
