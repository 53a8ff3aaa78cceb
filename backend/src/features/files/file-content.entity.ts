/** What a file holds: the bytes as they came, and the text that was read from them. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const FileContentEntity = defineEntity({
  name: 'FileContent',
  tableName: 'file_content',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    fileId: p.uuid().primary(),
    content: p.blob().nullable(),
    /** `content` is zstd's (file-bytes.ts). */
    isPacked: p.boolean().default(false),
    /** Only the beginning where `isTextOfContent`. */
    parsedText: p.text().nullable(),
    isTextOfContent: p.boolean().default(false),
  }),
});

export type FileContent = InferEntity<typeof FileContentEntity>;
