/** Names that share their words: a question says "Amazon", and both a shop and a marketplace are called so. The rows in question say which one is meant. */
import { lemmas } from '../interpret/lexicon/lemma.ts';
import { isCommonWord } from '../interpret/words/common-words.ts';
import type { PlanFilters, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { hasRows } from './books.ts';

const EVER = { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' } as const;

/** Whether the subject has a row at any time, whatever its amount and weekday. */
export function hasEverRows({ metric, filters }: Subject, books: Books): Promise<boolean> {
  const { moreThanMinor: _a, lessThanMinor: _b, atLeastMinor: _c, atMostMinor: _d, weekdays: _e, ...rest } = filters;
  return hasRows({ metric, filters: rest, period: EVER }, books);
}

/** The parties, else the categories, beside the named ones that hold all of a named one's words and have rows of the measure. */
async function namesakesOf(subject: Subject, named: readonly string[], books: Books): Promise<PlanFilters | null> {
  const { counterparties: _p, notCounterparties: _n, ...rest } = subject.filters;
  const holds = (name: string): boolean => named.some((one) => one !== name && lemmas(one).every((word) => lemmas(name).includes(word)));
  const isThere = (filters: PlanFilters): Promise<boolean> => hasEverRows({ ...subject, filters: { ...rest, ...filters } }, books);
  const parties: string[] = [];
  for (const { name } of books.vocabulary.counterparties.filter((one) => holds(one.name)).slice(0, MOST)) if (await isThere({ counterparties: [name] })) parties.push(name);
  if (parties.length > 0) return { counterparties: parties };
  const categories: number[] = [];
  for (const { number } of books.vocabulary.categories.filter((one) => one.count > 0 && holds(one.name)).slice(0, MOST)) if (await isThere({ categories: [number] })) categories.push(number);
  return categories.length > 0 ? { categories } : null;
}

const MOST = 5;

/** So few rows are what one text was called by, and not how it is called elsewhere. */
const STRAY = 3;

/** "Received from Clearent", of whom the bank's short text says what was refunded and a longer one what was paid; "Tennant" once, and "Tennant Company Service" else. */
async function isButPartOfThem(subject: Subject, [only, another]: readonly string[], books: Books): Promise<boolean> {
  if (only === undefined || another !== undefined) return false;
  if (subject.metric === 'revenue' && await hasEverRows(subject, books)) return !await hasEverRows({ ...subject, metric: 'grossSales' }, books);
  const [word, more] = lemmas(only);
  const { counterparties } = books.vocabulary;
  const own = counterparties.find(({ name }) => name === only)?.count ?? 0;
  const others = counterparties.filter(({ name }) => name !== only && lemmas(name)[0] === word).reduce((sum, { count }) => sum + count, 0);
  return word !== undefined && more === undefined && !isCommonWord(word) && own <= STRAY && others >= STRAY * own;
}

/** The subject with its parties changed for their namesakes where the named ones have no row of the measure, or where leaving them out leaves out nothing. */
export async function withNamesakes(subject: Subject, books: Books): Promise<Subject> {
  const { counterparties, notCounterparties, ...rest } = subject.filters;
  if (counterparties && await isButPartOfThem(subject, counterparties, books)) {
    const asked = { ...subject, metric: subject.metric === 'revenue' ? 'grossSales' as const : subject.metric };
    const others = await namesakesOf(asked, counterparties, books) ?? await namesakesOf(asked, counterparties.flatMap((name) => lemmas(name).slice(0, 1)).filter((word) => !isCommonWord(word)), books);
    if (others?.counterparties) return { ...subject, filters: { ...subject.filters, counterparties: [...counterparties, ...others.counterparties] } };
  }
  if (counterparties && subject.metric !== 'bySide' && (subject.metric !== 'movement' || rest.direction !== undefined) && !await hasEverRows(subject, books)) {
    const others = await namesakesOf(subject, counterparties, books);
    return others ? { ...subject, filters: { ...rest, ...(notCounterparties ? { notCounterparties } : {}), ...others } } : subject;
  }
  if (!notCounterparties || await hasEverRows({ ...subject, filters: { ...rest, counterparties: notCounterparties } }, books)) return subject;
  const others = await namesakesOf(subject, notCounterparties, books);
  if (!others) return subject;
  return { ...subject, filters: { ...rest, ...(counterparties ? { counterparties } : {}), ...(others.counterparties ? { notCounterparties: others.counterparties } : { notCategories: [...(rest.notCategories ?? []), ...(others.categories ?? [])] }) } };
}
