/** How long questions of many kinds take over HTTP, and the ledger's own screens, beside GET /api/auth/me on the same connection, in turns; and the first question after an import, which finds nothing remembered. */
import type { Product } from './product.ts';
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
  'a word of the banks': 'payments with the words wire fee',
  'two words of the banks': 'How much did I pay for fremont ca in 2024?',
  'a word and an amount': 'Any payments for sysco fremont above $4,990?',
  'amounts between': 'Show payments between $100 and $200',
  'without names': 'Total expenses excluding Gusto and UPS',
  'the best of a category': 'What are my top 5 vendors among cost of goods sold?',
  'a name on weekdays': 'What did I pay PG&E on weekdays in 2025?',
  'an average of a name on Fridays': 'What is the average payment to UPS on Fridays?',
  'an account by month': 'How much went out of Operating Checking in 2024 by month?',
  'weeks': 'Show revenue by week in 2024',
  'the first payment': 'When was the first payment to Sysco?',
  'a run of months': 'How many months in a row did revenue grow?',
  'the largest of a weekday': 'What is the largest sale on a Saturday?',
  'the largest ever': 'What is my largest expense ever?',
  'the smallest': 'What was the smallest payment in 2024?',
  'a median of all': 'What is the median expense?',
} as const;
type Kind = keyof typeof QUESTIONS;
const KINDS = Object.keys(QUESTIONS) as Kind[];

/** What the ledger's and the overview's screens ask for. */
const SCREENS = {
  'overview': '/financial-data', 'its comparison': '/financial-data/comparison', 'its names': '/financial-data/counterparties', 'insights': '/insights',
  'ledger': '/transactions?limit=100', 'far down': '/transactions?limit=100&offset=HALF', 'largest': '/transactions?limit=100&order=largest', 'smallest, far down': '/transactions?limit=100&order=smallest&offset=HALF',
  'search': '/transactions?limit=100&search=sysco', 'its totals': '/transactions/totals?search=sysco', 'search without a find': '/transactions?limit=100&search=zebra', 'money in, far down': '/transactions?limit=100&direction=in&offset=TENTH', 'amounts': '/transactions?limit=100&amountMin=4990',
} as const;
type Screen = keyof typeof SCREENS;
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
  return [
    `${inThousands(rowCount)} rows: a question of ${KINDS.length} kinds ${line(0.5, 'p50')}, ${line(0.95, 'p95')}`,
    `    slowest kinds, each its median: ${slowestOf(asked)}`,
    `    ${all.filter((ms) => ms <= 200).length} of ${all.length} within 200 ms; the first after the import ${inMs(firstMs)}`,
    ...await measureScreens(product, cookie, rowCount),
  ];
}

/** And the proof of an answer, which a click opens. */
async function measureScreens(product: Product, cookie: string, rowCount: number): Promise<string[]> {
  const { id } = await product.post<{ id: string }>(cookie, '/api/queries', { query: QUESTIONS['two words of the banks'] });
  const addresses = new Map<string, string>((Object.keys(SCREENS) as Screen[]).map((screen) => [screen, SCREENS[screen].replace('HALF', String(rowCount / 2)).replace('TENTH', String(rowCount / 10))]));
  addresses.set('a proof', `/queries/${id}/proof`);
  const taken = new Map([...addresses.keys()].map((screen): [string, number[]] => [screen, []]));
  for (let round = -1; round < ROUNDS; round++) {
    for (const [screen, address] of addresses) {
      const ms = await timed(() => product.get(cookie, `/api${address}`));
      if (round >= 0) taken.get(screen)!.push(ms);
    }
  }
  const all = [...taken.values()].flat();
  return [`    screens of ${addresses.size} kinds p50 ${inMs(quantile(all, 0.5))}, p95 ${inMs(quantile(all, 0.95))}; slowest, each its median: ${slowestOf(taken)}`];
}

function slowestOf(taken: ReadonlyMap<string, readonly number[]>): string {
  const medians = [...taken].map(([kind, times]) => ({ kind, ms: median(times) })).sort((one, other) => other.ms - one.ms);
  return medians.slice(0, SLOWEST).map(({ kind, ms }) => `${kind} ${inMs(ms)}`).join(', ');
}
