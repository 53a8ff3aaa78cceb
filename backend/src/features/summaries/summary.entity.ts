/** An executive summary of one file, with the figures that its words were made from. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { Basis } from '../proofs/basis.ts';
import { presentOnly } from '../deletion/present-only.ts';

export const SummaryEntity = defineEntity({
  name: 'ExecutiveSummary',
  tableName: 'summary',
  filters: presentOnly,
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    fileId: p.uuid(),
    title: p.text(),
    content: p.text(),
    figures: p.json<unknown>(),
    ledgerVersion: p.bigint('number'),
    basis: p.json<Basis | null>().nullable().lazy(),
    /** Set by whoever reads it: the ledger has changed since. */
    hasLedgerMoved: p.boolean().persist(false).nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  }),
});

export type ExecutiveSummary = InferEntity<typeof SummaryEntity>;
