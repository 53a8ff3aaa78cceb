/** What a lever does to revenue alone, or to expenses alone: for who asks what would happen to sales, not to profit. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import type { MonthParts } from '../../scenario/month-parts.ts';
import { percentOfMinor } from '../../scenario/month-parts.ts';
import type { Measure } from '../measures.ts';
import type { PlanLever } from '../plan.ts';
import type { LeverEffect } from './figures.ts';

export type Side = 'revenue' | 'expenses';
export const isOneSide = (metric: Measure): metric is Side => metric === 'revenue' || metric === 'expenses';

/** Costs that grow are positive, as expenses are told. What is moved once is on neither side. */
export function onSide(effect: LeverEffect, asked: PlanLever | undefined, side: Side, parts: MonthParts, vocabulary: LedgerVocabulary): LeverEffect {
  const earned = earnedBy(effect, asked, parts, vocabulary);
  const minor = side === 'revenue' ? earned : earned - effect.monthlyProfitMinor || 0;
  return { ...effect, monthlyMinor: minor, monthlyProfitMinor: minor, onceMinor: 0 };
}

function earnedBy({ lever, monthlyMinor }: LeverEffect, asked: PlanLever | undefined, { revenueMinor }: MonthParts, { categories }: LedgerVocabulary): number {
  switch (lever.kind) {
    case 'price-change': return monthlyMinor;
    case 'volume-change': return percentOfMinor(revenueMinor, lever.percent);
    case 'category-change': return /^(revenue|refund|other-income)$/.test(categories.find(({ number }) => number === lever.category)?.role ?? '') ? monthlyMinor : 0;
    case 'recurring': return (asked?.kind === 'recurring' && asked.basis !== null ? asked.basis.metric === 'revenue' : lever.amountMinor > 0) ? monthlyMinor : 0;
    default: return 0;
  }
}
