/** The migrations in their order. Each is a file of SQL: what runs is what a reviewer reads. */
import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

/** Released migrations never change; a new one is added at the end. */
const NAMES = ['0001-initial', '0002-cheaper-imports', '0003-rollup-pages', '0005-account', '0007-own-categories', '0010-sample-statement', '0012-deletion-with-undo', '0013-integrations', '0014-billing', '0015-matches', '0016-sandbox', '0017-skipped-movements', '0019-remembered-layouts', '0020-certificates', '0021-copies-and-transfers', '0022-category-confidence', '0023-text-once', '0024-reference', '0025-rows-of-file', '0026-checked-readings', '0027-analyst-and-proofs', '0029-customer-subscriptions', '0030-report-document', '0031-alerts', '0032-expected-items', '0033-scenarios', '0034-kpi-targets', '0036-stated-balances', '0037-insights-at-stake', '0038-sign-ins-under-way', '0039-ledger-statistics', '0040-four-weekly', '0041-calls-done-over', '0042-news-while-unpaid', '0043-pages-as-they-are', '0044-packed-uploads'] as const;

function sqlMigration(name: string): { name: string; class: new (...args: ConstructorParameters<typeof Migration>) => Migration } {
  return {
    name,
    class: class extends Migration {
      override name = name;

      override up(): void {
        this.addSql(readFileSync(new URL(`./${name}.sql`, import.meta.url), 'utf8'));
      }
    },
  };
}

export const migrations = NAMES.map(sqlMigration);
