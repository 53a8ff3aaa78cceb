/** Questions that go on from an answer. Each can be asked as it stands, is understood to the last word, and is about stretches of time that are in the ledger. */
import type { LocalDate } from '../ledger/entry.ts';
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { certainPlan } from './certain-plan.ts';
import { isAnswered } from './compute/answered.ts';
import type { Books } from './compute/books.ts';
import { periodBefore, periodPhrase } from './follow-up-periods.ts';
import type { Measure } from './measures.ts';
import type { Plan } from './plan.ts';
import { SPOKEN, wasOrWere } from './spoken-measures.ts';

const MOST = 3;
const TRIED = 5;

const COSTS: readonly Measure[] = ['expenses', 'operatingExpenses', 'cogs', 'cashOut'];

interface Candidate {
  readonly text: string;
  /** Where the question names a stretch of time, it must be read as this one. */
  readonly period?: { readonly from: LocalDate; readonly to: LocalDate };
}

/** `asked` is not offered again. Each one is tried: only what ends in an answer that rests on rows is offered. */
export async function followUpQuestions(plan: Plan, asked: string, books: Books): Promise<string[]> {
  const understood = understoodOf(plan, asked, books).slice(0, TRIED);
  const areAnswered = await Promise.all(understood.map((one) => isAnswered(one.plan, books)));
  return understood.filter((_one, index) => areAnswered[index]).slice(0, MOST).map(({ text }) => text);
}

interface Understood {
  readonly text: string;
  readonly plan: Plan;
}

function understoodOf(plan: Plan, asked: string, { vocabulary, asOf }: Books): Understood[] {
  const chosen: Understood[] = [];
  for (const { text, period } of candidates(plan, vocabulary)) {
    if (isSame(text, asked) || chosen.some((other) => other.text === text)) continue;
    const found = certainPlan(text, vocabulary, asOf);
    const isMeant = found !== null && (period === undefined || (found.period.from === period.from && found.period.to === period.to)) && !isSamePlan(found, plan);
    if (isMeant) chosen.push({ text, plan: found });
  }
  return chosen;
}

function candidates(plan: Plan, vocabulary: LedgerVocabulary): Candidate[] {
  if (plan.task === 'burn') return texts('How many months of runway do we have?', 'What are my biggest expenses?', 'Show cash flow by month');
  if (plan.task === 'runway' || plan.task === 'balance') return texts("What's our burn rate?", 'Show cash flow by month', 'What are my biggest expenses?');
  if (Object.keys(plan.filters).length > 0) return aboutPart(plan, vocabulary);
  return [...aboutMeasure(plan, vocabulary), ...aboutBusiness(plan)];
}

/** The same measure in another light: before, why, over time, and who or what is in it. */
function aboutMeasure(plan: Plan, vocabulary: LedgerVocabulary): Candidate[] {
  const { metric, period, task } = plan;
  const spoken = SPOKEN[metric];
  if (spoken === undefined) return [];
  const before = periodBefore(period);
  const isBeforeThere = before !== null && vocabulary.dateFrom !== null && before.from >= vocabulary.dateFrom;
  const then = periodPhrase(period);
  return [
    ...(task === 'compare' || task === 'drivers' || !isBeforeThere ? [] : [{ text: `What ${wasOrWere(spoken)} my ${spoken} ${periodPhrase(before)}?`, period: before }]),
    ...(COSTS.includes(metric) ? within('What were my biggest expenses', then, period) : []),
    ...(metric === 'revenue' || metric === 'grossSales' ? within('Who were my top 5 customers', then, period) : []),
    ...(COSTS.includes(metric) ? texts('Which expenses increased the most?') : []),
    ...(task === 'trend' ? texts(`Which month had the highest ${spoken}?`) : texts(`Show my ${spoken} by month`)),
  ];
}

/** One category or one name: over time, how often, and the largest of it. */
function aboutPart({ filters, metric }: Plan, vocabulary: LedgerVocabulary): Candidate[] {
  const [party] = filters.counterparties ?? [];
  if (party !== undefined) return texts(`How many transactions with ${party} are there?`, `Show payments to ${party} by month`, `When was the last payment to ${party}?`, `What was the largest payment to ${party}?`);
  const category = vocabulary.categories.find(({ number }) => number === filters.categories?.[0])?.name;
  if (category === undefined) return aboutBusiness({ metric });
  return texts(`Show ${category} by month`, `What was the largest ${category} payment?`, `How many ${category} transactions are there?`);
}

function aboutBusiness({ metric }: Pick<Plan, 'metric'>): Candidate[] {
  const questions: readonly (readonly [Measure, string])[] = [
    ['netProfit', 'What is my net profit this year?'], ['netMargin', 'What is our profit margin?'], ['expenses', 'What are my biggest expenses?'],
    ['revenue', 'What are my top 3 revenue sources?'], ['cashFlow', 'Show cash flow by month'],
  ];
  return texts(...questions.filter(([other]) => other !== metric).map(([, question]) => question));
}

function within(question: string, then: string, period: Plan['period']): Candidate[] {
  return [{ text: `${question}${then === '' ? '' : ` ${then}`}?`, ...(then === '' ? {} : { period }) }];
}

function texts(...questions: string[]): Candidate[] {
  return questions.map((text) => ({ text }));
}

const isSame = (one: string, other: string): boolean => words(one) === words(other);
const words = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();

/** Nobody wants the answer again that stands above. */
function isSamePlan(one: Plan, other: Plan): boolean {
  const core = ({ task, metric, filters, period, groupBy, order, limit }: Plan): string => JSON.stringify([task, metric, filters, period.from, period.to, groupBy, order, limit]);
  return core(one) === core(other);
}
