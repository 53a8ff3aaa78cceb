/** Whatever comes in whatever order, and whatever its owner says: each movement counts once, the matches are those that the rows and the owner's words give, sums are those of the rows that count. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { defaultAccount } from '../../finance/chart-of-accounts.ts';
import { addDays } from '../../finance/local-date.ts';
import { matchSources } from '../../finance/matching/match-sources.ts';
import { pairKey, type SourceMatchKind, type ProviderRow, type SourceRow } from '../../finance/matching/source-row.ts';
import { Books, type Line } from './test-books.ts';

const SEED = Number(process.env.SEED ?? 20_261_122);
let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

type Step = { import: Line[] } | { payout: Line } | { book: Line } | { takeBack: number } | { undo: number } | { redo: number } | { delete: number } | { restore: number }
  | { choose: number; category: string | null } | { rule: string } | { merge: [number, number] } | 'find';

const date = fc.integer({ min: 0, max: 6 }).map((days) => addDays('2026-03-28', days));
const line = fc.record({
  date, amountMinor: fc.constantFrom(100_00, -100_00, 250_00), description: fc.constantFrom('STRIPE TRANSFER', 'DEPOSIT', 'OAK RENT', 'oak rent'), account: fc.constantFrom('Checking', 'Checking', 'Savings'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => ({ import: lines })) },
  { weight: 4, arbitrary: line.map((row) => ({ payout: row })) },
  { weight: 4, arbitrary: line.map((row) => ({ book: row })) },
  { weight: 1, arbitrary: fc.nat(9).map((index) => ({ takeBack: index })) },
  { weight: 3, arbitrary: fc.nat(9).map((index) => ({ undo: index })) },
  { weight: 2, arbitrary: fc.nat(9).map((index) => ({ redo: index })) },
  { weight: 2, arbitrary: fc.nat(4).map((index) => ({ delete: index })) },
  { weight: 2, arbitrary: fc.nat(4).map((index) => ({ restore: index })) },
  { weight: 1, arbitrary: fc.record({ choose: fc.nat(20), category: fc.option(fc.constantFrom('Rent', 'Meals')) }) },
  { weight: 1, arbitrary: fc.constantFrom('stripe', 'oak').map((rule) => ({ rule })) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(3), fc.nat(3)).map((merge) => ({ merge })) },
  { weight: 3, arbitrary: fc.constant('find' as const) },
);

/** Does what is asked where it can be done; what cannot be done is left out. */
async function take(books: Books, told: string[], action: Step): Promise<void> {
  if (action === 'find') return books.findMatches();
  if ('import' in action) return void (await books.import(action.import));
  if ('payout' in action || 'book' in action) return tell(books, told, action);
  if ('takeBack' in action) return takeBack(books, told[action.takeBack]);
  if ('undo' in action || 'redo' in action) return say(books, action);
  if ('delete' in action || 'restore' in action) return moveFile(books, action);
  if ('rule' in action) return void (await books.rules.create(books.viewer, { match: 'description', pattern: action.rule, direction: null, category: 'Travel' }));
  if ('choose' in action) return choose(books, action);
  return merge(books, action.merge);
}

async function tell(books: Books, told: string[], action: { payout: Line } | { book: Line }): Promise<void> {
  const externalId = `row ${told.length}`;
  told.push(externalId);
  if ('payout' in action) await books.payout(externalId, action.payout.date, Math.abs(action.payout.amountMinor));
  else await books.book(externalId, action.book.date, action.book.amountMinor, action.book.description);
}

async function takeBack(books: Books, externalId: string | undefined): Promise<void> {
  if (externalId === undefined) return;
  for (const source of [books.stripe, books.quickBooks]) await books.takeBack(source, externalId);
}

async function say(books: Books, action: { undo: number } | { redo: number }): Promise<void> {
  const shown = await books.list();
  const isUndo = 'undo' in action;
  const match = shown[(isUndo ? action.undo : action.redo) % Math.max(1, shown.length)];
  if (match) await (isUndo ? books.matches.undo(books.viewer, match.id) : books.matches.redo(books.viewer, match.id));
}

async function moveFile(books: Books, action: { delete: number } | { restore: number }): Promise<void> {
  const isDelete = 'delete' in action;
  const file = books.files.filter(({ isDeleted }) => isDeleted !== isDelete)[isDelete ? action.delete : action.restore];
  if (!file) return;
  await (isDelete ? books.delete(file.id) : books.restore(file.id));
  file.isDeleted = isDelete;
}

async function choose(books: Books, { choose: index, category }: { choose: number; category: string | null }): Promise<void> {
  const rows = await books.raw<{ id: string }>(`select id from entry where duplicate_of is null order by id`);
  if (rows.length > 0) await books.categories.categorize(books.viewer, { transactionIds: [rows[index % rows.length]!.id], category });
}

async function merge(books: Books, [first, second]: [number, number]): Promise<void> {
  const shown = await books.accounts.list(books.viewer);
  const [from, into] = [shown[first], shown[second]];
  if (from && into && from !== into) await books.accounts.merge(books.viewer, String(from.number), String(into.number));
}

