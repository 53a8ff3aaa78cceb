/** What a business used of one thing in one calendar month. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const UsageMonthEntity = defineEntity({
  name: 'UsageMonth',
  tableName: 'usage_month',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    month: p.date().primary(),
    kind: p.enum(['file-upload', 'query', 'report']).primary(),
    used: p.integer(),
  }),
});

export type UsageMonth = InferEntity<typeof UsageMonthEntity>;
export type UsageKind = UsageMonth['kind'];
