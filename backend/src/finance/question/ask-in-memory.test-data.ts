/** Asks questions of a ledger in memory, each with the plan of the one before it in mind. */
import { answerQuestion } from './answer-question.ts';
import type { AnswerData } from './answer.ts';
import type { Plan } from './plan.ts';
import { ledgerOf, type PlainRow } from './statement-ledger.test-data.ts';

export interface InMemory {
  readonly today: string;
  readonly currency: string;
  /** Amounts in minor units. */
  readonly rows: readonly PlainRow[];
  /** Categories and parties are not stated: the rules have to tell them. */
  readonly isBankOnly?: boolean;
  /** In minor units, by the name of the account. */
  readonly balances?: Readonly<Record<string, number>>;
}

type Ask = (text: string) => Promise<{ response: string; answer: AnswerData }>;

/** Each call begins a conversation. */
export function conversationsWith({ today, currency, rows, isBankOnly, balances }: InMemory): () => Ask {
  const ledger = ledgerOf(rows.map((row) => ({ ...row, amount: row.amount / 100 })), isBankOnly ? 'bank' : 'categorised', balances, currency);
  return () => {
    let previous: Plan | null = null;
    return async (text) => {
      const answered = await answerQuestion({ text, ...ledger, today, previous });
      previous = answered.plan ?? previous;
      return answered;
    };
  };
}
