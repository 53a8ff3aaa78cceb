/** What a file holds: the bytes as they came, and the text that was read from them. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const FileContentEntity = defineEntity({
  name: 'FileContent',
  tableName: 'file_content',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    fileId: p.uuid().primary(),
    content: p.blob().nullable(),
    parsedText: p.text().nullable(),
  }),
});

export type FileContent = InferEntity<typeof FileContentEntity>;