interface Row { key: string; told_key: string | null; provider: string | null; date: string; amount_minor: string; currency: string; description: string; counterparty: string | null; account: string; role: 'bank' | 'card'; duplicate_of: string | null; category_number: number; id: string }
interface Stored { kind: SourceMatchKind; status: string; is_owners: boolean; statement_key: string; told_key: string }

const WITHDRAWN = '00000000-0000-0000-0000-000000000000';

/** Said once more, plainly and from nothing but the rows and the owner's words: which pairs are matched, and what counts therefore. */
async function expectMatchesOfRows(books: Books): Promise<void> {
  const rows = await books.raw<Row>(
    `select entry.account_number || ' ' || entry.fingerprint as key, entry.integration_id || ' ' || external_id as told_key, provider, to_char(date, 'YYYY-MM-DD') as date, amount_minor, entry.currency, description, counterparty,
       account.name as account, account.role, duplicate_of, category_number, entry.id
     from entry join chart_account account on account.number = account_number left join integration on integration.id = integration_id where duplicate_of is distinct from '${WITHDRAWN}'`);
  const stored = await books.raw<Stored>(`select kind, status, is_owners, account_number || ' ' || fingerprint as statement_key, integration_id || ' ' || external_id as told_key from source_match where integration_id is not null`);
  const statements = rows.filter(({ told_key: toldKey, duplicate_of: duplicateOf }) => toldKey === null && duplicateOf === null);
  const told = (provider: string): Row[] => rows.filter((row) => row.provider === provider);
  const same = pairsOf('same-payment', told('quickbooks'), statements, stored);
  for (const row of told('quickbooks')) {
    const original = statements.find(({ key }) => same.has(pairKey(row.told_key!, key)));
    expect({ told: row.told_key, counts: row.duplicate_of }).toEqual({ told: row.told_key, counts: original?.id ?? null });
  }
  const counted = [...statements, ...told('quickbooks').filter(({ duplicate_of: duplicateOf }) => duplicateOf === null)];
  const payouts = pairsOf('payout', told('stripe'), counted, stored);
  expect(new Set(await shownPairs(books))).toEqual(new Set([...same, ...payouts]));
  const transfer = defaultAccount('Transfer').number;
  const decided = new Set((await books.raw<{ key: string }>(`select account_number || ' ' || fingerprint as key from category_decision`)).map(({ key }) => key));
  for (const row of counted) {
    const isPayout = [...payouts].some((pair) => pair.endsWith(`\n${row.key}`));
    if (!decided.has(row.key)) expect({ row: row.description, isTransfer: row.category_number === transfer }).toEqual({ row: row.description, isTransfer: isPayout });
  }
}

function pairsOf(kind: SourceMatchKind, told: readonly Row[], statements: readonly Row[], stored: readonly Stored[]): Set<string> {
  const own = stored.filter((match) => match.kind === kind);
  const isThere = (match: Stored): boolean => told.some((row) => row.told_key === match.told_key) && statements.some(({ key }) => key === match.statement_key);
  const joined = own.filter((match) => match.is_owners && isThere(match));
  const undone = own.filter(({ status }) => status === 'undone');
  const toSource = (row: Row, key: string): SourceRow => ({ ...row, key, amountMinor: Number(row.amount_minor) });
  const { certain } = matchSources({
    kind,
    providers: told.filter((row) => joined.every((match) => match.told_key !== row.told_key)).map((row): ProviderRow => ({ ...toSource(row, row.told_key!), provider: row.provider!, arrivesOn: kind === 'payout' ? row.date : null })),
    statements: statements.filter(({ key }) => joined.every((match) => match.statement_key !== key)).map((row) => toSource(row, row.key)),
    apart: new Set(undone.map((match) => pairKey(match.told_key, match.statement_key))),
    leftToOwner: new Set(undone.map((match) => match.told_key)),
  });
  return new Set([...joined.map((match) => pairKey(match.told_key, match.statement_key)), ...certain.map(({ provider, statement }) => pairKey(provider.key, statement.key))]);
}

async function shownPairs(books: Books): Promise<string[]> {
  const shown = (await books.list('matched')).filter(({ provider }) => provider !== null);
  const pairs = await books.raw<{ id: string; pair: string }>(`select id, integration_id || ' ' || external_id || e'\\n' || account_number || ' ' || fingerprint as pair from source_match`);
  return shown.map(({ id }) => pairs.find((pair) => pair.id === id)!.pair);
}

test(`property: each movement counts once after any sequence of imports, syncs and words of the owner (seed ${SEED})`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
    const books = await Books.open(db);
    const told: string[] = [];
    for (const action of steps) await take(books, told, action);
    await books.expectSound();
    await books.findMatches();
    await books.expectSound();
    await expectMatchesOfRows(books);
  }), { seed: SEED, numRuns: process.env.PURSER_TEST_FULL === '1' ? 400 : 10 });
}, 300_000);
