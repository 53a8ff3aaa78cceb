/** Of names that a word may mean, those that the ledger has rows of. */
import type { LedgerName } from './names.ts';

/** Categories without a row step back where others of the kind have some. */
export function preferUsed(names: readonly LedgerName[]): readonly LedgerName[] {
  const used = names.filter((name) => name.count > 0);
  return used.length > 0 || names.every(({ role }) => role === 'revenue') ? used : names;
}
