/** How an expected item is told: its rhythm, when it comes next, and where its rows stand. */
import type { ExpectedItems_ItemFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { paths } from '../../paths.ts';

export type Item = ExpectedItems_ItemFragment;

export const RHYTHMS = [
  { rhythm: 'once', label: 'Once' }, { rhythm: 'weekly', label: 'Every week' }, { rhythm: 'fortnightly', label: 'Every two weeks' }, { rhythm: 'four-weekly', label: 'Every four weeks' },
  { rhythm: 'monthly', label: 'Every month' }, { rhythm: 'quarterly', label: 'Every quarter' }, { rhythm: 'yearly', label: 'Every year' },
] as const;

export function rhythmWords({ rhythm, isVarying }: Pick<Item, 'rhythm' | 'isVarying'>): string {
  const words = RHYTHMS.find((one) => one.rhythm === rhythm)?.label ?? rhythm;
  return isVarying ? `${words}, amount varies` : words;
}

/** The next time that counts; of a removed item the next one that would have come. */
export function nextTime({ times, state }: Pick<Item, 'times' | 'state'>) {
  return times.find((time) => state === 'removed' || time.state !== 'removed') ?? null;
}

export function nextWords(item: Pick<Item, 'times' | 'state' | 'endsOn'>): string {
  const next = nextTime(item);
  if (!next) return 'None ahead';
  return item.endsOn ? `${formatDay(next.date)}, until ${formatDay(item.endsOn)}` : formatDay(next.date);
}

/** Where the rows stand that it was read from; rows that name nobody are told by their category. Null for an own item. */
export function itemRowsAddress({ rows, name, category, direction, currency }: Pick<Item, 'rows' | 'name' | 'category' | 'direction' | 'currency'>): string | null {
  return rows.length === 0 ? null : paths.transactions(name === category ? { category, direction, currency } : { counterparty: name, direction, currency });
}
