/** One process of the reading bench: reads a CSV, sums it by month and category, and says what it found and what it took. Arguments: `purser` or `duckdb`, and the file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type * as FileSource from '../backend/src/ingestion/child/file-source.ts';
import type * as ReadStatement from '../backend/src/ingestion/read-statement.ts';

/** Month, category, sum in minor units, count. */
type Group = readonly [string, string, number, number];

async function byPurser(path: string): Promise<Group[]> {
  const load = async <T>(name: string): Promise<T> => (await import(new URL(`../backend/dist/ingestion/${name}.js`, import.meta.url).href)) as T;
  const { fileSource } = await load<typeof FileSource>('child/file-source');
  const { readSource } = await load<typeof ReadStatement>('read-statement');
  const months = new Map<string, Map<string, [number, number]>>();
  let lastDate = '';
  let categories = new Map<string, [number, number]>();
  const reading = await readSource(fileSource(path), {
    fileName: 'ledger.csv',
    onRestart: () => {
      months.clear();
      lastDate = '';
    },
    onRows: (rows) => {
      for (const { date, category, amountMinor } of rows) {
        if (date !== lastDate) {
          lastDate = date;
          const month = date.slice(0, 7);
          categories = months.get(month) ?? new Map<string, [number, number]>();
          months.set(month, categories);
        }
        const group = categories.get(category ?? '');
        if (group) {
          group[0] += amountMinor;
          group[1] += 1;
        } else categories.set(category ?? '', [amountMinor, 1]);
      }
    },
  });
  if ('failure' in reading || reading.ambiguity) throw new Error('The file was not read.');
  return [...months].flatMap(([month, groups]) => [...groups].map(([category, [sum, count]]) => [month, category, sum, count] as const));
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
