/** How long questions of many kinds take over HTTP, beside GET /api/auth/me on the same connection, in turns; and the first one after an import, which finds nothing remembered. */
import type { Stage } from './stage.ts';
import { inMs, inThousands, inTimes, median, quantile, timed } from './statistics.ts';

/** Of a shop's owner; `ledger-csv.ts` wrote the rows. */
const QUESTIONS = {
  'a sum': 'What was my revenue last month?',
  'a category': 'How much did I spend on rent this year?',
  'a margin': 'What is my net margin this year?',
  'profit': 'What was my net profit in 2024?',
  'everything but': 'How much did I spend on everything but rent and payroll in 2024?',
  'certain weekdays': 'What did I spend on weekends in 2024?',
  'a ranking of categories': 'What are my top 5 expense categories?',
  'a series': 'Show revenue by month for the last 6 months',
  'a table in two directions': 'Show expenses by category by quarter in 2024',
  'a comparison': 'Compare revenue in 2024 and 2023',
  'a share': 'What share of my expenses is payroll?',
  'the best month': 'Which month had the highest revenue?',
  'the best weekday': 'On which weekday do I earn the most?',
  'an average': 'What is the average monthly spend on advertising?',
  'an average sale': 'What is my average sale?',
  'a median': 'What is the median expense in 2024?',
  'burn': 'What is our burn rate?',
  'what changed': 'Which expenses increased the most?',
  'why': 'Why did expenses rise in 2025?',
  'what if': 'What if rent goes up by 10 %?',
  'subscriptions': 'Which subscriptions do I pay every month?',
  'a name': 'How much did I pay Sysco?',
  'two names': 'How much did we pay Sysco and UPS together in 2024?',
  'a customer': 'What was revenue from Harbor Cafe in 2023?',
  'a name by month': 'Show payments to UPS by month',
  'a name on Mondays': 'How much did we earn on Mondays from Harbor Cafe?',
  'a name, year against year': 'How much did I spend at Piedmont this year compared to last year?',
  'the last payment': 'When did I last pay Gusto?',
  'a price': 'How much does PG&E cost now?',
  'customers': 'Who are my top 5 customers?',
  'number of vendors': 'How many different vendors did I pay in 2024?',
  'who did not come again': 'Which customers paid in 2023 but not in 2024?',
  'largest rows': 'What were the 10 largest payments last year?',
  'largest of a name': 'What was the largest bill from Sysco?',
  'number of large rows': 'How many transactions over $4,000 were there in 2024?',
  'small rows': 'List my sales below $5 in 2025',
  'a word that no row holds': 'What did I pay for zebra feed?',
} as const;
type Kind = keyof typeof QUESTIONS;
const KINDS = Object.keys(QUESTIONS) as Kind[];
const ROUNDS = 10;
const SLOWEST = 6;

export async function measureQuestions({ product }: Stage, cookie: string, rowCount: number): Promise<string[]> {
  const ask = (kind: Kind): Promise<number> => timed(() => product.post(cookie, '/api/queries', { query: QUESTIONS[kind] }));
  const firstMs = await ask('a name');
  const asked = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  const me: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    for (const kind of KINDS) {
      const [questionMs, meMs] = [await ask(kind), await timed(() => product.get(cookie, '/api/auth/me'))];
      if (round >= 0) { // the first round warms up
        asked.get(kind)!.push(questionMs);
        me.push(meMs);
      }
    }
  }
  const all = [...asked.values()].flat();
  const line = (share: number, name: string): string => `${name} ${inMs(quantile(all, share))} = ${inTimes(quantile(all, share) / quantile(me, share))} GET /api/auth/me (${inMs(quantile(me, share))})`;
  const slowest = KINDS.map((kind) => ({ kind, ms: median(asked.get(kind)!) })).sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return [
    `${inThousands(rowCount)} rows: a question of ${KINDS.length} kinds ${line(0.5, 'p50')}, ${line(0.95, 'p95')}`,
    `    slowest kinds, each its median: ${slowest.map(({ kind, ms }) => `${kind} ${inMs(ms)}`).join(', ')}`,
    `    ${all.filter((ms) => ms <= 200).length} of ${all.length} within 200 ms; the first after the import ${inMs(firstMs)}`,
  ];
}
