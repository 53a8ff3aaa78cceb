/** Rows of a kind are found again by their bytes, and too many texts are given up without losing the rest. */
import { expect, test } from '@jest/globals';
import { KindsTable } from './kinds-table.ts';

const bytesOf = (category: number, name: string, text: string): { row: Buffer; nameEnd: number; end: number } => {
  const legs = Buffer.alloc(8);
  legs.writeInt32BE(category, 0);
  legs.writeInt32BE(1000, 4);
  const nameEnd = 8 + Buffer.byteLength(name);
  const row = Buffer.concat([legs, Buffer.from(`${name}\0${text}\0`)]);
  return { row, nameEnd, end: row.length - 1 };
};
function place(table: KindsTable, category: number, name: string, text: string): number {
  const { row, nameEnd, end } = bytesOf(category, name, text);
  return table.placeOf(row, 0, nameEnd, end);
}

test('one kind for all numbers in a text, another one for another name, category or word', () => {
  const table = new KindsTable();
  const places = [place(table, 6000, 'Sysco', 'INV 12 Käse'), place(table, 6000, 'Sysco', 'INV 98 Käse'), place(table, 6000, 'Sysco', 'INV 123 Käse'), place(table, 6000, '', 'INV 12 Käse'), place(table, 0x30313233, 'Sysco', 'INV 12 Käse')];
  expect(places).toEqual([0, 0, 1, 2, 3]);
  const kinds = table.kinds();
  expect(kinds).toMatchObject({ count: 4, counterparties: ['Sysco', 'Sysco', '', 'Sysco'], texts: ['inv 00 käse', 'inv 000 käse', 'inv 00 käse', 'inv 00 käse'] });
  expect([...kinds.categoryNumbers]).toEqual([6000, 6000, 6000, 0x30313233]);
  expect([...kinds.accountNumbers]).toEqual([1000, 1000, 1000, 1000]);
});

test('where nearly every text is another one, texts are no longer told apart', () => {
  const table = new KindsTable();
  const word = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  for (let row = 0; row < 150_000; row++) place(table, 6000, 'Sysco', word(row));
  const later = place(table, 6000, 'Sysco', 'new');
  expect([place(table, 6000, 'Sysco', 'newer'), place(table, 6100, 'Sysco', 'newest')]).toEqual([later, later + 1]);
  expect(table.kinds()).toMatchObject({ count: 150_002, texts: null });
});
