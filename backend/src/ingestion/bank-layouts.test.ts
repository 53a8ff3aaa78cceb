/** Scores the reader over real exports of many banks: right, asked, refused, and never silently wrong. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readStatement } from './read-statement.ts';
import { isFailure, type StatementRow } from './statement.ts';
import { describeWithCorpus } from './test-corpora.ts';

interface Sums { rows: number; sumMinor: Record<string, number>; dateFrom: string | null }
interface Expected {
  class: 'transactions' | 'positions' | 'other';
  settled: boolean;
  declineAlsoRight: boolean;
  rows: { date: string; amountMinor: number; currency: string | null }[] | null;
  alternatives: (Sums & { kind: 'equivalent' | 'other' })[];
}
type Outcome = 'right' | 'asked, rightly' | 'refused, rightly' | 'asked' | 'refused' | 'silently wrong';

const MIN_RIGHT_SHARE = 0.95;

async function outcomeOf(file: string, bytes: Uint8Array, expected: Expected): Promise<Outcome> {
  const rows: StatementRow[] = [];
  const reading = await readStatement(bytes, path.basename(file), (batch) => { rows.push(...batch); });
  if (isFailure(reading)) return expected.class !== 'transactions' || expected.declineAlsoRight || !expected.settled ? 'refused, rightly' : 'refused';
  if (reading.ambiguity) return !expected.settled || expected.declineAlsoRight ? 'asked, rightly' : 'asked';
  return isSame(rows, expected) || expected.alternatives.some((other) => other.kind === 'equivalent' && isEquivalent(rows, other)) ? 'right' : 'silently wrong';
}

function isSame(rows: readonly StatementRow[], expected: Expected): boolean {
  const keys = (list: readonly { date: string; amountMinor: number; currency: string | null }[]): string => list.map((row) => `${row.date} ${row.amountMinor} ${row.currency}`).sort().join('\n');
  return keys(rows) === keys(expected.rows ?? []);
}

function isEquivalent(rows: readonly StatementRow[], sums: Sums): boolean {
  const total = rows.reduce((sum, row) => sum + row.amountMinor, 0);
  const first = rows.map((row) => row.date).sort()[0] ?? null;
  return rows.length === sums.rows && total === Object.values(sums.sumMinor).reduce((sum, value) => sum + value, 0) && first === sums.dateFrom;
}

describeWithCorpus('bank-layouts', (directory) => {
  test('no file is silently wrong', async () => {
    const all = Object.entries(JSON.parse(readFileSync(path.join(directory, 'expected.json'), 'utf8')) as Record<string, Expected>);
    const outcomes = new Map<Outcome, string[]>();
    for (const [file, expected] of all) {
      // The corpus puts its source's folders into the names; banks do not.
      const outcome = await outcomeOf(file.replace(/^.*__/, ''), readFileSync(path.join(directory, file)), expected);
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file]);
    }
    const count = (outcome: Outcome): number => outcomes.get(outcome)?.length ?? 0;
    const good = count('right') + count('asked, rightly') + count('refused, rightly');
    process.stdout.write(`bank-layouts: ${all.length} files, ${[...outcomes].map(([outcome, files]) => `${files.length} ${outcome}`).join(', ')}; ${((100 * good) / all.length).toFixed(1)} % as they should be\n`);
    expect(outcomes.get('silently wrong') ?? []).toEqual([]);
    expect(good / all.length).toBeGreaterThanOrEqual(MIN_RIGHT_SHARE);
  });
});
