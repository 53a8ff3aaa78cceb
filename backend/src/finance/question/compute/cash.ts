/** Burn rate, runway and the balance that the ledger knows. */
import { burnOf, runwayMonths, type Burn } from '../../figures/burn.ts';
import { knownBalance } from '../../figures/known-balance.ts';
import type { AnswerTable } from '../answer.ts';
import { MEASURES } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { KeyedLine } from './calendar-lines.ts';
import { calendarLines, lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';
import { effectsOf } from './what-if.ts';

/** `changeMinor`: what each month would have brought in more than it did. */
async function burnIn(plan: Plan, books: Books, changeMinor = 0): Promise<Burn & { lines: Awaited<ReturnType<typeof calendarLines>> }> {
  const lines = await calendarLines(plan, 'month', books);
  return { lines, ...burnOf(lines.map((line) => (plan.metric === 'cashOut' ? -line.value : line.value) + changeMinor)) };
}

function monthTable(plan: Plan, lines: readonly KeyedLine[], books: Books): AnswerTable {
  const rowsOf = rowsByKey(plan, 'month', books);
  return withPlaces(lineTable(['Month', MEASURES[plan.metric].label], lines, 'currency', books), lines.map(({ key }) => [null, rowsOf(key)]), books);
}

export async function burn(plan: Plan, books: Books): Promise<Figures> {
  const { lines, ...detail } = await burnIn(plan, books);
  return { value: detail.months === 0 ? null : detail.burnMinor, unit: 'currency', table: monthTable(plan, lines, books), chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'burn', ...detail } };
}

/** With what is supposed to change, and down to what is to be left. Of an account that is named its money is reckoned with, or is not; what is burned is burned by the business. */
export async function runway(asked: Plan, books: Books): Promise<Figures> {
  const { accounts, notAccounts, ...filters } = asked.filters;
  const plan = { ...asked, filters };
  const inReach = books.vocabulary.accounts.filter(({ number }) => (accounts === undefined || accounts.includes(number)) && !notAccounts?.includes(number));
  const effects = plan.levers ? (await effectsOf(plan, books)).effects : [];
  const [monthly, once] = [effects.reduce((sum, effect) => sum + effect.monthlyMinor, 0), effects.reduce((sum, effect) => sum + effect.onceMinor, 0)];
  const { lines, burnMinor: ownMinor } = await burnIn(plan, books, monthly);
  const burnMinor = plan.toldBurnMinor ?? ownMinor;
  const balanceMinor = plan.balanceMinor ?? knownBalance({ accounts: inReach });
  const left = balanceMinor === null ? null : balanceMinor + once - (plan.floorMinor ?? 0);
  // What is to be reached from below is no number of months of burning.
  const value = plan.floorMinor !== undefined && left !== null && left <= 0 ? null : runwayMonths(left, burnMinor);
  return { value, unit: 'months', table: plan.toldBurnMinor === undefined ? monthTable(plan, lines, books) : null, chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'runway', burnMinor, balanceMinor, isStated: plan.balanceMinor !== null, changes: effects.map(({ label }) => label) } };
}

export async function balance({ filters }: Plan, books: Books): Promise<Figures> {
  const wanted = books.vocabulary.accounts.filter(({ number }) => filters.accounts === undefined || filters.accounts.includes(number));
  const lines = wanted.flatMap((account) => (account.balanceMinor === null ? [] : [{ label: account.name, value: account.balanceMinor }]));
  const value = filters.accounts === undefined ? knownBalance(books.vocabulary) : lines.length === 0 ? null : lines.reduce((sum, line) => sum + line.value, 0);
  return { value, unit: 'currency', table: lineTable(['Account', 'Balance'], lines, 'currency', books), chart: null, cited: [], detail: { task: 'balance', lines } };
}
