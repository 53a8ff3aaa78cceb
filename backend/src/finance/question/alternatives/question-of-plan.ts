/** A plan as a question that can be asked as it stands; null for plans that no short question says. Whether it is read back as meant is checked by whoever offers it. */
import type { LocalDate } from '../../ledger/entry.ts';
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { dateInWords, startOfMonth, yearOf } from '../../local-date.ts';
import { quarterAround } from '../../period.ts';
import { periodPhrase } from '../follow-up-periods.ts';
import { unitInWords } from '../phrase/unit-words.ts';
import type { Plan, PlanPeriod } from '../plan.ts';
import { SPOKEN, wasOrWere } from '../spoken-measures.ts';

export function questionOfPlan(plan: Plan, vocabulary: LedgerVocabulary, asOf: LocalDate): string | null {
  const spoken = SPOKEN[plan.metric];
  const when = whenOf(plan.period, asOf);
  const at = when === '' ? '' : ` ${when}`;
  if (plan.task === 'ranking') return rankingQuestion(plan, at);
  if (plan.task === 'total' && Object.keys(plan.filters).length > 0) return partQuestion(plan, vocabulary, at);
  if (spoken === undefined || Object.keys(plan.filters).length > 0) return null;
  switch (plan.task) {
    case 'total': return `What ${wasOrWere(spoken)} my ${spoken}${at}?`;
    case 'average': return plan.per === 'row' || plan.per === 'counterparty' || plan.per === null || plan.median || plan.openDays || plan.workingDays || plan.each ? null : `What was my average ${spoken} per ${plan.per}${at}?`;
    case 'compare': return plan.against?.metric === plan.metric ? `Compare my ${spoken} from ${daysOf(plan.period)} with ${daysOf(plan.against.period)}` : null;
    case 'trend': return plan.cumulative || plan.splitBy ? null : `Show my ${spoken} by ${plan.groupBy ?? 'month'}${at}`;
    case 'best-period': return plan.rank === null && plan.limit === null ? `Which ${unitInWords(plan.groupBy)} had the ${plan.order === 'smallest' ? 'lowest' : 'highest'} ${spoken}${at}?` : null;
    default: return null;
  }
}

function partQuestion({ filters, metric }: Plan, { categories }: LedgerVocabulary, at: string): string | null {
  const [party] = filters.counterparties ?? [];
  const isIncome = metric === 'revenue' || metric === 'grossSales' || metric === 'cashIn';
  if (party !== undefined) return isIncome ? `How much did we receive from ${party}${at}?` : `How much did we pay ${party}${at}?`;
  const category = categories.find(({ number }) => number === filters.categories?.[0])?.name;
  if (category === undefined) return null;
  return isIncome ? `How much revenue was ${category}${at}?` : `How much did we spend on ${category}${at}?`;
}

function rankingQuestion({ metric, groupBy, limit, order, rank, counted, combined }: Plan, at: string): string | null {
  if (order === 'smallest' || rank !== null || counted || combined) return null;
  const top = limit === null ? '' : `top ${limit} `;
  if (metric === 'revenue' || metric === 'grossSales') return groupBy === 'counterparty' ? `Who were my ${top || 'biggest '}customers${at}?` : `What were my ${top || 'biggest '}revenue sources${at}?`;
  if (metric !== 'expenses') return null;
  return groupBy === 'counterparty' ? `Who were my ${top || 'biggest '}vendors${at}?` : `What were my ${top || 'biggest '}expense categories${at}?`;
}

const daysOf = ({ from, to }: PlanPeriod): string => `${dateInWords(from)} to ${dateInWords(to)}`;

function whenOf(period: PlanPeriod, asOf: LocalDate): string {
  const { from, to, unit } = period;
  if (unit === 'all') return '';
  if (to === asOf && from === startOfMonth(asOf)) return 'this month';
  if (to === asOf && unit === 'quarter' && from === quarterAround(asOf).from) return 'this quarter';
  if (to === asOf && from === `${yearOf(asOf)}-01-01`) return 'this year';
  return periodPhrase(period) || `from ${daysOf(period)}`;
}
