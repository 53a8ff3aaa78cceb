/** Mail about alerts, for paid accounts that want mail: at once when something critical is new, and a digest each week. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { moneyInWords } from '../../finance/money.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { Clock } from '../ledger/business-day.ts';
import { tell } from '../notices/notices.service.ts';
import { accountTypeOf, isPaid } from '../users/account-type.ts';
import { UserEntity, type User } from '../users/user.entity.ts';
import type { StoredFinding } from './alert-rows.ts';

export const START_ALERT_DIGESTS = 'start-alert-digests';
export const SEND_ALERT_DIGEST = 'send-alert-digest';
/** UTC, on Mondays. */
export const ALERT_DIGESTS_SCHEDULE = { task: START_ALERT_DIGESTS, cron: '0 7 * * 1', catchUpMs: 24 * 60 * 60 * 1000 } as const;

const PATH = '/dashboard/anomalies';
const DAY_MS = 24 * 60 * 60 * 1000;
const USERS_AT_ONCE = 500;
const TOLD = 5;

interface Line { readonly title: string; readonly amountMinor: number | null; readonly currency: string }

/** In the transaction that stores what was found: a server that dies has both or neither. One mail a day at most, however many scans there are. */
export async function tellOfCritical(client: PoolClient, users: readonly User[], found: readonly StoredFinding[], now: Date): Promise<void> {
  if (found.length === 0) return;
  for (const user of users) {
    if (!(await mayTell(client, user.business.id, { now, afterMs: DAY_MS }))) return;
    const lines = found.map(({ alert, currency }) => ({ title: alert.title, amountMinor: alert.amountMinor, currency }));
    await tell(client, user.id, {
      subject: found.length === 1 ? `To look at: ${lines[0]!.title}` : `${found.length} things to look at in the books of ${user.business.name}`,
      path: PATH,
      text: `A look through the transactions of ${user.business.name} found:\n\n${told(lines)}`,
    }, now);
  }
}

/** Marks it as told, and says whether it was not within that time; what is told goes with it. */
async function mayTell(client: PoolClient, businessId: string, { now, afterMs }: { now: Date; afterMs: number }): Promise<boolean> {
  const { rowCount } = await client.query('update alert_scan set told_at = $2 where business_id = $1 and (told_at is null or told_at <= $3)', [businessId, now, new Date(now.getTime() - afterMs)]);
  return rowCount === 1;
}

export async function paidUsers(database: Database, businessId: string, now: Date): Promise<User[]> {
  const users = await database.outsideTenants((em) => em.find(UserEntity, { business: { id: businessId, isDemo: false } }, { populate: ['business'] }));
  return users.filter((user) => isPaid(accountTypeOf(user, now)));
}

function told(lines: readonly Line[]): string {
  const listed = lines.slice(0, TOLD).map(({ title, amountMinor, currency }) => `- ${title}${amountMinor === null ? '' : ` (${moneyInWords(amountMinor, currency)} at stake)`}`);
  return [...listed, ...(lines.length > TOLD ? [`- and ${lines.length - TOLD} more`] : [])].join('\n');
}

export class AlertDigests {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Puts one job in line for every paid account. */
  async start(): Promise<void> {
    for (let after: string | null = null; ;) {
      const ids: string[] = await this.#database.outsideTenants(async (em) => {
        const users = await em.find(UserEntity, { business: { isDemo: false }, wantsEmailNotifications: true, ...(after === null ? {} : { id: { $gt: after } }) }, { orderBy: { id: 'asc' }, limit: USERS_AT_ONCE });
        for (const { id } of users.filter((user) => isPaid(accountTypeOf(user, this.#clock())))) await enqueue(em, { task: SEND_ALERT_DIGEST, payload: { userId: id }, jobKey: `alert-digest:${id}`, queueName: 'alert-digests' });
        return users.map(({ id }) => id);
      });
      after = ids.at(-1) ?? null;
      if (ids.length < USERS_AT_ONCE) return;
    }
  }

  /** The job of one account: what was found in the last week and is still open. Nothing new, no mail; run again on the same day, no second one. */
  async send(payload: unknown): Promise<void> {
    const { userId } = payload as { userId: string };
    const now = this.#clock();
    const user = await this.#database.outsideTenants((em) => em.findOne(UserEntity, { id: userId }, { populate: ['business'] }));
    if (!user || !isPaid(accountTypeOf(user, now))) return;
    const lines = await this.#newOnes(user.business.id, new Date(now.getTime() - 7 * DAY_MS));
    if (lines.length === 0) return;
    await this.#database.inTenantRaw(user.business.id, async (client) => {
      if (!(await mayTell(client, user.business.id, { now, afterMs: DAY_MS / 2 }))) return;
      await tell(client, userId, {
        subject: lines.length === 1 ? `This week: ${lines[0]!.title}` : `This week: ${lines.length} alerts to look at`,
        path: PATH,
        text: `Found in the transactions of ${user.business.name} this week and still open:\n\n${told(lines)}`,
      }, now);
    });
  }

  #newOnes(businessId: string, since: Date): Promise<Line[]> {
    return this.#database.inTenantRaw(businessId, async (client) => {
      const { rows } = await client.query<{ title: string; amount_minor: string | null; currency: string }>(
        `select title, amount_minor, currency from alert where business_id = $1 and status = 'open' and created_at >= $2
         order by array_position(array['critical', 'warning', 'info'], severity), -coalesce(amount_minor, 0), id limit 200`, [businessId, since]);
      return rows.map((row) => ({ title: row.title, amountMinor: row.amount_minor === null ? null : Number(row.amount_minor), currency: row.currency }));
    });
  }
}
