/** An account of a business' chart: its bank and card accounts, and the categories. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const ChartAccountEntity = defineEntity({
  name: 'ChartAccount',
  tableName: 'chart_account',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    number: p.integer().primary(),
    name: p.text(),
    accountClass: p.enum(['asset', 'liability', 'equity', 'income', 'expense']),
    role: p.enum(['bank', 'card', 'revenue', 'refund', 'other-income', 'cogs', 'opex', 'tax', 'interest', 'owner', 'loan', 'transfer']),
    externalKey: p.text().nullable(),
    currency: p.text().nullable(),
    balanceMinor: p.bigint('number').nullable(),
    balanceDate: p.date().nullable(),
    openingMinor: p.bigint('number').nullable(),
    openingDate: p.date().nullable(),
    isRenamed: p.boolean().default(false),
  }),
});

export type StoredChartAccount = InferEntity<typeof ChartAccountEntity>;
