/** "Why is it so high?", "why is that?" after a figure that was told by itself: high against what is for the user to say. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import { periodPhrase } from '../../follow-up-periods.ts';
import type { Plan } from '../../plan.ts';
import { SPOKEN } from '../../spoken-measures.ts';
import type { AskedBack, Maker } from './maker.ts';
import { askedBack } from './maker.ts';

/** What is told with nothing beside it. */
const BY_ITSELF = /^(total|average|count|latest|share|burn|runway|recurring|rows|date)$/;

export const whySoHigh: Maker = (previous, { vocabulary }) => {
  const { task, period, against, replacedPeriod } = previous;
  if (task === 'overview') return whichOfFigures(period.label);
  return BY_ITSELF.test(task) && (against === null || task === 'share') && replacedPeriod === undefined ? againstWhat(previous, vocabulary) : null;
};

export const whichOfFigures = (when: string): AskedBack => askedBack('Several figures were told. Which of them do you mean?', ['revenue', 'expenses', 'net profit'].map((figure) => `Why did ${figure} change in ${when}?`));

function againstWhat(plan: Plan, vocabulary: LedgerVocabulary): AskedBack {
  const [subject, when] = [subjectOf(plan, vocabulary), periodPhrase(plan.period)];
  const questions = subject === null ? [] : [...(when === '' ? [] : [`Why did ${subject} change ${when}?`, `Compare ${subject} ${when} with the same period a year earlier`]), `Show ${subject} by month`];
  return askedBack('That figure was told by itself. What should it be held against?', questions);
}

/** One category, one party, or a measure of the whole business. */
function subjectOf({ filters, metric }: Plan, { categories }: LedgerVocabulary): string | null {
  const [party] = filters.counterparties ?? [];
  if (party !== undefined) return /^(revenue|grossSales|cashIn)$/.test(metric) ? `payments from ${party}` : `payments to ${party}`;
  return categories.find(({ number }) => number === filters.categories?.[0])?.name ?? (Object.keys(filters).length === 0 ? SPOKEN[metric] ?? null : null);
}
