/** Runs a set of questions with known truths over ledgers in memory and says how many answers were right. */
import type { PlainRow } from './statement-ledger.test-data.ts';
import { ledgerOf } from './statement-ledger.test-data.ts';
import { answerQuestion } from './answer-question.ts';
import type { Plan } from './plan.ts';

export interface SetQuestion {
  readonly id: string;
  readonly kind: string;
  readonly business: string;
  readonly layout: string;
  readonly question: string;
  readonly expect: (rows: readonly PlainRow[], today: string) => unknown[] | null;
}

export interface Examiner {
  readonly generate: (business: string, today: string) => PlainRow[];
  readonly judge: (expectations: unknown[], asked: { response: string; answer: unknown }) => { verdict: 'right' | 'wrong' | 'declined' };
}

export interface Result {
  readonly asked: SetQuestion;
  readonly verdict: 'right' | 'wrong' | 'declined';
  readonly got: { response: string; value: string | number | null; kind: string };
  readonly wanted: unknown[];
}

export async function runSet(questions: readonly SetQuestion[], today: string, { generate, judge }: Examiner): Promise<Result[]> {
  const results: Result[] = [];
  const ledgers = new Map<string, { rows: PlainRow[]; ledger: ReturnType<typeof ledgerOf>; previous: Plan | null }>();
  for (const asked of questions) {
    const key = `${asked.business} ${asked.layout}`;
    let state = ledgers.get(key);
    if (!state) {
      const rows = generate(asked.business, today);
      ledgers.set(key, (state = { rows, ledger: ledgerOf(rows, asked.layout === 'bank' ? 'bank' : 'categorised'), previous: null }));
    }
    const wanted = asked.expect(state.rows, today);
    const { response, answer, plan } = await answerQuestion({ text: asked.question, ...state.ledger, today, previous: state.previous });
    state.previous = plan ?? state.previous;
    if (wanted) results.push({ asked, verdict: judge(wanted, { response, answer }).verdict, got: { response, value: answer.value, kind: answer.kind }, wanted });
  }
  return results;
}
