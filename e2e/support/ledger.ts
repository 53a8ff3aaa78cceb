/** What the ledger holds, asked as another program would. */
import type { APIRequestContext } from '@playwright/test';
import { minorOf } from './statements.ts';

const QUERY = 'query ($filter: TransactionFilterInput, $cursor: String) { transactions(filter: $filter, limit: 200, cursor: $cursor) { id amount } }';
const PAGE_SIZE = 200;

interface Answer {
  data: { transactions: { id: string; amount: string }[] };
  errors?: { message: string }[];
}

/** The sum of all rows that the filter lets through, in the smallest unit of their currency. */
export async function sumOfRows(request: APIRequestContext, filter: object): Promise<number> {
  let sum = 0;
  let cursor: string | null = null;
  for (;;) {
    const answer = await request.post('/graphql', { data: { query: QUERY, variables: { filter, cursor } } });
    const { data, errors } = (await answer.json()) as Answer;
    if (errors) throw new Error(errors[0]!.message);
    const rows = data.transactions;
    sum += rows.reduce((total, { amount }) => total + minorOf(amount), 0);
    if (rows.length < PAGE_SIZE) return sum;
    cursor = rows.at(-1)!.id;
  }
}
