/** Something worth knowing that the ledger shows now; `key` makes a refresh replace what it said before. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export interface InsightCitation {
  readonly transactionId: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
}

export const InsightEntity = defineEntity({
  name: 'Insight',
  tableName: 'insight',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    key: p.text(),
    type: p.enum(['growth', 'warning', 'info', 'alert']),
    title: p.text(),
    content: p.text(),
    citations: p.json<readonly InsightCitation[]>(),
    createdAt: p.datetime(),
  }),
});

export type Insight = InferEntity<typeof InsightEntity>;
