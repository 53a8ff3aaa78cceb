/** A line of a file that could not be read, or a row that counts although something about it had to be mended; with its line and the reason. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const FileProblemEntity = defineEntity({
  name: 'FileProblem',
  tableName: 'file_problem',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    fileId: p.uuid().primary(),
    position: p.integer().primary(),
    kind: p.enum(['rejected', 'repaired']).default('rejected'),
    line: p.integer(),
    reason: p.text(),
    raw: p.text(),
  }),
});

export type ProblemKind = 'rejected' | 'repaired';
export type FileProblem = InferEntity<typeof FileProblemEntity>;
