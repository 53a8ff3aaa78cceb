/** The export's page about the account itself: who, which business, which plan, where it is signed in. */
import { deviceWords } from '../sessions/device-words.ts';
import type { ExportPart, Snapshot } from './export-part.ts';
import { forPeople } from './json-part.ts';

type Row = Record<string, unknown>;

async function rowsOf({ client }: Snapshot, sql: string, value: string, without: readonly string[] = []): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(sql, [value]);
  return rows.map(({ row }) => forPeople(row, without));
}

export const profile: ExportPart = {
  name: 'profile.json',
  says: 'you, your business, your plan and what it was used for, and where you are signed in',
  tables: ['subscription', 'usage_month'],
  files: async (snapshot) => [{
    path: 'profile.json',
    async *content() {
      const { businessId, userId } = snapshot.viewer;
      const [user] = await rowsOf(snapshot, 'select to_jsonb(t) as row from app_user t where id = $1', userId, ['password_hash']);
      const [business] = await rowsOf(snapshot, 'select to_jsonb(t) as row from business t where id = $1', businessId);
      const [subscription] = await rowsOf(snapshot, 'select to_jsonb(t) as row from subscription t where business_id = $1', businessId);
      const usage = await rowsOf(snapshot, 'select to_jsonb(t) as row from usage_month t where business_id = $1 order by month, kind', businessId);
      const sessions = (await rowsOf(snapshot, 'select to_jsonb(t) as row from session t where user_id = $1 order by created_at desc limit 1000', userId, ['token_hash', 'user_id']))
        .map(({ userAgent, ...session }) => ({ device: deviceWords(userAgent as string | null), ...session }));
      yield `${JSON.stringify({ user, business, subscription, usage, sessions }, null, 2)}\n`;
    },
  }],
};
