/** A saved scenario: what somebody supposes to change. Its result is computed from the ledger as it is. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { Lever } from '../../finance/scenario/lever.ts';
import { presentOnly } from '../deletion/present-only.ts';

export const ScenarioEntity = defineEntity({
  name: 'Scenario',
  tableName: 'scenario',
  filters: presentOnly,
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    months: p.smallint(),
    currency: p.text(),
    openingBalanceMinor: p.bigint('number').nullable(),
    levers: p.json<readonly Lever[]>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  }),
});

export type Scenario = InferEntity<typeof ScenarioEntity>;
