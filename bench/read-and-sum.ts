/** One process of the reading bench: reads a CSV, sums it by month and category, and says what it found and what it took. Arguments: `purser` or `duckdb`, and the file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type * as Reader from '../backend/src/ingestion/child/reader.ts';
import type { RowSheet } from '../backend/src/ingestion/rows/row-sheet.ts';

/** Month, category, sum in minor units, count. */
type Group = readonly [string, string, number, number];

async function byPurser(path: string): Promise<Group[]> {
  const { fileSource, readSource } = (await import(new URL('../backend/dist/ingestion/child/reader.js', import.meta.url).href)) as typeof Reader;
  let sums = new MonthSums();
  const reading = await readSource(fileSource(path), {
    fileName: 'ledger.csv',
    onRestart: () => { sums = new MonthSums(); },
    onRows: (rows) => sums.add(rows as RowSheet),
  });
  if ('failure' in reading || reading.ambiguity) throw new Error('The file was not read.');
  return sums.groups();
}

class MonthSums {
  readonly #months = new Map<string, Map<string, { sum: number; count: number }>>();

  /** By the places of days and categories first: a sheet has few of both. */
  add({ length, days, dates, names, categories, amounts }: RowSheet): void {
    const sums = new Float64Array(days.length * names.length);
    const counts = new Int32Array(sums.length);
    for (let at = 0; at < length; at++) {
      const place = dates[at]! * names.length + categories[at]!;
      sums[place]! += amounts[at]!;
      counts[place]!++;
    }
    for (const [day, date] of days.entries()) for (const [name, category] of names.entries()) {
      const place = day * names.length + name;
      if (counts[place]! > 0) this.#count(date.slice(0, 7), category, sums[place]!, counts[place]!);
    }
  }

  #count(month: string, category: string, sum: number, count: number): void {
    const categories = this.#months.get(month) ?? new Map<string, { sum: number; count: number }>();
    this.#months.set(month, categories);
    const group = categories.get(category);
    if (!group) categories.set(category, { sum, count });
    else {
      group.sum += sum;
      group.count += count;
    }
  }

  groups(): Group[] {
    return [...this.#months].flatMap(([month, categories]) => [...categories].map(([category, { sum, count }]) => [month, category, sum, count] as const));
  }
}

async function byDuckDb(path: string): Promise<Group[]> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const result = await connection.runAndReadAll(
    `select strftime(month, '%Y-%m'), category, total, count from (select date_trunc('month', date) as month, category, sum(amount) as total, count(*) as count from read_csv('${path.replaceAll("'", "''")}') group by all)`);
  return result.getRows().map(([month, category, total, count]) => [String(month), String(category), Math.round(Number(total) * 100), Number(count)]);
}

/** Of this process alone; what `resourceUsage` says includes the one that started it. */
function peakKilobytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

const [tool, path] = process.argv.slice(2);
const groups = await (tool === 'duckdb' ? byDuckDb(path!) : byPurser(path!));
const checksum = createHash('sha256').update(JSON.stringify(groups.map((group) => group.join('\t')).sort())).digest('hex');
const { userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(JSON.stringify({ checksum, cpuMs: (userCPUTime + systemCPUTime) / 1_000, peakMegabytes: peakKilobytes() / 1_024 }));
