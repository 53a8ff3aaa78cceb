/** Reading, understanding and summing a CSV in memory, beside DuckDB on the same file: whole processes, in turns, each with its peak of resident memory. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeLedger, type WrittenLedger } from './ledger-csv.ts';
import { inMs, inThousands, inTimes, median } from './statistics.ts';

const ROUNDS = 7;
const PROGRAM = path.join(import.meta.dirname, 'read-and-sum.ts');
/** Little room: rows live for a moment, and what the process needs at most is what counts here. */
const NODE_ARGUMENTS = ['--max-semi-space-size=8', '--max-old-space-size=64'];

interface Run { wallMs: number; cpuMs: number; peakMegabytes: number; checksum: string }

export async function measureReadings(rowCounts: readonly number[]): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'purser-reading-'));
  try {
    for (const rowCount of rowCounts) console.log(`\n${(await measureReading(await writeLedger(path.join(directory, `${rowCount}.csv`), rowCount))).join('\n')}`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measureReading(ledger: WrittenLedger): Promise<string[]> {
  const rounds: { purser: Run; duck: Run }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const duck = await run('duckdb', ledger.path);
    const purser = await run('purser', ledger.path);
    if (duck.checksum !== purser.checksum) throw new Error('DuckDB and Purser sum this file differently.');
    rounds.push({ purser, duck });
  }
  const of = (pick: (round: { purser: Run; duck: Run }) => number): number => median(rounds.map(pick));
  const peaks = (tool: 'purser' | 'duck'): string => `${of((round) => round[tool].peakMegabytes).toFixed(0)} MB (${Math.max(...rounds.map((round) => round[tool].peakMegabytes)).toFixed(0)} MB in one run)`;
  return [
    `${inThousands(ledger.rowCount)} rows (${(ledger.sizeBytes / 2 ** 20).toFixed(1)} MB): read, understood and summed in memory, whole process ${inMs(of(({ purser }) => purser.wallMs))}, median of ${rounds.length}`,
    `    against DuckDB read_csv + group-by, whole process (${inMs(of(({ duck }) => duck.wallMs))}): ${inTimes(of(({ purser, duck }) => purser.wallMs / duck.wallMs))}, in processor time ${inTimes(of(({ purser, duck }) => purser.cpuMs / duck.cpuMs))}`,
    `    resident memory at its highest: ${peaks('purser')}, DuckDB ${peaks('duck')}`,
  ];
}

async function run(tool: 'purser' | 'duckdb', file: string): Promise<Run> {
  const startedAt = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_ARGUMENTS, PROGRAM, tool, file], { env: { ...process.env, NODE_OPTIONS: '' } });
  return { wallMs: performance.now() - startedAt, ...(JSON.parse(stdout) as Omit<Run, 'wallMs'>) };
}
