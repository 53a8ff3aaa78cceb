/** Rows arrive as they were sent, and what no reader of ours would send is refused before it comes near a ledger. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { StatementRow } from '../statement.ts';
import { packRows, type PackedRows } from './packed-rows.ts';
import { RowBatch } from './row-batch.ts';

const name = fc.option(fc.constantFrom('', 'Sales', 'Café', 'USD', 'SQ *X'), { nil: null });
const rows: fc.Arbitrary<StatementRow[]> = fc.array(fc.record({
  line: fc.nat(), date: fc.constantFrom('2025-01-31', '2025-02-01', '2024-02-29'), description: fc.string({ unit: 'grapheme', maxLength: 30 }),
  amountMinor: fc.maxSafeInteger(), balanceMinor: fc.option(fc.maxSafeInteger(), { nil: null }), currency: name, category: name, counterparty: name, account: name, reference: name, title: fc.constant(null),
}), { maxLength: 40 });

const ROW: StatementRow = { line: 2, date: '2025-03-01', description: 'Rent März', amountMinor: -1, currency: null, balanceMinor: null, category: null, counterparty: null, account: null, reference: null, title: 'Rent' };

test('rows arrive as they were sent, also in batches of which the next one is packed', () => {
  fc.assert(fc.property(rows, rows, (first, second) => {
    const sent = structuredClone(packRows(first));
    packRows(second);
    expect([...new RowBatch(sent)]).toEqual(first);
  }), { numRuns: 100 });
  expect([...RowBatch.of([ROW])]).toEqual([ROW]);
});

test('what turns the direction of text does not arrive, and neither does what it would do to the amounts beside it', () => {
  const turned = { ...ROW, description: '\u202eRent\u202c M\u2067ärz, €1', title: '\u202eRent', counterparty: '\u202eegdoL', category: 'שכר דירה', account: '\u2066Main\u2069' };
  const batch = RowBatch.of([turned, ROW]);
  const arrived = [{ ...turned, description: 'Rent März, €1', title: 'Rent', counterparty: 'egdoL', account: 'Main' }, ROW];
  expect([...batch]).toEqual(arrived);
  expect(Array.from(batch.cursors(), ({ descriptionBytes: { bytes, start, end } }) => bytes.toString('utf8', start, end))).toEqual(arrived.map(({ description }) => description));
});

describe('refused', () => {
  const changed = (change: (packed: PackedRows) => Partial<PackedRows>): PackedRows => {
    const packed = structuredClone(packRows([ROW, { ...ROW, description: 'Überweisung', title: null }]));
    return { ...packed, ...change(packed) };
  };
  test.each<[string, (packed: PackedRows) => Partial<PackedRows>]>([
    ['a column that is too short', () => ({ amounts: new Float64Array(1) })],
    ['half a minor unit', () => ({ amounts: Float64Array.of(0.5, 1) })],
    ['an amount that is no number', () => ({ amounts: Float64Array.of(Number.NaN, 1) })],
    ['a day that the calendar has not', () => ({ days: ['2025-02-30'] })],
    ['the place of a name that is not there', () => ({ categories: Int32Array.of(7, 0) })],
    ['the place of a day that is not there', () => ({ dates: Int32Array.of(0, 1) })],
    ['a name that is no text', () => ({ names: ['', 5 as unknown as string] })],
    ['texts that run backwards', ({ descriptionEnds }) => ({ descriptionEnds: Int32Array.of(descriptionEnds[1]!, descriptionEnds[0]!) })],
    ['texts that end before their bytes do', ({ descriptionEnds }) => ({ descriptionEnds: descriptionEnds.map((end) => end - 1) })],
    ['a text that is cut within a character', ({ descriptionEnds }) => ({ descriptionEnds: Int32Array.of(descriptionEnds[0]! + 1, descriptionEnds[1]!) })],
    ['bytes that are no UTF-8', ({ descriptions }) => ({ descriptions: descriptions.map(() => 0xff) })],
  ])('%s', (_, change) => {
    expect(() => new RowBatch(changed(change))).toThrow(TypeError);
  });
});
