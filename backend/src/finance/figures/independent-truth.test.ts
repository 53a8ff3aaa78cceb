/** The overview's figures against those of an independent program over the bakery ledger beside the repository, to the cent, with and without its category column. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Chart } from '../categories/chart.ts';
import { resolveEntry } from '../categories/resolve-entry.ts';
import type { Entry } from '../ledger/entry.ts';
import { memoryReader } from '../ledger/memory-reader.ts';
import { OVERVIEW_PERIODS, type OverviewPeriodName } from '../period.ts';
import type { Headline } from './headline.ts';
import { overviewFigures } from './overview-figures.ts';

interface KnownRow { readonly date: string; readonly description: string; readonly amount: number; readonly category: string; readonly counterparty: string }
interface Truth { readonly rows: readonly KnownRow[]; readonly figures: Readonly<Record<OverviewPeriodName, Headline>> }

const TODAY = '2026-11-20';
const FOLDER = path.resolve(import.meta.dirname, '../../../../../shared/questions');

/** Runs in a process of its own, because the generator decides by a module that may be missing. */
const SCRIPT = `
  const { generate } = await import(${JSON.stringify(path.join(FOLDER, 'ledger.mjs'))});
  const { makeT } = await import(${JSON.stringify(path.join(FOLDER, 'truth.mjs'))});
  const rows = generate('bakery', '${TODAY}'), t = makeT(rows, '${TODAY}'), cents = (value) => Math.round(value * 100);
  const of = (p) => ({ revenue: cents(t.rev(p)), expenses: cents(t.exp(p)), netProfit: cents(t.net(p)), cashFlow: cents(t.cash(p)) });
  process.stdout.write(JSON.stringify({ rows, figures: { today: of(t.todayP), 'this-week': of(t.thisWeek), 'last-week': of(t.lastWeek), 'this-month': of(t.thisMonth), 'last-month': of(t.lastMonth),
    'last-6-months': of(t.last6), 'this-year': of(t.thisYear), 'last-year': of(t.lastYear) } }));`;

const suite = existsSync(FOLDER) ? describe : describe.skip;
suite('the overview of the bakery (skipped where ../shared is absent)', () => {
  let truth: Truth;
  beforeAll(() => {
    truth = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { env: {}, maxBuffer: 64 * 1024 * 1024 }).toString()) as Truth;
  });

  const entryOf = (row: KnownRow, index: number, chart: Chart, hasCategories: boolean): Entry => {
    const amountMinor = Math.round(row.amount * 100);
    const resolved = resolveEntry({ description: row.description, amountMinor, category: hasCategories ? row.category : null, counterparty: hasCategories ? row.counterparty : null }, chart);
    return { id: String(index), date: row.date, description: row.description, amountMinor, currency: 'USD', accountNumber: 1000, fileId: null, ...resolved };
  };

  test.each([['with its categories', true], ['from the bank text alone', false]])('%s', async (_name, hasCategories) => {
    const chart = new Chart();
    const entries = truth.rows.map((row, index) => entryOf(row, index, chart, hasCategories));
    const ledger = { currency: 'USD', currencies: ['USD'], entryCount: entries.length, dateTo: entries.at(-1)?.date ?? null, categories: chart.accounts };
    for (const period of OVERVIEW_PERIODS) {
      const { figures } = await overviewFigures(memoryReader(entries, chart.accounts), ledger, period, TODAY);
      expect({ period, ...figures }).toEqual({ period, ...truth.figures[period] });
    }
  });
});
