/** hledger, where it is installed: an independent program that reads the journal of a ledger and reports on it. Tests only. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { decimalToMinor } from '../money.ts';

const run = promisify(execFile);

export const hasHledger = (() => {
  try {
    execFileSync('hledger', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The lines of a report by account, and its sections' totals in their order. */
export interface HledgerReport {
  readonly lines: ReadonlyMap<string, number>;
  readonly totals: readonly number[];
  /** The last line, where the report has one. */
  readonly net: number;
}

export type Hledger = (report: 'incomestatement' | 'balancesheet' | 'balancesheetequity' | 'cashflow', ...options: string[]) => Promise<HledgerReport>;

export async function withHledger<T>(journal: string, currency: string, work: (hledger: Hledger) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'journal-'));
  try {
    const file = path.join(folder, 'books.journal');
    await writeFile(file, journal);
    return await work(async (report, ...options) => readReport((await run('hledger', ['-f', file, report, '--flat', '-O', 'csv', ...options], { env: { ...process.env, LANG: 'C.UTF-8' }, maxBuffer: 1e8 })).stdout, currency));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** "90.00 USD", or "0" for nothing. */
function readReport(csv: string, currency: string): HledgerReport {
  const cells = csv.trim().split('\n').slice(2).map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
  const amount = (cell: string | undefined): number => {
    const minor = decimalToMinor((cell ?? '').replace(` ${currency}`, '') || '0', currency);
    if (minor === null) throw new Error(`hledger says ${cell}`);
    return minor;
  };
  const lines = cells.filter(([name]) => name?.includes(':') && name !== 'Net:');
  return { lines: new Map(lines.map(([name = '', cell]) => [name, amount(cell)])), totals: cells.filter(([name]) => name === 'total').map(([, cell]) => amount(cell)), net: amount(cells.find(([name]) => name === 'Net:')?.[1]) };
}
