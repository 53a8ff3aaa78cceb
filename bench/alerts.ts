/** How well planted anomalies are found, how quiet clean books stay, and how long a scan takes: invented books of fixtures/alerts, scanned in this process. */
import { scan } from '../backend/src/finance/anomalies/books-scanned.test-data.ts';
import { plantedBook, PLANTED_KINDS } from '../fixtures/alerts/plant.ts';
import { SHAPES } from '../fixtures/alerts/books.ts';
import { judge, type Verdict } from '../fixtures/alerts/judge.ts';

const SEEDS = 25;

/** `misses` tells all that was not right. */
export async function measureAlerts(wishes: readonly string[]): Promise<string[]> {
  const verdicts: Verdict[] = [];
  const misses: string[] = [];
  let [cleanAlerts, cleanMonths] = [0, 0];
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
      cleanAlerts += quiet.length;
      cleanMonths += clean.book.months;
      misses.push(...quiet.map((alert) => `clean   ${shape} ${seed} ${alert.kind} ${alert.occurredOn} ${alert.title}`));
    }
  }
  return [
    ...(wishes.includes('misses') ? misses : []),
    'kind'.padEnd(20) + ['planted', 'found', 'falsely', 'precision', 'recall'].map((word) => word.padStart(10)).join(''),
    ...PLANTED_KINDS.map((kind) => line(kind, verdicts.filter((verdict) => verdict.kind === kind))),
    `Clean books: ${cleanAlerts} alerts in ${cleanMonths} months, ${(cleanAlerts / cleanMonths).toFixed(2)} a month.`,
  ];
}

function line(kind: string, verdicts: readonly Verdict[]): string {
  const sum = (of: (verdict: Verdict) => number): number => verdicts.reduce((all, verdict) => all + of(verdict), 0);
  const [right, missed, falsely] = [sum((one) => one.right), sum((one) => one.missed.length), sum((one) => one.falsely.length)];
  const cells = [right + missed, right, falsely, (right / Math.max(1, right + falsely)).toFixed(3), (right / Math.max(1, right + missed)).toFixed(3)];
  return kind.padEnd(20) + cells.map((cell) => String(cell).padStart(10)).join('');
}
