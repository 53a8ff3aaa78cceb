/** A ledger row as the unit of work sees it. The import writes entries in bulk, around this class. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const EntryEntity = defineEntity({
  name: 'Entry',
  tableName: 'entry',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    fileId: p.uuid().nullable(),
    line: p.integer().nullable(),
    accountNumber: p.integer(),
    categoryNumber: p.integer(),
    date: p.date(),
    amountMinor: p.bigint('number'),
    currency: p.text(),
    description: p.text(),
    counterparty: p.text().nullable(),
    reference: p.text().nullable(),
    titleChars: p.smallint().nullable(),
    fingerprint: p.uuid(),
    duplicateOf: p.uuid().nullable(),
    importedCategoryNumber: p.integer().nullable(),
    integrationId: p.uuid().nullable(),
    externalId: p.text().nullable(),
    sourceKind: p.text().nullable(),
    arrivesOn: p.date().nullable(),
    categoryBasis: p.smallint().nullable(),
  }),
});

export type StoredEntry = InferEntity<typeof EntryEntity>;
