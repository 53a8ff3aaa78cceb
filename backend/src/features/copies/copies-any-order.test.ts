/** Statements of one account in any words come, go, come back and are matched and unmatched in any order: after each step every payment that a statement shows counts exactly once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { busyLedgers, ledgers, statementOf, styles, type Line, type Payment, type Style } from '../../finance/duplicates/test-overlaps.ts';
import { Books } from '../matches/test-books.ts';

const SEED = Number(process.env.SEED ?? 20_261_122);
let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

type Step = { import: Style } | { again: number } | { delete: number } | { restore: number } | { undo: number } | { redo: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: styles(fc.constant({ all: 0 })).map((style) => ({ import: style })) },
  { weight: 1, arbitrary: fc.nat(5).map((index) => ({ again: index })) },
  { weight: 3, arbitrary: fc.nat(5).map((index) => ({ delete: index })) },
  { weight: 2, arbitrary: fc.nat(5).map((index) => ({ restore: index })) },
  { weight: 2, arbitrary: fc.nat(99).map((index) => ({ undo: index })) },
  { weight: 2, arbitrary: fc.nat(99).map((index) => ({ redo: index })) },
);

/** What happened, and which of it each statement shows. */
class Account {
  readonly shown = new Map<string, readonly Line[]>();
  readonly books: Books;
  readonly ledger: readonly Payment[];

  constructor(books: Books, ledger: readonly Payment[]) {
    this.books = books;
    this.ledger = ledger;
  }

  async take(action: Step): Promise<void> {
    if ('import' in action) return this.import(statementOf(this.ledger, action.import));
    if ('again' in action) return this.import([...this.shown.values()][action.again] ?? []);
    if ('undo' in action || 'redo' in action) return this.say(action);
    const isDelete = 'delete' in action;
    const file = this.books.files.filter(({ isDeleted }) => isDeleted !== isDelete)[isDelete ? action.delete : action.restore];
    if (!file) return;
    await (isDelete ? this.books.delete(file.id) : this.books.restore(file.id));
    file.isDeleted = isDelete;
  }

  async import(lines: readonly Line[]): Promise<void> {
    if (lines.length > 0) this.shown.set(await this.books.import(lines), lines);
  }

  /** Splits one payment in two, or makes it one again; nothing else moves. */
  async say(action: { undo: number } | { redo: number }): Promise<void> {
    const isUndo = 'undo' in action;
    const matches = await this.books.list(isUndo ? 'matched' : 'undone');
    const match = matches[(isUndo ? action.undo : action.redo) % Math.max(1, matches.length)];
    if (!match) return;
    const before = (await this.rows()).filter(({ counts }) => counts).length;
    await (isUndo ? this.books.matches.undo(this.books.viewer, match.id) : this.books.matches.redo(this.books.viewer, match.id));
    expect((await this.rows()).filter(({ counts }) => counts)).toHaveLength(before + (isUndo ? 1 : -1));
  }

  rows(): Promise<{ file_id: string; line: number; amount: number; counts: boolean }[]> {
    return this.books.raw('select file_id, line, amount_minor::int as amount, duplicate_of is null as counts from entry');
  }

  /** Payments of each amount that statements show, and as often as they count. */
  async expectExact(): Promise<void> {
    await this.books.expectSound();
    const [{ undone }] = await this.books.raw<{ undone: number }>(`select count(*)::int as undone from source_match where status = 'undone'`) as [{ undone: number }];
    if (undone > 0) return;
    const present = new Set(this.books.files.filter(({ isDeleted }) => !isDeleted).flatMap(({ id }) => this.shown.get(id)!.map((line) => line.id)));
    const really = this.ledger.filter(({ id }) => present.has(id)).map(({ amountMinor }) => amountMinor);
    const counting = (await this.rows()).filter(({ counts }) => counts).map(({ amount }) => amount);
    expect(sorted(counting)).toEqual(sorted(really));
  }
}

const sorted = (amounts: readonly number[]): number[] => [...amounts].sort((a, b) => a - b);

test(`property: exact after every step (seed ${SEED})`, async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(ledgers, busyLedgers), fc.array(step, { minLength: 3, maxLength: 12 }), async (ledger, steps) => {
    const account = new Account(await Books.open(db), ledger);
    for (const action of steps) {
      await account.take(action);
      await account.expectExact();
    }
  }), { seed: SEED, numRuns: process.env.PURSER_TEST_FULL === '1' ? 300 : 8 });
}, 600_000);
