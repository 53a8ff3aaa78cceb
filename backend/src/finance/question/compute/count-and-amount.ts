/** Whether one name or category changed because it was paid more often or because the amounts were larger; the parts add up to its change. */
import type { GroupTotal } from '../../ledger/ledger-reader.ts';
import { placeOf } from '../../ledger/ledger-place.ts';
import { divideMinor } from '../../money.ts';
import type { AnswerSection } from '../answer.ts';
import { MEASURES } from '../measures.ts';
import type { Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { CountAndAmount } from './figures.ts';

export interface CountAndAmountSection extends CountAndAmount {
  readonly section: AnswerSection;
}

/** Null where no one thing was named, or where it was not paid in both periods: then there are no two prices to compare. */
export async function countAndAmount(plan: Plan, against: Subject, books: Books): Promise<CountAndAmountSection | null> {
  const { counterparties, categories } = plan.filters;
  const sign = MEASURES[plan.metric].sign;
  if ((counterparties?.length !== 1 && categories?.length !== 1) || plan.metric === 'movement' || plan.metric === 'cashFlow') return null;
  const [now, before] = (await Promise.all([plan, against].map((side) => books.reader.totals(rowsFilter(side, books), [])))).map(([total]) => sidesOf(total, sign));
  if (!now || !before || now.count === 0 || before.count === 0) return null;
  const byCount = divideMinor((now.count - before.count) * before.sum, before.count);
  const byAmount = now.sum - before.sum - byCount;
  const back = before.back - now.back;
  const count = { now: now.count, before: before.count, change: byCount };
  const amount = { now: divideMinor(now.sum, now.count), before: divideMinor(before.sum, before.count), change: byAmount };
  return { count, amount, back, section: sectionOf(plan, against, { byCount, byAmount, back }, books) };
}

function sidesOf(total: GroupTotal | undefined, sign: 1 | -1): { count: number; sum: number; back: number } {
  if (!total) return { count: 0, sum: 0, back: 0 };
  return sign === -1 ? { count: total.outCount, sum: total.outMinor, back: total.inMinor } : { count: total.inCount, sum: total.inMinor, back: total.outMinor };
}

function sectionOf(plan: Subject, against: Subject, { byCount, byAmount, back }: { byCount: number; byAmount: number; back: number }, books: Books): AnswerSection {
  const lines = [
    { label: byCount < 0 ? 'Fewer payments' : 'More payments', value: byCount }, { label: byAmount < 0 ? 'Smaller amounts' : 'Larger amounts', value: byAmount },
    ...(back === 0 ? [] : [{ label: 'Credits and refunds', value: back }]),
  ];
  const places = [plan, against].map((side) => placeOf(rowsFilter(side, books), books.vocabulary));
  return { title: 'More often, or larger amounts?', table: { ...lineTable(['', 'Change'], lines, 'currency', books), places: lines.map(() => [null, places[0] ?? null]) } };
}
