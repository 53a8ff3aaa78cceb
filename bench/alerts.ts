/** How well planted anomalies are found, how quiet clean books stay, and how long a scan takes: invented books of fixtures/alerts, scanned in this process. */
import { CATEGORIES, columnsOfBook, scan } from '../backend/src/finance/anomalies/books-scanned.test-data.ts';
import { findAlerts } from '../backend/src/finance/anomalies/find-alerts.ts';
import { crowd } from '../fixtures/alerts/crowd.ts';
import { plantedBook, PLANTED_KINDS } from '../fixtures/alerts/plant.ts';
import { SHAPES } from '../fixtures/alerts/books.ts';
import { judge, type Verdict } from '../fixtures/alerts/judge.ts';
import { inMs, median } from './statistics.ts';

const SEEDS = 25;

/** `misses` tells all that was not right. */
export async function measureAlerts(wishes: readonly string[]): Promise<string[]> {
  const verdicts: Verdict[] = [];
  const misses: string[] = [];
  let [cleanAlerts, cleanMonths, mostInMonth] = [0, 0, 0];
  for (const shape of SHAPES) {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { book, labels, balance } = plantedBook(shape, seed);
      const found = await scan(book.rows, book.lastDay, balance);
      for (const kind of PLANTED_KINDS) {
        const verdict = judge(kind, found, labels);
        verdicts.push(verdict);
        misses.push(...verdict.missed.map((label) => `missed  ${shape} ${seed} ${kind} ${label.counterparty ?? label.category ?? ''} ${label.date} ${label.row?.amount ?? ''}`),
          ...verdict.falsely.map((alert) => `falsely ${shape} ${seed} ${kind} ${alert.occurredOn} ${alert.title}`));
      }
      const clean = plantedBook(shape, seed, []);
      const quiet = await scan(clean.book.rows, clean.book.lastDay, clean.balance);
      mostInMonth = Math.max(mostInMonth, ...[...Map.groupBy(quiet, ({ occurredOn }) => occurredOn.slice(0, 7)).values()].map(({ length }) => length));
      cleanAlerts += quiet.length;
      cleanMonths += clean.book.months;
      misses.push(...quiet.map((alert) => `clean   ${shape} ${seed} ${alert.kind} ${alert.occurredOn} ${alert.title}`));
    }
  }
  return [
    ...(wishes.includes('misses') ? misses : []),
    'kind'.padEnd(20) + ['planted', 'found', 'falsely', 'precision', 'recall'].map((word) => word.padStart(10)).join(''),
    ...PLANTED_KINDS.map((kind) => line(kind, verdicts.filter((verdict) => verdict.kind === kind))),
    `Clean books: ${cleanAlerts} alerts in ${cleanMonths} months, ${(cleanAlerts / cleanMonths).toFixed(2)} a month, at most ${mostInMonth} in one.`,
    ...scans(),
  ];
}

const ROUNDS = 5;

/** What is found in ledgers of any size, and how long looking through them takes. */
function scans(): string[] {
  const timed = (rows: Parameters<typeof columnsOfBook>[0], rounds: number) => {
    const columns = columnsOfBook(rows);
    const runs = Array.from({ length: rounds }, () => {
      const startedAt = performance.now();
      const found = findAlerts({ rows: columns, categories: CATEGORIES, asOf: '2025-12-31', outlook: null, said: [] });
      return { found, ms: performance.now() - startedAt };
    });
    return { found: runs[0]!.found, ms: median(runs.map(({ ms }) => ms)) };
  };
  const large = timed(crowd(100_000, 0).rows, ROUNDS);
  const { rows, again } = crowd(190_000, 2_500);
  const doubled = timed(rows, 1);
  const cited = new Set(doubled.found.filter(({ kind }) => kind === 'duplicate').flatMap(({ entryIds }) => entryIds));
  return [
    `100,000 rows scanned in ${inMs(large.ms)} (median of ${ROUNDS}).`,
    `190,000 payments of which 2,500 were made twice: ${again.filter(({ id }) => cited.has(id)).length} of them found.`,
  ];
}

function line(kind: string, verdicts: readonly Verdict[]): string {
  const sum = (of: (verdict: Verdict) => number): number => verdicts.reduce((all, verdict) => all + of(verdict), 0);
  const [right, missed, falsely] = [sum((one) => one.right), sum((one) => one.missed.length), sum((one) => one.falsely.length)];
  const cells = [right + missed, right, falsely, (right / Math.max(1, right + falsely)).toFixed(3), (right / Math.max(1, right + missed)).toFixed(3)];
  return kind.padEnd(20) + cells.map((cell) => String(cell).padStart(10)).join('');
}
