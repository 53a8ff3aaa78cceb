/** A plan on one line, so that many readings can be checked in a table. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import type { PlanLever } from './plan.ts';
import type { Interpretation, Plan, PlanFilters, Subject } from './plan.ts';

export function inShort(found: Interpretation, vocabulary: LedgerVocabulary): string {
  if (found.kind !== 'plan') return found.kind;
  const { plan } = found;
  const against = plan.against ? ` | ${againstInShort(plan, plan.against, vocabulary)}` : '';
  const extras = [plan.groupBy && `by ${plan.groupBy}`, plan.per && `per ${plan.per}`, plan.order, plan.limit && `#${plan.limit}`, plan.rank && `nth ${plan.rank}`, plan.threshold && `${plan.threshold.side} ${plan.threshold.amountMinor / 100}`, plan.balanceMinor !== null && `has ${plan.balanceMinor / 100}`, plan.floorMinor !== undefined && `down to ${plan.floorMinor / 100}`, plan.answerIn === 'percent' && 'in %', plan.membership, plan.combined && `together as ${plan.combined}`, plan.median && 'median', plan.workingDays && 'on working days', plan.openDays && 'on open days', plan.splitBy && `split by ${plan.splitBy}`, plan.rolling !== undefined && `mean of ${plan.rolling}`, plan.aroundMean && 'their mean', plan.asDate && 'as date', plan.bothEnds && 'both ends', plan.yearly && plan.levers && 'yearly', plan.outcome && 'outcome', plan.supposed && plan.difference && 'the change', plan.supposed && ('percent' in plan.supposed ? `supposed ${plan.supposed.percent}%` : `supposed ${plan.supposed.amountMinor / 100}`), ...(plan.levers ?? []).map((lever) => leverInShort(lever, vocabulary))];
  return [plan.task, plan.metric, filtersInShort(plan.filters, vocabulary), spanInShort(plan), ...extras].filter(Boolean).join(' ') + against;
}

function againstInShort(plan: Plan, against: Subject, vocabulary: LedgerVocabulary): string {
  const filters = filtersInShort(against.filters, vocabulary);
  const parts = [against.metric !== plan.metric && against.metric, filters !== filtersInShort(plan.filters, vocabulary) && (filters || '[]'), spanInShort(against) !== spanInShort(plan) && spanInShort(against)];
  return parts.filter(Boolean).join(' ');
}

/** "hire 2 x 5000 from 2027-03", "recurring -300 from 2026-12". */
function leverInShort(lever: PlanLever, vocabulary: LedgerVocabulary): string {
  switch (lever.kind) {
    case 'hire': return `(hire ${lever.count} x ${lever.monthlyCostMinor / 100} from ${lever.startMonth})`;
    case 'one-off': return `(once ${lever.amountMinor / 100} in ${lever.month})`;
    case 'loan': return `(loan ${lever.principalMinor / 100} at ${lever.annualRatePercent}% over ${lever.termMonths} from ${lever.startMonth})`;
    case 'payment-delay': return `(delay ${lever.days} days, ${lever.share * 100}% from ${lever.startMonth})`;
    case 'category-change': return `(${vocabulary.categories.find(({ number }) => number === lever.category)?.name ?? ''} ${lever.percent}% from ${lever.startMonth})`;
    case 'recurring': {
      const level = lever.basis !== null && lever.levelMinor !== undefined ? ` to ${lever.levelMinor / 100}` : lever.basis !== null && lever.percent !== undefined ? ` by ${lever.percent} %` : '';
      const amount = lever.basis === null ? String(lever.amountMinor / 100) : `${lever.sign < 0 ? '-' : '+'}${lever.basis.largest === null ? '' : `largest ${lever.basis.largest} of `}${lever.basis.metric} ${filtersInShort(lever.basis.filters, vocabulary)}`.trim();
      return `(recurring ${amount}${level} from ${lever.startMonth}${lever.endMonth === null ? '' : ` to ${lever.endMonth}`})`;
    }
    default: return `(${lever.kind} ${lever.percent}% from ${lever.startMonth})`;
  }
}

/** Whole months as 2025-03, everything as "all", others by their days. */
function spanInShort({ period }: Subject): string {
  if (period.unit === 'all') return 'all';
  if (period.unit === 'year' && period.from.endsWith('-01-01') && period.to.endsWith('-12-31')) return period.from.slice(0, 4);
  if (period.unit === 'month' && period.from.endsWith('-01') && Number(period.to.slice(8)) >= 28) return period.from.slice(0, 7);
  return period.from === period.to ? period.from : `${period.from}..${period.to}`;
}

function filtersInShort(filters: PlanFilters, { categories, accounts }: LedgerVocabulary): string {
  const category = (number: number) => categories.find((one) => one.number === number)?.name ?? String(number);
  const account = (number: number) => accounts.find((one) => one.number === number)?.name ?? String(number);
  const parts = [
    ...(filters.categories ?? []).map(category), ...(filters.notCategories ?? []).map((number) => `-${category(number)}`), ...(filters.counterparties ?? []), ...(filters.notCounterparties ?? []).map((name) => `-${name}`),
    ...(filters.accounts ?? []).map((number) => `@${account(number)}`), ...(filters.notAccounts ?? []).map((number) => `-@${account(number)}`), ...(filters.words ?? []).map((word) => `"${word}"`), ...(filters.notWords ?? []).map((word) => `-"${word}"`),
    filters.direction, filters.moreThanMinor !== undefined && `>${filters.moreThanMinor / 100}`, filters.lessThanMinor !== undefined && `<${filters.lessThanMinor / 100}`,
    filters.atLeastMinor !== undefined && `>=${filters.atLeastMinor / 100}`, filters.atMostMinor !== undefined && `<=${filters.atMostMinor / 100}`, filters.weekdays && `days ${filters.weekdays.join('')}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `[${parts.join('; ')}]`;
}
