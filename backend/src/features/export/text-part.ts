/** A part of the export that is a folder of texts to read: one per summary or report. */
import { numbered } from './archive-name.ts';
import type { ExportPart } from './export-part.ts';

interface TextPart {
  readonly name: `${string}/`;
  readonly says: string;
  /** With title, content and created_at. */
  readonly table: 'summary' | 'report';
}

export function textPart({ name, says, table }: TextPart): ExportPart {
  const kept = `business_id = $1 and deleted_at is null`;
  return {
    name, says, tables: [table],
    files: async ({ client, viewer: { businessId } }) => {
      const { rows } = await client.query<{ id: string; title: string }>(`select id, title from ${table} where ${kept} order by created_at, id`, [businessId]);
      return rows.map(({ id, title }, place) => ({
        path: `${name}${numbered(place, `${title}.txt`)}`,
        async *content() {
          const { rows: [found] } = await client.query<{ content: string }>(`select content from ${table} where ${kept} and id = $2`, [businessId, id]);
          yield `${title}\n\n${found?.content ?? ''}\n`;
        },
      }));
    },
  };
}
