/** Whatever a vendor says of its books, a pull ends: with rows that are rows, with movements left out by name, or with a fault of four. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { isLocalDate } from '../finance/local-date.ts';
import type { PulledRow, SkippedMovement } from './contract.ts';
import { ProviderError } from './provider-error.ts';
import { type Lie, LYING_VENDORS, type LyingVendor } from './test-lying-vendors.ts';
import { startTestVendor, type Asked, type TestVendor } from './test-vendor.ts';

// Square's own client warns of what it does not understand.
beforeAll(() => { jest.spyOn(console, 'warn').mockReturnValue(); });

const started: TestVendor[] = [];
afterEach(async () => { await Promise.all(started.splice(0).map((vendor) => vendor.close())); });

async function start(answer: (asked: Asked) => unknown): Promise<TestVendor> {
  const vendor = await startTestVendor(answer);
  started.push(vendor);
  return vendor;
}

/** Larger than any answer may be, once it is unpacked. */
const BOMB = gzipSync(Buffer.alloc(21 * 2 ** 20, 0x20));
/** More calls than any of these pulls needs. */
const MOST_CALLS = 80;

interface Pulled { readonly rows: readonly PulledRow[]; readonly skipped: readonly SkippedMovement[]; readonly fault: string | null; readonly calls: number }

/** What a pull comes to where the list is answered so. */
async function pull(lying: LyingVendor, answer: (page: number, asked: Asked) => unknown, cursor = lying.cursor): Promise<Pulled> {
  let pages = 0;
  const vendor = await start((asked) => {
    if (vendor.asked.length > MOST_CALLS) throw new Error('asked without end');
    return lying.isList(asked) ? answer((pages += 1), asked) : lying.rest(asked);
  });
  const [rows, skipped]: [PulledRow[], SkippedMovement[]] = [[], []];
  const done = (fault: string | null): Pulled => ({ rows, skipped, fault, calls: vendor.asked.length });
  try {
    for await (const page of lying.provider(() => vendor.url).pull({ accessToken: 'CANARY', companyId: '9130' }, cursor, new AbortController().signal)) {
      rows.push(...page.rows);
      skipped.push(...(page.skipped ?? []));
      expect(page.cursor.length).toBeLessThan(2_000);
    }
    return done(null);
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderError);
    expect(JSON.stringify([error, String(error)])).not.toContain('CANARY');
    return done((error as ProviderError).fault);
  }
}

const raw = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200) => (response: ServerResponse): void => { response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body); };

/** `literal` stands in the JSON as it is. */
const LITERAL = (literal: string): string => `<<${literal}>>`;
const written = (value: object): ((response: ServerResponse) => void) => raw(JSON.stringify(value).replaceAll(/"<<(.*?)>>"/g, '$1'));

function expectRow({ externalId, account, date, amountMinor, currency, description, counterparty }: PulledRow): void {
  expect(externalId).toMatch(/^[\x21-\x7e]{1,255}$/);
  expect([isLocalDate(date), Number.isSafeInteger(amountMinor) && amountMinor !== 0, Math.abs(amountMinor) <= 1e12, /^[A-Z]{3}$/.test(currency)]).toEqual([true, true, true, true]);
  for (const text of [description, counterparty ?? '', account.name]) expect([text.length <= 520, text.isWellFormed(), /\p{Cc}/u.test(text)]).toEqual([true, true, false]);
}

/** Never a row, always named. */
const NO_ROWS: readonly (readonly [keyof Lie, readonly unknown[]])[] = [
  ['amount', [1e21, LITERAL('1e400'), LITERAL('-1e400'), LITERAL('99999999999999999999'), 'NaN', 'Infinity', '', '--5', '0x10', '1_000', '１２', '12,50', null, [], {}, true]],
  ['currency', ['ZZZ', 'dollars', 'U$', '', '💶', 5, {}, null]],
  ['date', ['', '2026-02-30', 'yesterday', LITERAL('1e300'), null, {}, []]],
  ['id', ['', 'a b', 'x'.repeat(300), 'ä', '\u0000', '\ud800', 5, null, {}, []]],
];
/** A row, if with other words, or left out as a whole. */
const ROWS: readonly (readonly [keyof Lie, readonly unknown[]])[] = [
  ['text', ['\u0000\u0007', 'x'.repeat(1_000_000), '😀'.repeat(400), `${'x'.repeat(499)}😀`, '\ud800 half', '\u202Eback', '<img src=x onerror=alert(1)>', '__proto__', 5, {}, null, LITERAL('['.repeat(5_000) + ']'.repeat(5_000))]],
  ['id', ['__proto__', 'constructor', '../../../etc/passwd', '%00', "';drop/**/table"]],
];

