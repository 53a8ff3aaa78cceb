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

const WORDS: Readonly<Record<FilterName, (value: string, names: Names) => string>> = {
  period: (value) => PERIODS.find(({ name }) => name === value)?.label ?? value,
  from: (value) => `From ${formatDay(value)}`,
  to: (value) => `Until ${formatDay(value)}`,
  search: (value) => `“${value}”`,
  accountId: (value, names) => names?.accounts.find(({ id }) => id === value)?.name ?? 'One account',
  category: (value) => value,
  kinds: (value) => value.split(',').map((kind) => KIND_WORDS[kind] ?? kind).join(', '),
  counterparty: (value) => value,
  amountMin: (value) => `At least ${value}`,
  amountMax: (value) => `At most ${value}`,
  direction: (value) => (value === 'in' ? 'Money in' : 'Money out'),
  fileId: (value, names) => names?.files.find(({ id }) => id === value)?.fileName ?? 'One file',
  currency: (value) => value,
};

export function activeFilters(filter: TransactionFilterInput, names: Names): ActiveFilter[] {
  return (Object.keys(WORDS) as FilterName[]).flatMap((name) => {
    const value = name === 'kinds' ? filter.kinds?.join(',') : filter[name];
    return value ? [{ name, words: WORDS[name](value, names) }] : [];
  });
}
