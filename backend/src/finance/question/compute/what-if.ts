/** What the levers of a what-if question change: plain arithmetic on the stated numbers and on the means of the last full months, no forecast. */
import { divideMinor } from '../../money.ts';
import type { AnswerChart } from '../answer.ts';
import type { AmountMeasure } from '../measures.ts';
import { MEASURES } from '../measures.ts';
import type { Lever, LeverBasis, Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, valuesBy } from './books.ts';
import { calendarLines, cellOf, lineTable } from './calendar-lines.ts';
import type { Figures, LeverEffect } from './figures.ts';
import { leverInWords } from '../phrase/lever-words.ts';

export async function whatIf(plan: Plan, books: Books): Promise<Figures> {
  const effects: LeverEffect[] = [];
  for (const lever of plan.levers ?? []) effects.push(await effectOf(lever, plan, books));
  const monthlyMinor = effects.reduce((sum, effect) => sum + effect.monthlyMinor, 0);
  const onceMinor = effects.reduce((sum, effect) => sum + effect.onceMinor, 0);
  const baseMinor = await monthlyMean(plan, books);
  const lines = [
    ...effects.map(({ label, monthlyMinor: value }) => ({ label, value })), { label: 'Together per month', value: monthlyMinor },
    { label: `Average month, ${plan.period.label}`, value: baseMinor }, { label: 'The same month with it', value: baseMinor + monthlyMinor },
  ];
  return {
    value: effects.every((effect) => effect.monthlyMinor === 0) ? onceMinor : monthlyMinor, unit: 'currency', table: lineTable(['Change', 'Per month'], lines, 'currency', books), chart: monthlyMinor === 0 ? null : monthBridge(plan, effects, baseMinor, books),
    cited: [rowsFilter(plan, books)], detail: { task: 'what-if', effects, monthlyMinor, onceMinor, baseMinor },
  };
}

/** From the average month over each change to the same month with all of them. */
function monthBridge(plan: Plan, effects: readonly LeverEffect[], baseMinor: number, books: Books): AnswerChart {
  const monthly = effects.filter(({ monthlyMinor }) => monthlyMinor !== 0);
  const after = monthly.reduce((sum, effect) => sum + effect.monthlyMinor, baseMinor);
  return {
    kind: 'bar', labels: [`Average month, ${plan.period.label}`, ...monthly.map(({ label }) => label), 'The same month with it'],
    series: [{ name: MEASURES[plan.metric].label, data: [baseMinor, ...monthly.map(({ monthlyMinor }) => monthlyMinor), after].map((value) => cellOf(value, 'currency', books)) }], isBridge: true,
  };
}

async function effectOf(lever: Lever, plan: Plan, books: Books): Promise<LeverEffect> {
  const told = async (monthlyMinor: number, onceMinor = 0, who: string | null = null): Promise<LeverEffect> => ({ lever, label: leverInWords(lever, who, books.vocabulary), monthlyMinor, onceMinor });
  const mean = (metric: AmountMeasure) => monthlyMean({ ...plan, metric, filters: {} }, books);
  switch (lever.kind) {
    case 'hire': return told(-lever.count * lever.monthlyCostMinor);
    case 'price-change': return told(partOf(await mean('revenue'), lever.percent));
    case 'volume-change': return told(partOf(await mean('grossProfit'), lever.percent));
    case 'category-change': return told(partOf(await categoryMean(lever.category, plan, books), lever.percent));
    case 'one-off': return told(0, lever.amountMinor);
    case 'loan': return told(-instalment(lever.principalMinor, lever.annualRatePercent, lever.termMonths), lever.principalMinor);
    case 'payment-delay': return told(0, -Math.round((await mean('revenue')) * lever.share * lever.days * 12 / 365));
    case 'recurring': {
      if (lever.basis === null) return told(lever.amountMinor);
      const { who, minor } = await basisMean(lever.basis, books);
      return told(lever.sign * Math.abs(minor), 0, who);
    }
  }
}

const partOf = (amountMinor: number, percent: number): number => Math.round((amountMinor * percent) / 100);

async function monthlyMean(subject: Subject, books: Books): Promise<number> {
  const lines = await calendarLines(subject, 'month', books);
  return lines.length === 0 ? 0 : divideMinor(lines.reduce((sum, line) => sum + line.value, 0), lines.length);
}

/** Signed as cash: more of a cost is less money. */
async function categoryMean(category: number, plan: Plan, books: Books): Promise<number> {
  const isIncome = books.vocabulary.categories.some(({ number, role }) => number === category && (role === 'revenue' || role === 'other-income'));
  const metric: AmountMeasure = isIncome ? 'revenue' : 'expenses';
  return MEASURES[metric].sign * (await monthlyMean({ metric, filters: { categories: [category] }, period: plan.period }, books));
}

async function basisMean(basis: LeverBasis, books: Books): Promise<{ who: string | null; minor: number }> {
  if (basis.largest === null) return { who: null, minor: await monthlyMean(basis, books) };
  const [first] = [...(await valuesBy(basis, basis.largest, books))].filter(([name]) => name !== '').sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first) return { who: null, minor: 0 };
  return { who: first[0], minor: await monthlyMean({ ...basis, filters: { ...basis.filters, counterparties: [first[0]] } }, books) };
}

/** The level monthly payment of a loan; without interest the principal divided by the months. */
function instalment(principalMinor: number, annualRatePercent: number, months: number): number {
  const rate = annualRatePercent / 1200;
  return Math.round(rate === 0 ? principalMinor / months : (principalMinor * rate) / (1 - (1 + rate) ** -months));
}
