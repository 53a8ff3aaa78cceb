/** Fingerprints: equal facts agree, different facts differ, equal rows of one file are told apart. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { factsHash, fingerprint, Fingerprinter, fingerprintOf, type FingerprintedFacts } from './fingerprint.ts';
import { FactsHasher } from './fingerprint-bytes.ts';
import { SetAside } from './set-aside.ts';

const SEED = Number(process.env.SEED ?? 20_261_120);
const facts: fc.Arbitrary<FingerprintedFacts> = fc.record({
  date: fc.date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  amountMinor: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  currency: fc.constantFrom(null, 'USD', 'EUR'),
  description: fc.string({ maxLength: 40 }),
});
const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void): void => fc.assert(fc.property(arbitrary, property), { seed: SEED, numRuns: 500 });

describe(`fingerprints (seed ${SEED})`, () => {
  test('are the digits of a UUID that begin with the date', () => check(facts, (row) => expect(fingerprint(row, 1)).toMatch(new RegExp(`^${row.date.replaceAll('-', '')}[0-9a-f]{24}$`))));

  test('forgive spacing and case of the description, and nothing else', () => check(facts, (row) => {
    expect(fingerprint({ ...row, description: `  ${row.description.replace(/ /g, '  ').toLowerCase()} ` }, 1)).toBe(fingerprint({ ...row, description: row.description.toLowerCase() }, 1));
    expect(fingerprint({ ...row, amountMinor: row.amountMinor + 1 }, 1)).not.toBe(fingerprint(row, 1));
    expect(fingerprint({ ...row, currency: row.currency === 'GBP' ? 'USD' : 'GBP' }, 1)).not.toBe(fingerprint(row, 1));
    expect(fingerprint({ ...row, description: `${row.description} x` }, 1)).not.toBe(fingerprint(row, 1));
  }));

  test('of a file depend on which rows it holds, not on their order', () => check(fc.array(facts, { maxLength: 20 }).chain((rows) => fc.tuple(fc.constant([...rows, ...rows.slice(0, 3)]), fc.infiniteStream(fc.nat()))), ([rows, dice]) => {
    const shuffled = rows.map((row) => ({ row, key: dice.next().value as number })).sort((a, b) => a.key - b.key).map(({ row }) => row);
    const all = (list: readonly FingerprintedFacts[]): string[] => {
      const fingerprinter = new Fingerprinter();
      return list.map((row) => fingerprintOf(row.date, fingerprinter.next(row.date, factsHash(row)))).sort();
    };
    expect(all(shuffled)).toEqual(all(rows));
    expect(new Set(all(rows)).size).toBe(rows.length);
  }));

  test('keep the values that are stored', () => {
    expect(fingerprint({ date: '2025-03-04', amountMinor: -1250, currency: 'USD', description: 'Coffee  shop' }, 1)).toBe('20250304740d56abc626ec6163ea9d93');
    expect(fingerprint({ date: '2025-03-04', amountMinor: -1250, currency: 'USD', description: 'Coffee  shop' }, 2)).toBe('2025030473ff6e37f444f15acc9dc682');
  });

  test('are the same from bytes, where those can be told', () => {
    const hasher = new FactsHasher();
    const texts = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('', ' ', 'Café 7', 'two  spaces', ' lead', 'trail ', 'PLAIN text 12', 'x'.repeat(3_000), 'tab\there'));
    check(fc.tuple(facts, texts), ([row, description]) => {
      const bytes = Buffer.from(`before${description}behind`);
      const found = hasher.hashOf(row.date, row.amountMinor, row.currency ?? '', bytes, 6, bytes.length - 6);
      const isPlain = description === description.trim() && /^[ -~]*$/.test(description) && !description.includes('  ');
      expect(found).toBe(isPlain ? factsHash({ ...row, description }) : null);
    });
  });

  test('three equal rows in one file and two in another have two in common', () => {
    const row = { date: '2025-01-01', amountMinor: -500, currency: null, description: 'COFFEE' };
    expect([1, 2, 3].map((n) => fingerprint(row, n)).filter((text) => [1, 2].map((n) => fingerprint(row, n)).includes(text))).toHaveLength(2);
  });
});

describe(`numbers of equal rows that were set aside (seed ${SEED})`, () => {
  const rows = fc.array(fc.record({ day: fc.integer({ min: 1, max: 6 }), row: fc.integer({ min: 0, max: 12 }) }), { maxLength: 200 });
  const bounds = fc.record({ mostAtHand: fc.integer({ min: 0, max: 12 }), mostReturns: fc.integer({ min: 0, max: 8 }) });

  test('are those of rows at hand, in whatever order days come', () => check(fc.record({ rows, bounds }), ({ rows: told, bounds: bound }) => {
    const aside = new SetAside();
    const [whole, bounded] = [new Fingerprinter(), new Fingerprinter(aside, bound)];
    for (const { day, row } of told) {
      const date = `2025-03-0${day}`;
      const hash = factsHash({ date, amountMinor: row, currency: null, description: '' });
      expect(bounded.next(date, hash)).toBe(whole.next(date, hash));
    }
    aside.close();
  }));

  test('leave nothing behind', () => {
    const aside = new SetAside();
    const places = ['one', 'another'].map((word) => aside.put(Buffer.from(word)));
    expect(places.map((place) => Buffer.from(aside.get(place)).toString())).toEqual(['one', 'another']);
    aside.close();
    expect(() => aside.get(places[0]!)).toThrow('closed');
  });
});
