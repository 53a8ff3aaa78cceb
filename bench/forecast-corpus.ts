/** The competition series that forecasts are measured on, beside the repository: what was known and what came then. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';

export interface CompetitionSeries { readonly set: string; readonly name: string; readonly known: readonly number[]; readonly after: readonly number[] }

const CORPUS = path.resolve(import.meta.dirname, '../../shared/corpora/forecast');
const read = (name: string): string[] => readFileSync(path.join(CORPUS, name), 'utf8').trim().split(/\r?\n/);

export const absentCorpus = (): string | null => (existsSync(CORPUS) ? null : `The competition series are not at ${CORPUS}.`);

/** M1 monthly ends where its training part does; which half a series is in depends on its name alone. */
export function m1(horizon: number): CompetitionSeries[] {
  return read('m1_monthly.csv').slice(1).map((line) => {
    const cells = line.split(',');
    const [known, after] = cells.slice(-2).map((values) => values!.split(';').map(Number));
    const isDesign = createHash('sha256').update(cells[0]!).digest()[0]! % 2 === 1;
    return { set: isDesign ? 'M1 design half' : 'M1 other half', name: cells[0]!, known: known!, after: after!.slice(0, horizon) };
  });
}

/** The last `horizon` values are held out, and those before `back` more. */
export function nn3(horizon: number, back = 0): CompetitionSeries[] {
  return read('nn3_monthly.csv').map((line) => cut(back === 0 ? 'NN3' : `NN3, ${back} months before`, line, horizon, back));
}

/** Daily cash withdrawals; gaps stay gaps. */
export function nn5(horizon: number): CompetitionSeries[] {
  return read('nn5_daily_atm.csv').map((line) => cut('NN5 daily', line, horizon, 0)).filter(({ after }) => after.every(Number.isFinite));
}

function cut(set: string, line: string, horizon: number, back: number): CompetitionSeries {
  const [name = '', ...cells] = line.split(',');
  const values = cells.filter((cell) => cell.trim() !== '').map(Number);
  const end = values.length - horizon - back;
  return { set, name, known: values.slice(0, end), after: values.slice(end, end + horizon) };
}