describe.each(Object.entries(LYING_VENDORS))('%s', (name, lying) => {
  const tell = (lie: Partial<Lie>) => pull(lying, () => written(lying.list([lying.object({ ...lying.honest, ...lie })], null)));
  const page = (from: number) => Array.from({ length: lying.pageSize }, (_, index) => lying.object({ ...lying.honest, id: `${from + index}` }));

  test('the truth', async () => {
    expect(await tell({})).toMatchObject({ rows: [{ amountMinor: 1_250, currency: 'USD', date: '2026-11-05' }], skipped: [], fault: null });
  });

  test.each(NO_ROWS)('no %s: left out by name', async (fact, values) => {
    for (const value of values) {
      const { rows, skipped, fault } = await tell({ [fact]: value });
      const isTold = skipped.length === 1 || fault === 'broken' || fault === 'unavailable';
      // Where a transaction of QuickBooks names no currency, its account does.
      const isOfItsAccount = name === 'quickbooks' && fact === 'currency' && (typeof value !== 'string' || value === '');
      expect([value, rows.length, isTold]).toEqual([value, isOfItsAccount ? 1 : 0, !isOfItsAccount]);
    }
  });

  test.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('the day %s is of no ledger', async (day) => {
    expect(await tell({ date: lying.dateOf(day) })).toMatchObject({ rows: [], skipped: [{}] });
  });

  test('nothing moved, or the other way', async () => {
    expect(await tell({ amount: name === 'paypal' ? '0.00' : 0 })).toMatchObject({ rows: [], skipped: [], fault: null });
    expect(await tell({ amount: name === 'paypal' ? '-12.50' : -1_250 })).toMatchObject({ rows: [{ amountMinor: name === 'quickbooks' ? -125_000 : -1_250 }], fault: null });
  });

  test.each(ROWS)('any %s: a row that can be stored', async (fact, values) => {
    for (const value of values) {
      const { rows, skipped, fault } = await tell({ [fact]: value });
      rows.forEach(expectRow);
      expect([String(value).slice(0, 20), rows.length + skipped.length === 1 || fault !== null]).toEqual([String(value).slice(0, 20), true]);
    }
  });

  test('one identifier twice with two amounts: both are told in their order', async () => {
    const [first, second] = name === 'paypal' ? ['1.00', '2.00'] : name === 'quickbooks' ? [1, 2] : [100, 200];
    const { rows } = await pull(lying, () => lying.list([first, second].map((amount) => lying.object({ ...lying.honest, amount })), null));
    expect([rows.map(({ amountMinor }) => amountMinor), new Set(rows.map(({ externalId }) => externalId)).size]).toEqual([[100, 200], 1]);
  });

  test('pages that never end', async () => {
    const same = await pull(lying, () => lying.list(page(1), 'same'));
    const circle = await pull(lying, (number) => lying.list(page(number % 2 === 0 ? 1 : 5_001), `page ${number % 2}`));
    const renamed = await pull(lying, (number) => lying.list(page(1), `page ${number}`));
    for (const { fault, calls } of [same, circle, renamed]) expect([fault, calls < MOST_CALLS]).toEqual(['broken', true]);
  });

  const BODIES: Record<string, unknown> = {
    'a page for people': raw('<!doctype html><title>Maintenance</title>', { 'content-type': 'text/html' }), 'nothing': raw(''), 'null': raw('null'), 'a number': raw('5'), 'a list': raw('[]'), 'an empty object': raw('{}'),
    'a number that is none': raw('{"amount": NaN}'), 'depth': raw('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)), 'another place': raw('', { location: 'http://127.0.0.1:9/' }, 302),
    'lists of nothing': written(lying.list([null, 5, 'x', [], [[]]] as unknown as object[], null)), 'another shape': raw('{"data":{},"payments":{},"QueryResponse":[],"transaction_details":5,"has_more":"yes","total_pages":"1"}'),
  };
  test.each(Object.entries(BODIES))('200 with %s', async (_what, body) => {
    const { rows, calls } = await pull(lying, () => body);
    expect([rows, calls < MOST_CALLS]).toEqual([[], true]);
  });

  test('the right body under a wrong name of its type', async () => {
    const { rows, fault } = await pull(lying, () => raw(JSON.stringify(lying.list([lying.object(lying.honest)], null)), { 'content-type': 'text/html; charset=utf-16' }));
    expect(rows.length === 1 || fault !== null).toBe(true);
  });

  test('a bomb in a small package', async () => {
    expect(await pull(lying, () => raw(BOMB, { 'content-encoding': 'gzip' }))).toMatchObject({ rows: [], fault: 'broken' });
  });

  test.each([301, 302, 303, 307, 308])('nobody is followed elsewhere: %i', async (status) => {
    const elsewhere = await start(() => ({}));
    const { fault } = await pull(lying, () => raw('', { location: `${elsewhere.url}/books` }, status));
    expect([fault, elsewhere.asked]).toEqual(['unavailable', []]);
  });

  test('secrets go nowhere else, and are no header of ours', async () => {
    const elsewhere = await start(() => ({}));
    const back = { query: new URLSearchParams('code=AB&realmId=9130'), codeVerifier: 'V', redirectUri: 'http://here/back' };
    for (const answer of [raw('', { location: elsewhere.url }, 307), ...['a\r\nX-Other: 1', 'ä', ' ', '', 5, null, {}, 'x'.repeat(20_000)].map((token) => ({ access_token: token, refresh_token: 'R', expires_in: 3_600, expires_at: '2026-12-20T12:00:00Z', merchant_id: 'M1', stripe_user_id: 'acct_1' }))]) {
      const vendor = await start(() => answer);
      await expect(lying.provider(() => vendor.url).exchange(back)).rejects.toBeInstanceOf(ProviderError);
      expect(vendor.asked).toHaveLength(1);
    }
    expect(elsewhere.asked).toEqual([]);
  });
});

test('endless books end in the end, however many pulls they take', async () => {
  const { stripe, square, quickbooks } = LYING_VENDORS;
  const page = (lying: LyingVendor) => (number: number) => lying.list(Array.from({ length: lying.pageSize }, (_, index) => lying.object({ ...lying.honest, id: `${number * 1_000 + index}` })), `page ${number}`);
  const far = [
    pull(stripe, page(stripe), JSON.stringify({ after: 'txn_0', pages: 50_000 })),
    pull(square, page(square), JSON.stringify({ started: '2026-11-20T12:00:00Z', step: 0, pages: 50_000 })),
    pull(quickbooks, page(quickbooks), JSON.stringify({ started: '2026-11-20T12:00:00Z', entity: 2, start: 3_000_001 })),
  ];
  expect((await Promise.all(far)).map(({ fault }) => fault)).toEqual(['broken', 'broken', 'broken']);
});
