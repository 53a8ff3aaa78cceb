/** Something worth knowing that the ledger shows now; `key` makes a refresh replace what it said before. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { LedgerPlace } from '../../finance/ledger/ledger-place.ts';

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
    /** Null for one that was found before money was told, as are its period, currency and place. */
    stakeMinor: p.bigint('number').nullable(),
    stakePeriod: p.enum(['once', 'month', 'year']).nullable(),
    currency: p.text().nullable(),
    place: p.json<LedgerPlace>().nullable(),
    /** The most urgent one is 0. */
    rank: p.integer(),
    dismissedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  }),
});

export type Insight = InferEntity<typeof InsightEntity>;
