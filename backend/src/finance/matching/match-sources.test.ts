/** Matching of a provider's rows with those of statements: by example, and whatever the rows are and in whichever order they come. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '../local-date.ts';
import { CERTAIN } from './evidence.ts';
import { matchSources, type Matching } from './match-sources.ts';
import { pairKey, type SourceMatchKind, type ProviderRow, type SourceRow } from './source-row.ts';

const SEED = Number(process.env.SEED ?? 20_261_121);
const NOBODY: ReadonlySet<string> = new Set();

let made = 0;
const row = (facts: Partial<SourceRow>): SourceRow => ({
  key: `row ${(made += 1)}`, date: '2026-03-10', amountMinor: 1_240_50, currency: 'USD', description: 'DEPOSIT', counterparty: null, account: 'Checking', role: 'bank', ...facts,
});
const payout = (facts: Partial<ProviderRow> = {}): ProviderRow => ({ ...row({ amountMinor: -1_240_50, description: 'Payout', account: 'Stripe balance' }), provider: 'stripe', arrivesOn: '2026-03-10', ...facts });
const booked = (facts: Partial<ProviderRow> = {}): ProviderRow => ({ ...row({ amountMinor: -84_20, description: 'Expense', account: 'Operating' }), provider: 'quickbooks', arrivesOn: null, ...facts });

function match(kind: SourceMatchKind, providers: readonly ProviderRow[], statements: readonly SourceRow[], told: { apart?: ReadonlySet<string>; leftToOwner?: ReadonlySet<string> } = {}): Matching {
  return matchSources({ kind, providers, statements, apart: told.apart ?? NOBODY, leftToOwner: told.leftToOwner ?? NOBODY });
}

function check(kind: SourceMatchKind, provider: ProviderRow, statement: Partial<SourceRow>, expected: 'certain' | 'proposed' | 'none'): void {
  const { certain, proposed } = match(kind, [provider], [row({ amountMinor: kind === 'payout' ? 1_240_50 : -84_20, ...statement })]);
  expect(certain.length > 0 ? 'certain' : proposed.length > 0 ? 'proposed' : 'none').toBe(expected);
}

describe('a payout and the bank', () => {
  test('named, on the day of its arrival', () => check('payout', payout(), { description: 'STRIPE TRANSFER ST-A1B2', counterparty: 'Stripe' }, 'certain'));
  test('named, four days later', () => check('payout', payout(), { description: 'STRIPE TRANSFER', date: '2026-03-14' }, 'certain'));
  test('named, five days later', () => check('payout', payout(), { description: 'STRIPE TRANSFER', date: '2026-03-15' }, 'none'));
  test('named, two days before', () => check('payout', payout(), { description: 'STRIPE TRANSFER', date: '2026-03-08' }, 'none'));
  test('another cent', () => check('payout', payout(), { description: 'STRIPE TRANSFER', amountMinor: 1_240_51 }, 'none'));
  test('another currency', () => check('payout', payout(), { description: 'STRIPE TRANSFER', currency: 'EUR' }, 'none'));
  test('money that left the bank', () => check('payout', payout(), { description: 'STRIPE TRANSFER', amountMinor: -1_240_50 }, 'none'));
  test('nobody named, on the day', () => check('payout', payout(), {}, 'certain'));
  test('nobody named, three days later', () => check('payout', payout(), { date: '2026-03-13' }, 'proposed'));
  test('somebody else named', () => check('payout', payout(), { description: 'ACH CREDIT OAK PROPERTIES', counterparty: 'Oak Properties' }, 'proposed'));
  test('another provider named', () => check('payout', payout(), { description: 'PAYPAL TRANSFER' }, 'none'));
  test('a debt that the provider collects', () => check('payout', payout({ amountMinor: 30_00 }), { description: 'STRIPE', amountMinor: -30_00 }, 'certain'));

  test('says why', () => {
    const [pair] = match('payout', [payout()], [row({ description: 'STRIPE TRANSFER', date: '2026-03-11' })]).certain;
    expect(pair!.reasons.map(({ says }) => says)).toEqual([
      '$1,240.50 left Stripe and came to the bank account.', 'The statement has it 1 day after the day that Stripe gives for its arrival.', "The bank's text names Stripe.", 'No other payment of this amount is near.',
    ]);
  });
});

describe('one payment in QuickBooks and at the bank', () => {
  test('the same day, the same name', () => check('same-payment', booked({ description: 'Staples', counterparty: 'Staples' }), { description: 'POS STAPLES #1123 DENVER CO', counterparty: 'Staples' }, 'certain'));
  test('a name that only a sign holds together', () => check('same-payment', booked({ description: 'Bill payment', counterparty: 'Pg&E' }), { description: 'PG&E WEB PAYMENT', counterparty: 'PG&E' }, 'certain'));
  test('a name that the bank cut', () => check('same-payment', booked({ description: 'Staples Inc office paper' }), { description: 'STAPLE 0112', date: '2026-03-13' }, 'certain'));
  test('the number of a cheque', () => check('same-payment', booked({ description: 'Check 1042 Oak Properties' }), { description: 'CHECK 1042', date: '2026-03-14' }, 'certain'));
  test('a text that says nothing, two days later', () => check('same-payment', booked({ description: 'Staples' }), { description: 'CHECK', date: '2026-03-12' }, 'certain'));
  test('a text that says nothing, three days later', () => check('same-payment', booked({ description: 'Staples' }), { description: 'CHECK', date: '2026-03-13' }, 'proposed'));
  test('only words that are written are told as such', () => {
    const reasonOf = (provider: Partial<ProviderRow>, statement: Partial<SourceRow>) => match('same-payment', [booked(provider)], [row({ amountMinor: -84_20, ...statement })]).certain[0]!.reasons[2]!.says;
    expect(reasonOf({ description: 'Transfer - CREDIT CARD PAYMENT', counterparty: 'Own Account' }, { description: 'PAYMENT THANK YOU', counterparty: 'Own Account' })).toBe('Both were read as Own Account.');
    expect(reasonOf({ description: 'Expense - Fedex', counterparty: 'FedEx' }, { description: 'FEDEX 4471', counterparty: 'FedEx' })).toBe('Both texts have FEDEX.');
    expect(reasonOf({ description: 'Expense', counterparty: 'Staples' }, { description: 'STAPL 0112', counterparty: 'Staples' })).toBe('Both were read as Staples.');
  });
  test('two names, the same day', () => check('same-payment', booked({ description: 'Staples', counterparty: 'Staples' }), { description: 'SHELL OIL', counterparty: 'Shell' }, 'proposed'));
  test('two names, another day', () => check('same-payment', booked({ description: 'Staples', counterparty: 'Staples' }), { description: 'SHELL OIL', counterparty: 'Shell', date: '2026-03-12' }, 'none'));
  test('a card and a bank account', () => check('same-payment', booked({ description: 'Staples', role: 'card' }), { description: 'STAPLES' }, 'none'));
  test('money in and money out', () => check('same-payment', booked({ amountMinor: 84_20 }), { amountMinor: -84_20 }, 'none'));
});

describe('several of one amount', () => {
  test('names decide, whatever the dates', () => {
    const [oak, cafe] = [booked({ description: 'Oak Properties', date: '2026-03-10' }), booked({ description: 'Blue Cafe', date: '2026-03-11' })];
    const [oakBank, cafeBank] = [row({ amountMinor: -84_20, description: 'OAK PROPERTIES', date: '2026-03-12' }), row({ amountMinor: -84_20, description: 'BLUE CAFE', date: '2026-03-10' })];
    expect(keys(match('same-payment', [cafe, oak], [oakBank, cafeBank]).certain)).toEqual([pairKey(oak.key, oakBank.key), pairKey(cafe.key, cafeBank.key)].sort());
  });

  test('a pair gives way where both find a partner then', () => {
    const [early, late] = [payout({ arrivesOn: '2026-03-10' }), payout({ arrivesOn: '2026-03-14' })];
    const [first, second] = [row({ description: 'STRIPE', date: '2026-03-10' }), row({ description: 'STRIPE', date: '2026-03-13' })];
    expect(match('payout', [early, late], [first, second]).certain).toHaveLength(2);
    // Alone, the early one would take the second day too; the late one cannot take the first.
    expect(keys(match('payout', [late, early], [second, first]).certain)).toEqual([pairKey(early.key, first.key), pairKey(late.key, second.key)].sort());
  });

  test('which of two strangers it was is not guessed', () => {
    const strangers = [row({ description: 'OAK', counterparty: 'Oak' }), row({ description: 'ELM', counterparty: 'Elm' })];
    expect(match('payout', [payout()], strangers)).toEqual({ certain: [], proposed: [] });
    expect(match('payout', [payout()], [row({}), row({ description: 'COUNTER DEPOSIT' })])).toMatchObject({ certain: [], proposed: [{ confidence: 65 }] });
  });

  test('as many on each side are exchangeable', () => {
    expect(match('payout', [payout(), payout()], [row({}), row({})]).certain).toHaveLength(2);
  });
});

describe("the owner's word", () => {
  test('what was told apart is not joined again, nor given to the next one', () => {
    const [one, other, provider] = [row({ description: 'STRIPE' }), row({ description: 'STRIPE' }), payout()];
    const apart = new Set([pairKey(provider.key, one.key)]);
    expect(keys(match('payout', [provider], [one, other], { apart, leftToOwner: new Set([provider.key]) }).certain)).toEqual([]);
    expect(keys(match('payout', [provider], [one, other], { apart, leftToOwner: new Set([provider.key]) }).proposed)).toEqual([pairKey(provider.key, other.key)]);
  });
});

const keys = (pairs: Matching['certain']): string[] => pairs.map(({ provider, statement }) => pairKey(provider.key, statement.key)).sort();

const facts = fc.record({
  date: fc.integer({ min: 0, max: 12 }).map((days) => addDays('2026-02-24', days)), amountMinor: fc.constantFrom(100_00, 250_00, -100_00),
  description: fc.constantFrom('STRIPE TRANSFER', 'DEPOSIT', 'OAK PROPERTIES RENT', 'Blue Cafe', 'PAYPAL'), counterparty: fc.constantFrom(null, 'Oak Properties', 'Blue Cafe'), role: fc.constantFrom('bank' as const, 'card' as const),
});
const side = fc.array(facts, { maxLength: 14 });

describe(`whatever the rows are (seed ${SEED})`, () => {
  const kinds = fc.constantFrom<SourceMatchKind>('payout', 'same-payment');
  const anyLedger = fc.tuple(kinds, side, side, fc.infiniteStream(fc.nat()));
  const property = (says: (kind: SourceMatchKind, providers: ProviderRow[], statements: SourceRow[], dice: () => number) => void): void =>
    fc.assert(fc.property(anyLedger, ([kind, left, right, dice]) => says(
      kind, left.map((fact, index) => ({ ...row(fact), key: `p${index}`, provider: 'stripe', arrivesOn: kind === 'payout' ? fact.date : null })), right.map((fact, index) => ({ ...row(fact), key: `s${index}` })), () => dice.next().value,
    )), { seed: SEED, numRuns: 1_000 });

  test('a row has one partner at most, of its amount and near its day', () => property((kind, providers, statements) => {
    const { certain, proposed } = match(kind, providers, statements);
    const pairs = [...certain, ...proposed];
    expect(new Set(pairs.map(({ provider }) => provider.key)).size).toBe(pairs.length);
    expect(new Set(pairs.map(({ statement }) => statement.key)).size).toBe(pairs.length);
    for (const { provider, statement } of pairs) {
      expect(statement.amountMinor).toBe(kind === 'payout' ? -provider.amountMinor : provider.amountMinor);
      expect(Math.abs(daysBetween(provider.date, statement.date))).toBeLessThanOrEqual(4);
    }
    for (const { confidence } of certain) expect(confidence).toBeGreaterThanOrEqual(CERTAIN);
  }));

  test('the order in which they come changes nothing', () => property((kind, providers, statements, dice) => {
    const shuffled = <T>(rows: readonly T[]): T[] => rows.map((one) => ({ one, key: dice() })).sort((a, b) => a.key - b.key).map(({ one }) => one);
    const [straight, mixed] = [match(kind, providers, statements), match(kind, shuffled(providers), shuffled(statements))];
    expect(keys(mixed.certain)).toEqual(keys(straight.certain));
    expect(keys(mixed.proposed)).toEqual(keys(straight.proposed));
  }));

  test('rows of other amounts and far days change nothing', () => property((kind, providers, statements) => {
    const far = statements.flatMap((one) => [{ ...one, key: `${one.key} far`, date: addDays(one.date, 60) }, { ...one, key: `${one.key} more`, amountMinor: one.amountMinor * 7 }]);
    expect(keys(match(kind, providers, [...statements, ...far]).certain)).toEqual(keys(match(kind, providers, statements).certain));
  }));
});

const MANY = process.env.PURSER_TEST_FULL === '1' ? 100_000 : 10_000;

test(`${MANY} rows on each side, and 5,000 of one amount`, () => {
  const dates = Array.from({ length: 365 }, (_, day) => addDays('2025-01-01', day));
  const amount = (index: number): number => 1_00 + ((index * 7919) % 900_000);
  const providers = Array.from({ length: MANY }, (_, index) => payout({ amountMinor: -amount(index), date: dates[index % 365]!, arrivesOn: dates[index % 365]! }));
  const statements = providers.map((provider) => row({ amountMinor: -provider.amountMinor, date: addDays(provider.date, 1), description: 'STRIPE TRANSFER' }));
expect(match('payout', providers, statements).certain.length).toBe(MANY);
  const alike = Array.from({ length: 5_000 }, (_, index) => payout({ date: dates[index % 20]!, arrivesOn: dates[index % 20]! }));
  expect(match('payout', alike, alike.map(({ date }) => row({ date, description: 'STRIPE TRANSFER' }))).certain.length).toBe(5_000);
});
