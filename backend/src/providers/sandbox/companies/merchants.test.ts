/** The invented merchants: the same every time, any day by itself, and as large as they say. */
import { describe, expect, test } from '@jest/globals';
import { sampleStatements } from '../../../features/demo/sample/sample-company.ts';
import { PROVIDER_NAMES } from '../../contract.ts';
import type { MerchantBooks } from './merchant-books.ts';
import { Merchants } from './merchants.ts';
import { movementsOn, netOf } from './movement.ts';
import { backwards, forwards, toldBy } from './walk.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const fresh = (): Merchants => new Merchants(sampleStatements);
const books = (provider: 'stripe' | 'square' | 'paypal', id: string): MerchantBooks => fresh().books(provider, id, '2026-11-20')!;
const HARBOR = 'acct_1SbxHARBOR00000001';

test('each provider has at least three companies', () => {
  for (const provider of PROVIDER_NAMES.filter((name) => name !== 'quickbooks')) expect(fresh().list(provider, '2026-11-20').length).toBeGreaterThanOrEqual(3);
});

test('the demo\'s company of last month is offered while demos of it are open', () => {
  const months = (today: string): string[] => fresh().list('stripe', today).filter(({ name }) => name === 'Larkspur Studio').map(({ id }) => id.slice(-6));
  expect([months('2026-11-20'), months('2026-12-02'), months('2026-12-04')]).toEqual([['202611'], ['202612', '202611'], ['202612']]);
});

test('the large one has exactly a hundred thousand sales', () => {
  let sales = 0;
  for (const { kind } of backwards(books('stripe', HARBOR), toldBy(books('stripe', HARBOR), NOW))) if (kind === 'sale') sales += 1;
  expect(sales).toBe(100_000);
});

describe.each([['stripe', 'acct_1SbxLARKSPUR202611'], ['stripe', 'acct_1SbxDUNE0000000001'], ['square', 'MLSBXORCHARD1'], ['paypal', 'SBXFJRD222222']] as const)('%s %s', (provider, id) => {
  test('is the same forwards, backwards and from any day', () => {
    const all = books(provider, id);
    const there = [...forwards(all, toldBy(all, NOW, { from: Date.parse('2026-09-01') / 1_000 }))];
    const back = [...backwards(books(provider, id), toldBy(all, NOW, { from: Date.parse('2026-09-01') / 1_000 }))];
    expect(back.reverse()).toEqual(there);
    expect(movementsOn(books(provider, id), '2026-10-14')).toEqual(there.filter(({ date }) => date === '2026-10-14'));
    expect(new Set(there.map(({ key }) => key)).size).toBe(there.length);
  });

  test('is paid what it earned until then, and no more', () => {
    const all = [...forwards(books(provider, id), toldBy(books(provider, id), NOW))];
    const payouts = all.flatMap((movement) => (movement.kind === 'payout' ? [movement.payout] : []));
    expect(payouts.length).toBeGreaterThan(30);
    let paidMinor = 0;
    for (const { from, to, amountMinor } of payouts) {
      const earned = all.filter(({ kind, date }) => kind !== 'payout' && date <= to);
      expect(netOf(earned.filter(({ date }) => date >= from))).toBe(amountMinor);
      expect(netOf(earned) - paidMinor).toBe(amountMinor);
      paidMinor += amountMinor;
    }
  });
});

test('nothing of the demo\'s company is told before the statements tell it', () => {
  const last = [...backwards(books('stripe', 'acct_1SbxLARKSPUR202611'), toldBy(books('stripe', 'acct_1SbxLARKSPUR202611'), NOW))][0];
  expect(last!.date < '2026-11-20').toBe(true);
  expect(fresh().books('stripe', 'acct_1SbxLARKSPUR202612', '2026-11-20')).toBeNull();
  expect(fresh().books('stripe', 'acct_1SbxLARKSPURxxxxxx', '2026-11-20')).toBeNull();
});
