/** How long a question takes over HTTP, beside GET /api/auth/me on the same connection, in turns. */
import type { Stage } from './stage.ts';
import { inMs, inThousands, inTimes, quantile, timed } from './statistics.ts';

const QUESTIONS = ['What was my revenue last month?', 'How much did I spend on rent this year?', 'What are my top 5 expense categories?', 'Show revenue by month for the last 6 months', 'What is my net margin this year?', 'How much did I pay Sysco?'];
const ROUNDS = 20;

export async function measureQuestions({ product }: Stage, cookie: string, rowCount: number): Promise<string[]> {
  const asked: number[] = [];
  const me: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    for (const query of QUESTIONS) {
      const questionMs = await timed(() => product.post(cookie, '/api/queries', { query }));
      const meMs = await timed(() => product.get(cookie, '/api/auth/me'));
      if (round >= 0) { // the first round warms up
        asked.push(questionMs);
        me.push(meMs);
      }
    }
  }
  const line = (share: number, name: string): string => `${name} ${inMs(quantile(asked, share))} = ${inTimes(quantile(asked, share) / quantile(me, share))} GET /api/auth/me`;
  return [`${inThousands(rowCount)} rows: a question ${line(0.5, 'p50')}, ${line(0.95, 'p95')}`];
}
