/** A report as it was generated: its text, its period and the figures in it. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { ReportDocument } from '../../finance/reports/document.ts';
import type { Basis } from '../proofs/basis.ts';
import { presentOnly } from '../deletion/present-only.ts';

export const ReportEntity = defineEntity({
  name: 'FinancialReport',
  tableName: 'report',
  filters: presentOnly,
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    title: p.text(),
    type: p.text(),
    content: p.text(),
    periodFrom: p.date(),
    periodTo: p.date(),
    figures: p.json<unknown>(),
    /** Null for what was written before documents were kept; read only where one report is asked for. */
    document: p.json<ReportDocument | null>().nullable().lazy(),
    ledgerVersion: p.bigint('number'),
    basis: p.json<Basis | null>().nullable().lazy(),
    /** Set by whoever reads it: the ledger has changed since. */
    hasLedgerMoved: p.boolean().persist(false).nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  }),
});

export type FinancialReport = InferEntity<typeof ReportEntity>;
