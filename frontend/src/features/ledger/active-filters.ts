/** The conditions that are set, in words, so that each can be seen and taken away. */
import type { LedgerFiltersQuery, TransactionFilterInput } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { PERIODS } from '../overview/periods.ts';
import type { FilterName } from './use-ledger-place.ts';

export interface ActiveFilter {
  name: FilterName;
  words: string;
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  'revenue': 'revenue', 'refund': 'refunds', 'other-income': 'other income', 'cogs': 'cost of sales', 'opex': 'operating expenses', 'tax': 'taxes', 'interest': 'interest',
  'owner': 'owner movements', 'loan': 'loans', 'transfer': 'transfers',
};

type Names = Pick<LedgerFiltersQuery, 'accounts' | 'files'> | undefined;

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
const MOST_NAMED = 2;

type SingleName = Exclude<FilterName, ListName>;
type ListName = 'kinds' | 'weekdays' | 'notCategories' | 'notCounterparties';

const WORDS: Readonly<Record<SingleName, (value: string, names: Names) => string>> = {
  period: (value) => PERIODS.find(({ name }) => name === value)?.label ?? value,
  from: (value) => `From ${formatDay(value)}`,
  to: (value) => `Until ${formatDay(value)}`,
  search: (value) => `“${value}”`,
  accountId: (value, names) => names?.accounts.find(({ id }) => id === value)?.name ?? 'One account',
  category: (value) => value,
  counterparty: (value) => value,
  amountMin: (value) => `At least ${value}`,
  amountMax: (value) => `At most ${value}`,
  direction: (value) => (value === 'in' ? 'Money in' : 'Money out'),
  fileId: (value, names) => names?.files.find(({ id }) => id === value)?.fileName ?? 'One file',
  currency: (value) => value,
};

const LIST_WORDS: Readonly<Record<ListName, (values: readonly (string | number)[]) => string>> = {
  kinds: (values) => values.map((kind) => KIND_WORDS[kind] ?? kind).join(', '),
  weekdays: (values) => values.map((day) => WEEKDAYS[Number(day)] ?? day).join(', '),
  notCategories: (values) => `Without ${namesOrCount(values, 'categories')}`,
  notCounterparties: (values) => `Without ${namesOrCount(values, 'counterparties')}`,
};

function namesOrCount(names: readonly (string | number)[], noun: string): string {
  return names.length <= MOST_NAMED ? names.join(' and ') : `${names.length} ${noun}`;
}

export function activeFilters(filter: TransactionFilterInput, names: Names): ActiveFilter[] {
  const single = (Object.keys(WORDS) as SingleName[]).flatMap((name) => {
    const value = filter[name];
    return value ? [{ name, words: WORDS[name](value, names) }] : [];
  });
  const lists = (Object.keys(LIST_WORDS) as ListName[]).flatMap((name) => {
    const values = filter[name];
    return values && values.length > 0 ? [{ name, words: LIST_WORDS[name](values) }] : [];
  });
  return [...single, ...lists];
}
