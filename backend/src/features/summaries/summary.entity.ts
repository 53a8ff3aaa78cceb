/** An executive summary of one file, with the figures that its words were made from. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const SummaryEntity = defineEntity({
  name: 'ExecutiveSummary',
  tableName: 'summary',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    fileId: p.uuid(),
    title: p.text(),
    content: p.text(),
    figures: p.json<unknown>(),
    ledgerVersion: p.bigint('number'),
    createdAt: p.datetime(),
  }),
});

export type ExecutiveSummary = InferEntity<typeof SummaryEntity>;
