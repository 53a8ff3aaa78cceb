/** The orders in which rows are listed: the reference, and for rows that are at hand. */
import type { Entry } from './entry.ts';
import type { EntryOrder } from './ledger-reader.ts';

/** Ties go to the newer entry, then to the greater id (ids are ordered by time). */
export function compareBy(order: EntryOrder): (a: Entry, b: Entry) => number {
  const newest = (a: Entry, b: Entry) => compareText(b.date, a.date) || compareText(b.id, a.id);
  switch (order) {
    case 'newest': return newest;
    case 'oldest': return (a, b) => newest(b, a);
    case 'largest': return (a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor) || newest(a, b);
    case 'smallest': return (a, b) => Math.abs(a.amountMinor) - Math.abs(b.amountMinor) || newest(a, b);
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
