/** How far the rules agree with a ledger whose categories are known: the generated bakery ledger beside the repository, without its category column. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Chart } from './chart.ts';
import { categorize } from './categorize.ts';

interface KnownRow { readonly date: string; readonly description: string; readonly amount: number; readonly category: string; readonly counterparty: string }

const GENERATOR = path.resolve(import.meta.dirname, '../../../../../shared/questions/ledger.mjs');
const LEAST_AGREEMENT = 0.97;
const ROLES_BY_NAME = new Chart();

const suite = existsSync(GENERATOR) ? describe : describe.skip;
suite('agreement with the bakery ledger (skipped where ../shared is absent)', () => {
  let rows: readonly KnownRow[] = [];
  beforeAll(() => {
    const script = `const { generate } = await import(${JSON.stringify(GENERATOR)}); process.stdout.write(JSON.stringify(generate('bakery', '2026-11-20')));`;
    rows = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: {}, maxBuffer: 64 * 1024 * 1024 }).toString()) as KnownRow[];
  });

  const read = (row: KnownRow) => {
    const amountMinor = Math.round(row.amount * 100);
    const { categoryNumber, counterparty } = categorize(row.description, amountMinor);
    return { amountMinor, account: ROLES_BY_NAME.account(categoryNumber), counterparty };
  };

  test('categories, by rows and by money', () => {
    let agreeing = 0, agreeingMinor = 0, totalMinor = 0;
    for (const row of rows) {
      const { amountMinor, account } = read(row);
      totalMinor += Math.abs(amountMinor);
      if (account.name === row.category) { agreeing += 1; agreeingMinor += Math.abs(amountMinor); }
    }
    console.info(`categories agree in ${((agreeing / rows.length) * 100).toFixed(2)} % of ${rows.length} rows and ${((agreeingMinor / totalMinor) * 100).toFixed(2)} % of the money`);
    expect(agreeing / rows.length).toBeGreaterThan(LEAST_AGREEMENT);
    expect(agreeingMinor / totalMinor).toBeGreaterThan(LEAST_AGREEMENT);
  });

  test('counterparties, by rows', () => {
    const words = (name: string | null) => (name ?? '').toLowerCase().replace(/[^a-z0-9& ]/g, '');
    const agreeing = rows.filter((row) => { const found = words(read(row).counterparty); const known = words(row.counterparty); return found !== '' && (found.includes(known) || known.includes(found)); }).length;
    console.info(`counterparties agree in ${((agreeing / rows.length) * 100).toFixed(2)} % of rows`);
    expect(agreeing / rows.length).toBeGreaterThan(LEAST_AGREEMENT);
  });

  test('revenue, expenses and transfers are those of the known categories to the cent', () => {
    const sums = (roleOf: (row: KnownRow) => string) => {
      const found: Record<string, number> = {};
      for (const row of rows) found[roleOf(row)] = (found[roleOf(row)] ?? 0) + Math.round(row.amount * 100);
      return found;
    };
    expect(sums((row) => read(row).account.role)).toEqual(sums((row) => ROLES_BY_NAME.resolveCategory(row.category, row.amount)?.role ?? ''));
  });
});
