/** Burn rate, runway and the balance that the ledger knows. */
import { divideMinor } from '../../money.ts';
import type { AnswerTable } from '../answer.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { KeyedLine } from './calendar-lines.ts';
import { calendarLines, lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

interface Burn {
  readonly cashFlowMinor: number;
  readonly months: number;
  /** Average monthly net outflow; 0 when the business is not burning. */
  readonly burnMinor: number;
}

async function burnOf(plan: Plan, books: Books): Promise<Burn & { lines: Awaited<ReturnType<typeof calendarLines>> }> {
  const lines = await calendarLines(plan, 'month', books);
  const cashFlowMinor = lines.reduce((sum, line) => sum + line.value, 0);
  return { lines, cashFlowMinor, months: lines.length, burnMinor: lines.length === 0 ? 0 : Math.max(0, divideMinor(-cashFlowMinor, lines.length)) };
}

function monthTable(plan: Plan, lines: readonly KeyedLine[], books: Books): AnswerTable {
  const rowsOf = rowsByKey(plan, 'month', books);
  return withPlaces(lineTable(['Month', 'Cash flow'], lines, 'currency', books), lines.map(({ key }) => [null, rowsOf(key)]), books);
}

export async function burn(plan: Plan, books: Books): Promise<Figures> {
  const { lines, ...detail } = await burnOf(plan, books);
  return { value: detail.months === 0 ? null : detail.burnMinor, unit: 'currency', table: monthTable(plan, lines, books), chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'burn', ...detail } };
}

export async function runway(plan: Plan, books: Books): Promise<Figures> {
  const { lines, burnMinor } = await burnOf(plan, books);
  const known = knownBalance(books);
  const balanceMinor = plan.balanceMinor ?? known;
  const value = balanceMinor === null || burnMinor === 0 ? null : balanceMinor / burnMinor;
  return { value, unit: 'months', table: monthTable(plan, lines, books), chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'runway', burnMinor, balanceMinor, isStated: plan.balanceMinor !== null } };
}

/** The sum of the bank accounts' balances, when at least one is known. */
function knownBalance({ vocabulary }: Books): number | null {
  const known = vocabulary.accounts.filter((account) => account.role === 'bank' && account.balanceMinor !== null);
  return known.length === 0 ? null : known.reduce((sum, account) => sum + (account.balanceMinor ?? 0), 0);
}

export async function balance(_plan: Plan, books: Books): Promise<Figures> {
  const lines = books.vocabulary.accounts.flatMap((account) => (account.balanceMinor === null ? [] : [{ label: account.name, value: account.balanceMinor }]));
  const value = knownBalance(books);
  return { value, unit: 'currency', table: lineTable(['Account', 'Balance'], lines, 'currency', books), chart: null, cited: [], detail: { task: 'balance', lines } };
}
