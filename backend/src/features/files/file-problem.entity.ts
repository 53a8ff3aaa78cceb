/** A row of a file that could not be read, with its line and the reason. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const FileProblemEntity = defineEntity({
  name: 'FileProblem',
  tableName: 'file_problem',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    fileId: p.uuid().primary(),
    position: p.integer().primary(),
    line: p.integer(),
    reason: p.text(),
    raw: p.text(),
  }),
});

export type FileProblem = InferEntity<typeof FileProblemEntity>;
