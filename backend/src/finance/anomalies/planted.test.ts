/** Planted anomalies are found and ordinary books stay quiet: some invented books in each run, all of them with PURSER_TEST_FULL=1. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { scan, type ScannedRow } from './books-scanned.test-data.ts';
import type { FoundAlert } from './alert.ts';

interface Planted { readonly book: { readonly rows: readonly ScannedRow[]; readonly lastDay: string }; readonly labels: readonly object[]; readonly balance: number | null }
interface Verdict { readonly kind: string; readonly right: number; readonly missed: readonly unknown[]; readonly falsely: readonly unknown[] }
interface Books { readonly SHAPES: readonly string[] }
interface Crowds { crowd(count: number, twice: number): { readonly rows: readonly ScannedRow[]; readonly again: readonly ScannedRow[] } }
interface Plant { readonly PLANTED_KINDS: readonly string[]; plantedBook(shape: string, seed: number, kinds?: readonly string[]): Planted }
interface Judge { judge(kind: string, alerts: readonly FoundAlert[], labels: readonly object[]): Verdict }

const load = async <T>(file: string): Promise<T> => (await import(new URL(`../../../../fixtures/alerts/${file}.ts`, import.meta.url).href)) as T;
const [{ SHAPES }, { crowd }, { plantedBook, PLANTED_KINDS }, { judge }] = [await load<Books>('books'), await load<Crowds>('crowd'), await load<Plant>('plant'), await load<Judge>('judge')];

const isFull = process.env['PURSER_TEST_FULL'] === '1';
/** A sample of six books a shape holds few of each kind: it may miss by more. */
const [SEEDS, LEAST] = isFull ? [40, 0.9] : [6, 0.8];
/** A cash forecast is most of what a scan costs: of a sample only the first books have one. */
const FORESEEN = isFull ? SEEDS : 2;

describe('books with something planted', () => {
  let verdicts: Verdict[];
  beforeAll(async () => {
    const judged = SHAPES.flatMap((shape) => Array.from({ length: SEEDS }, async (_, seed) => {
      const { book, labels, balance } = plantedBook(shape, seed + 1);
      const isForeseen = seed < FORESEEN;
      const found = await scan(book.rows, book.lastDay, isForeseen ? balance : null);
      return PLANTED_KINDS.filter((kind) => isForeseen || kind !== 'low-cash').map((kind) => judge(kind, found, labels));
    }));
    verdicts = (await Promise.all(judged)).flat();
  });
  for (const kind of PLANTED_KINDS) {
    test(kind, () => {
      const own = verdicts.filter((verdict) => verdict.kind === kind);
      const sum = (of: (verdict: Verdict) => number): number => own.reduce((all, verdict) => all + of(verdict), 0);
      const [right, missed, falsely] = [sum((one) => one.right), sum((one) => one.missed.length), sum((one) => one.falsely.length)];
      expect(right).toBeGreaterThan(0);
      expect(right / (right + missed)).toBeGreaterThanOrEqual(LEAST);
      expect(right / (right + falsely)).toBeGreaterThanOrEqual(LEAST);
    });
  }
});

test('clean books: at most three alerts in a month', async () => {
  for (const shape of SHAPES) {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { book, balance } = plantedBook(shape, seed, []);
      const perMonth = new Map<string, number>();
      for (const { occurredOn } of await scan(book.rows, book.lastDay, seed === 1 || isFull ? balance : null)) perMonth.set(occurredOn.slice(0, 7), (perMonth.get(occurredOn.slice(0, 7)) ?? 0) + 1);
      expect(Math.max(0, ...perMonth.values())).toBeLessThanOrEqual(3);
    }
  }
});

(isFull ? test : test.skip)('2,500 payments made twice among 190,000: all found', async () => {
  const { rows, again } = crowd(190_000, 2_500);
  const cited = new Set((await scan(rows, '2025-12-31')).filter(({ kind }) => kind === 'duplicate').flatMap(({ entryIds }) => entryIds));
  expect(again.filter(({ id }) => !cited.has(id))).toEqual([]);
});
