/** What an import proved, as it was when the import was done. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { PlacedSum } from '../../ledger/placed-sum.ts';
import type { BalanceEquation } from './equation.ts';
import type { LedgerTotal } from './ledger-totals.ts';

export const CertificateEntity = defineEntity({
  name: 'Certificate',
  tableName: 'certificate',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    fileId: p.uuid().primary(),
    issuedAt: p.datetime(),
    programVersion: p.text(),
    rowCount: p.integer(),
    rejectedCount: p.integer(),
    repairedCount: p.integer(),
    duplicateCount: p.integer(),
    sums: p.json<readonly PlacedSum[] | null>().nullable(),
    equations: p.json<readonly BalanceEquation[]>(),
    ledger: p.json<readonly LedgerTotal[]>(),
  }),
});

export type IssuedCertificate = InferEntity<typeof CertificateEntity>;
