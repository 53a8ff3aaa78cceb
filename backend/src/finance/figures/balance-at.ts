/** The cash that was there on the evening of a past day: what is known today, less everything that moved on those accounts since. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays } from '../local-date.ts';
import { filterOf, type FigureSource } from './figure-source.ts';
import { accountsWithBalance, knownBalance } from './known-balance.ts';

/** Minor units; null where no balance is known. Transfers count: they move the balance of an account. */
export async function balanceAt(source: FigureSource, day: LocalDate): Promise<number | null> {
  const known = knownBalance(source.vocabulary);
  if (known === null) return null;
  const accounts = accountsWithBalance(source.vocabulary).map(({ number }) => number);
  const [later] = await source.reader.totals({ ...filterOf(source), from: addDays(day, 1), accounts }, []);
  return known - (later?.inMinor ?? 0) + (later?.outMinor ?? 0);
}
