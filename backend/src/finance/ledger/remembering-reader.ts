/** Asks for the same sums and rows once: the parts of an answer look at the same rows without knowing of each other. */
import type { EntryColumns } from './entry-columns.ts';
import type { EntryPage, GroupTotal, LedgerReader } from './ledger-reader.ts';

/** For one answer: it never forgets. A question that fails is asked again. */
export function rememberingReader(reader: LedgerReader): LedgerReader {
  const totals = new Map<string, Promise<readonly GroupTotal[]>>();
  const entries = new Map<string, Promise<EntryPage>>();
  const has = new Map<string, Promise<boolean>>();
  const middle = new Map<string, Promise<readonly number[]>>();
  const rows = new Map<string, Promise<EntryColumns>>();
  return {
    totals: (filter, groupBy) => remembered(totals, [filter, groupBy], () => reader.totals(filter, groupBy)),
    entries: (filter, order, limit) => remembered(entries, [filter, order, limit], () => reader.entries(filter, order, limit)),
    has: (filter) => remembered(has, filter, () => reader.has(filter)),
    middle: (filter) => remembered(middle, filter, () => reader.middle(filter)),
    rows: (filter, choice) => remembered(rows, [filter, choice ?? null], () => reader.rows(filter, choice)),
  };
}

function remembered<T>(known: Map<string, Promise<T>>, question: unknown, ask: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(question, inOrder);
  const found = known.get(key);
  if (found) return found;
  const asked = ask();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** The same conditions, in whatever order they were put together. */
function inOrder(_key: string, value: unknown): unknown {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPlain ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
}
