/** A measured thing in a few words: "Revenue", "Spending on Advertising", "Payments to Sysco, amounts above $60.00". */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { formatMoney } from '../../money.ts';
import { MEASURES } from '../measures.ts';
import type { Plan, PlanFilters, Subject } from '../plan.ts';

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

export function subjectInWords({ metric, filters }: Subject, vocabulary: LedgerVocabulary): string {
  const who = whoInWords(filters, vocabulary);
  const rest = conditionsInWords(filters, vocabulary);
  return [headOf(metric, filters, who), ...rest].join(', ');
}

/** Of what is added to another thing: that no row counts twice goes without saying. */
export const addedInWords = ({ filters: { notCategories: _, ...filters }, metric, period }: Subject, vocabulary: LedgerVocabulary): string => subjectInWords({ metric, filters, period }, vocabulary);

function headOf(metric: Subject['metric'], filters: PlanFilters, who: string): string {
  if (who === '' && metric === 'movement') return filters.direction === 'out' ? 'All money out' : filters.direction === 'in' ? 'All money in' : 'All transactions';
  if (who === '') return MEASURES[metric].label;
  if (metric === 'movement' || metric === 'refunds') return filters.direction === 'out' ? `Money out for ${who}` : filters.direction === 'in' ? `Money in for ${who}` : who;
  if (filters.categories === undefined && filters.counterparties !== undefined) {
    if (metric === 'expenses' || metric === 'cashOut') return `Payments to ${who}`;
    if (metric === 'revenue' || metric === 'grossSales' || metric === 'cashIn') return `${MEASURES[metric].label} from ${who}`;
  }
  return metric === 'expenses' ? `Spending on ${who}` : `${MEASURES[metric].label}: ${who}`;
}

/** "of those without any in 2026"; '' without such a condition. */
export function membershipInWords({ membership, against, among }: Pick<Plan, 'membership' | 'against' | 'among'>): string {
  if (among) return ' of those that are paid every month';
  return membership && against ? ` of those ${membership === 'in-both' ? 'that also stand' : 'that do not stand'} in ${against.period.label}` : '';
}

/** The same inside of a sentence: a leading word of ours is small, a name keeps its letters. */
export function inSentence(words: string): string {
  return /^(Revenue|Gross|Customer|Other|Expenses|Operating|Cost|Net|Cash|Money|Taxes|Interest expense|Refund|Amount|All|Payments|Spending)\b/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** Names of the filtered categories and parties. */
export function whoInWords(filters: PlanFilters, vocabulary: LedgerVocabulary): string {
  const categories = (filters.categories ?? []).map((number) => categoryName(number, vocabulary));
  const parties = filters.counterparties ?? [];
  const named = categories.length > 0 && parties.length > 0 ? `${joinNames(categories)} (${joinNames(parties)})` : joinNames(categories) || joinNames(parties);
  const words = filters.words?.join(' ') ?? '';
  if (words === '') return named;
  return named === '' ? `“${words}”` : `${named}, rows that say “${words}”`;
}

export function conditionsInWords(filters: PlanFilters, vocabulary: LedgerVocabulary): string[] {
  const money = (amountMinor: number) => formatMoney(amountMinor, vocabulary.currency);
  const parts: string[] = [];
  const without = [...(filters.notCategories ?? []).map((number) => categoryName(number, vocabulary)), ...(filters.notCounterparties ?? []), ...(filters.notWords ?? [])];
  if (without.length > 0) parts.push(`without ${joinNames(without)}`);
  if (filters.accounts) parts.push(`from ${joinNames(filters.accounts.map((number) => accountName(number, vocabulary)))}`);
  if (filters.notAccounts) parts.push(`not from ${joinNames(filters.notAccounts.map((number) => accountName(number, vocabulary)))}`);
  if (filters.moreThanMinor !== undefined) parts.push(`amounts above ${money(filters.moreThanMinor)}`);
  if (filters.lessThanMinor !== undefined) parts.push(`amounts below ${money(filters.lessThanMinor)}`);
  if (filters.atLeastMinor !== undefined) parts.push(`amounts of at least ${money(filters.atLeastMinor)}`);
  if (filters.atMostMinor !== undefined) parts.push(`amounts of at most ${money(filters.atMostMinor)}`);
  if (filters.weekdays) parts.push(`on ${joinNames(filters.weekdays.map((day) => WEEKDAYS[day] ?? ''))}`);
  return parts;
}

export const categoryName = (number: number, { categories }: LedgerVocabulary): string => categories.find((category) => category.number === number)?.name ?? `account ${number}`;
const accountName = (number: number, { accounts }: LedgerVocabulary): string => accounts.find((account) => account.number === number)?.name ?? `account ${number}`;

export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
