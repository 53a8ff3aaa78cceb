/** A CSV whose amounts carry no sign: its records get those that the balances tell, before anything else looks at them. */
import { decimalMarkOf } from '../cells/decimal-mark.ts';
import type { BalanceOrder, ColumnPlan } from '../columns/plan.ts';
import type { Ambiguity } from '../statement.ts';
import { BalanceSteps, CHOICE_OF_BALANCES, withWay } from '../understand/signs-by-balances.ts';
import { statedSums } from '../understand/sign-proof.ts';
import type { OpenedCsv } from './open-csv.ts';

const MOST_ROWS = 1_000_000;

export async function withSignsOfBalances(opened: OpenedCsv, plan: ColumnPlan & { balanceOrder: BalanceOrder }, firstDataLine: number, said: 'in' | 'out' | undefined): Promise<{ opened: OpenedCsv; ambiguity: Ambiguity | null } | { failure: string }> {
  const steps = new BalanceSteps(plan);
  for await (const batch of opened.records.batches()) {
    for (const record of batch.records) if (record.line >= firstDataLine) steps.add(record);
    if (steps.count > MOST_ROWS) return { failure: `The amounts of this file carry no sign, and it has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Export it again with signs, or with separate columns for money out and money in.` };
  }
  const mark = decimalMarkOf(opened.sample.flatMap(({ cells }) => (plan.balance === null ? [] : [(cells[plan.balance] ?? '').replace(/[^\d.,]/g, '')])).filter((digits) => /\d/.test(digits))) ?? '.';
  const above = opened.sample.filter(({ line }) => line < firstDataLine).map(({ cells }) => cells);
  const found = steps.end(statedSums(above, mark).openingMinor, said);
  if ('failure' in found) return found;
  const signed = (record: Parameters<typeof withWay>[0]): ReturnType<typeof withWay> => withWay(record, found.ways);
  return { opened: { ...opened, sample: opened.sample.map(signed), records: opened.records.changedBy(signed), choices: [...opened.choices, CHOICE_OF_BALANCES] }, ambiguity: found.ambiguity };
}
