/** A large file is taken for UTF-8 by its beginning; wherever it turns out to be something else, it is read as if all of it had been looked at first. */
import { expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { StatementRow } from '../statement.ts';

const ROW_COUNT = 9_000;

/** `tellingAt`: the row whose description is other bytes. */
function statement(telling: Buffer | string, tellingAt: number): Buffer {
  const lines = Array.from({ length: ROW_COUNT }, (_, row) => Buffer.concat([Buffer.from(`2025-01-${String((row % 28) + 1).padStart(2, '0')},`), row === tellingAt ? Buffer.from(telling) : Buffer.from(`COFFEE HOUSE ${row}`), Buffer.from(`,-${row}.50\n`)]));
  return Buffer.concat([Buffer.from('Date,Description,Amount\n'), ...lines]);
}

async function read(bytes: Buffer, mayPresume: boolean): Promise<{ rows: StatementRow[]; reading: unknown; restarts: number }> {
  let rows: StatementRow[] = [];
  let restarts = 0;
  const reading = await readCsv(memorySource(bytes), {
    fileName: 'statement.csv', onRows: (batch) => { rows.push(...batch); },
    ...(mayPresume && { onRestart: () => { rows = []; restarts++; } }),
  });
  return { rows, reading, restarts };
}

test.each<[string, Buffer | string, number]>([
  ['letters of UTF-8', 'Café Zürich 東京', 0],
  ['a letter of Windows-1252', Buffer.from([0x43, 0x61, 0x66, 0xe9]), 1],
  ['a byte that is no letter', Buffer.from([0x43, 0xff, 0xff, 0x20, 0xc3, 0xa9, 0xc3, 0xa4]), 1],
  ['a letter that another program lost', 'Caf\ufffd', 1],
])('%s behind the beginning', async (_, telling, restarts) => {
  const bytes = statement(telling, ROW_COUNT - 5);
  const presumed = await read(bytes, true);
  expect(presumed).toEqual({ ...(await read(bytes, false)), restarts });
  expect(presumed.rows).toHaveLength(ROW_COUNT);
}, 20_000);

test('a letter on the border of two chunks, and one that the file ends within', async () => {
  const before = statement('x', 2_500).indexOf('x');
  const border = Math.ceil(before / 65_536) * 65_536;
  const onBorder = statement(`${'x'.repeat(border - before - 1)}ü`, 2_500);
  expect(onBorder.readUInt16BE(border - 1)).toBe(0xc3bc);
  expect(await read(onBorder, true)).toMatchObject({ restarts: 0, rows: (await read(onBorder, false)).rows });
  const cut = Buffer.concat([statement('x', 0), Buffer.from('2025-02-01,Caf'), Buffer.from([0xc3])]);
  expect(await read(cut, true)).toEqual({ ...(await read(cut, false)), restarts: 1 });
});
