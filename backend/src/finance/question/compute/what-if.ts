/** What the levers of a what-if question change: what each does to an average month of the last full ones, by the arithmetic of scenarios; no forecast. */
import { fullMonthsIn } from '../../period.ts';
import { readAverageMonth, rolesOfCategories } from '../../scenario/average-month.ts';
import { standingEffects } from '../../scenario/standing-effects.ts';
import type { AnswerChart } from '../answer.ts';
import { MEASURES } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { cellOf, lineTable } from './calendar-lines.ts';
import type { Figures, LeverEffect } from './figures.ts';
import { isOneSide, onSide } from './one-side.ts';
import { knownLevers, monthlyMean } from './plan-levers.ts';

export async function whatIf(plan: Plan, books: Books): Promise<Figures> {
  const { effects: all, parts, netProfitMinor } = await effectsOf(plan, books);
  const effects = all.map((effect, at) => (isOneSide(plan.metric) ? onSide(effect, plan.levers?.[at], plan.metric, parts, books.vocabulary) : effect));
  const baseMinor = isOneSide(plan.metric) ? await monthlyMean(plan, books) : netProfitMinor;
  const sum = (of: (effect: LeverEffect) => number): number => effects.reduce((total, effect) => total + of(effect), 0);
  const [monthlyMinor, monthlyProfitMinor, onceMinor] = [sum((effect) => effect.monthlyMinor), sum((effect) => effect.monthlyProfitMinor), sum((effect) => effect.onceMinor)];
  const lines = [
    ...effects.map(({ label, monthlyMinor: value }) => ({ label, value })), { label: 'Together per month', value: monthlyMinor },
    { label: `Average month, ${plan.period.label}`, value: baseMinor }, { label: 'The same month with it', value: baseMinor + monthlyProfitMinor },
  ];
  return {
    value: figureOf(plan, { monthlyMinor, monthlyProfitMinor, onceMinor, baseMinor, isOnce: effects.every((effect) => effect.monthlyMinor === 0) }), unit: 'currency', table: lineTable(['Change', 'Per month'], lines, 'currency', books), chart: monthBridge(plan, effects, baseMinor, books),
    cited: [rowsFilter(plan, books)], detail: { task: 'what-if', effects, monthlyMinor, monthlyProfitMinor, onceMinor, baseMinor },
  };
}

/** What each lever does to the average month of the plan's period, in cash and in profit. */
export async function effectsOf(plan: Plan, books: Books): Promise<{ readonly effects: readonly LeverEffect[] } & Pick<Awaited<ReturnType<typeof readAverageMonth>>, 'parts' | 'netProfitMinor'>> {
  const { reader, vocabulary, fileId = null, asOf } = books;
  const levers = await knownLevers(plan.levers ?? [], books);
  const { parts, netProfitMinor } = await readAverageMonth({ reader, vocabulary, fileId }, fullMonthsIn(plan.period, asOf));
  const effects = standingEffects(levers.map(({ lever }) => lever), parts, rolesOfCategories(vocabulary)).map((effect, at): LeverEffect => ({ ...effect, ...(levers[at]?.isMovement ? { monthlyProfitMinor: 0 } : {}), label: levers[at]?.inWords ?? '' }));
  return { effects, parts, netProfitMinor };
}

interface Together { readonly monthlyMinor: number; readonly monthlyProfitMinor: number; readonly onceMinor: number; readonly baseMinor: number; readonly isOnce: boolean }

/** The change as it was asked for: by month, over a year, once; or the profit that it leads to. */
function figureOf({ yearly, outcome }: Plan, { monthlyMinor, monthlyProfitMinor, onceMinor, baseMinor, isOnce }: Together): number {
  const months = yearly ? 12 : 1;
  if (outcome && !isOnce) return (baseMinor + monthlyProfitMinor) * months;
  return isOnce ? onceMinor : yearly ? monthlyMinor * months + onceMinor : monthlyMinor;
}

/** From the net profit of the average month over each change to that of the same month with all of them. */
function monthBridge(plan: Plan, effects: readonly LeverEffect[], baseMinor: number, books: Books): AnswerChart | null {
  const monthly = effects.filter(({ monthlyProfitMinor }) => monthlyProfitMinor !== 0);
  if (monthly.length === 0) return null;
  const after = monthly.reduce((sum, effect) => sum + effect.monthlyProfitMinor, baseMinor);
  return {
    kind: 'bar', labels: [`Average month, ${plan.period.label}`, ...monthly.map(({ label }) => label), 'The same month with it'],
    series: [{ name: MEASURES[plan.metric].label, data: [baseMinor, ...monthly.map(({ monthlyProfitMinor }) => monthlyProfitMinor), after].map((value) => cellOf(value, 'currency', books)) }], isBridge: true,
  };
}
