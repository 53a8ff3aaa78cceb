/** Other readings of a question to click: each with the figure that it would give, really different from the one above, and answered as it stands. */
import { moneyInWords } from '../../money.ts';
import { percentInWords } from '../../percent.ts';
import type { Alternative } from '../answer.ts';
import { certainPlan } from '../certain-plan.ts';
import { type Books, valueOf } from '../compute/books.ts';
import { compute } from '../compute/compute.ts';
import type { Figures } from '../compute/figures.ts';
import { settle } from '../compute/settle.ts';
import { isPercentMeasure } from '../measures.ts';
import type { Plan } from '../plan.ts';
import { questionOfPlan } from './question-of-plan.ts';
import { type OtherReading, otherReadings } from './readings.ts';

const MOST = 3;
const TRIED = 5;

export async function alternativesOf(plan: Plan, figures: Figures, asked: string, books: Books): Promise<Alternative[]> {
  const spoken = otherReadings(plan, asked, books.vocabulary, books.asOf).flatMap((reading) => askable(reading, books)).slice(0, TRIED);
  const told = await Promise.all(spoken.map((one) => alternative(one, plan, figures, books)));
  return told.filter((one) => one !== null).slice(0, MOST);
}

interface Askable extends OtherReading {
  readonly question: string;
  /** As the question is really read. */
  readonly read: Plan;
}

/** Only what is understood as meant, to the last word. */
function askable(reading: OtherReading, { vocabulary, asOf }: Books): Askable[] {
  const question = questionOfPlan(reading.plan, vocabulary, asOf);
  const read = question === null ? null : certainPlan(question, vocabulary, asOf);
  return question !== null && read !== null && isMeant(read, reading.plan) ? [{ ...reading, question, read }] : [];
}

function isMeant(read: Plan, meant: Plan): boolean {
  const core = ({ task, period, groupBy, per, rank, limit, against }: Plan): string => JSON.stringify([task, period.from, period.to, task === 'ranking' || task === 'trend' ? groupBy : null, per, rank, limit, against?.period.from, against?.period.to]);
  const named = ({ filters }: Plan): string => JSON.stringify([filters.categories ?? [], filters.counterparties ?? [], filters.weekdays ?? [], filters.words ?? [], filters.notWords ?? []]);
  return core(read) === core(meant) && named(read) === named(meant) && (read.metric === meant.metric || read.metric === 'bySide');
}

async function alternative({ label, question, read }: Askable, plan: Plan, figures: Figures, books: Books): Promise<Alternative | null> {
  const settled = await settle(read, {}, books);
  if (settled.kind !== 'plan') return null;
  const figure = read.task === 'ranking' ? await leaderOf(settled.plan, books) : await valueInWords(settled.plan, books, { than: plan.task === read.task ? figures.value : null });
  return figure === null ? null : { label, figure, question };
}

/** Null where there is none, or where it is the figure that stands there already. */
async function valueInWords(plan: Plan, books: Books, { than }: { readonly than: Figures['value'] }): Promise<string | null> {
  const value = plan.task === 'total' ? await valueOf(plan, books) : (await compute(plan, books)).value;
  if (typeof value !== 'number' || value === than || value === 0) return null;
  return isPercentMeasure(plan.metric) ? percentInWords(value) : moneyInWords(value, books.vocabulary.currency);
}

async function leaderOf(plan: Plan, books: Books): Promise<string | null> {
  const { detail } = await compute(plan, books);
  const first = detail.task === 'ranking' ? detail.lines[0] : undefined;
  return first ? `${first.label}, ${moneyInWords(first.value, books.vocabulary.currency)}` : null;
}
