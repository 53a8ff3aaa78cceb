/** A question that was asked, its answer as the doors show it, and the plan from which it can be computed again. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { Basis } from '../proofs/basis.ts';
import { presentOnly } from '../deletion/present-only.ts';
import type { Plan } from '../../finance/question/plan.ts';
import type { StoredAnswer } from './stored-answer.ts';

export const QuestionEntity = defineEntity({
  name: 'Question',
  tableName: 'question',
  filters: presentOnly,
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    fileId: p.uuid().nullable(),
    previousId: p.uuid().nullable(),
    query: p.text(),
    response: p.text(),
    answer: p.json<StoredAnswer>(),
    plan: p.json<Plan | null>().nullable(),
    ledgerVersion: p.bigint('number'),
    basis: p.json<Basis | null>().nullable().lazy(),
    /** Set by whoever reads it: the ledger has changed since. */
    hasLedgerMoved: p.boolean().persist(false).nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  }),
});

export type Question = InferEntity<typeof QuestionEntity>;
