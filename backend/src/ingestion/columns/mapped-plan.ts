/** The roles of columns as the owner gave them, in the place of those that the reader found. */
import { currencyInHeading } from '../cells/currencies.ts';
import type { ColumnChoice, MappedRole } from '../mapping.ts';
import type { NoPlan } from './assign-columns.ts';
import { headingMatches } from './heading.ts';
import { amountColumns, type ColumnPlan, type MoneyColumns } from './plan.ts';

export type ColumnRoles = ReadonlyMap<number, MappedRole>;

/** The roles of a plan, one for each column that has one; of its descriptions the first and those that are joined to it. */
export function rolesOf(plan: ColumnPlan): Map<number, MappedRole> {
  const roles = new Map<number, MappedRole>();
  const give = (column: number | null | undefined, role: MappedRole): void => { if (column != null && !roles.has(column)) roles.set(column, role); };
  const { money } = plan;
  give(plan.date, 'date');
  if (money.kind === 'two-columns') {
    give(money.debit, 'debit');
    give(money.credit, 'credit');
  } else give(money.amount, 'amount');
  if (money.kind === 'flagged') give(money.flag, 'flag');
  for (const role of ['balance', 'currency', 'category', 'account', 'counterparty', 'reference'] as const) give(plan[role], role);
  for (const column of plan.saidDescriptions ?? [...plan.descriptions.slice(0, 1), ...plan.joined]) give(column, 'description');
  return roles;
}

/** `found` with the owner's choices; a failure where the two together hold no date or no amount. */
export function mappedPlan(found: ColumnPlan | NoPlan, choices: readonly ColumnChoice[], headings: readonly string[]): ColumnPlan | NoPlan {
  if (choices.length === 0) return found;
  const plan = 'failure' in found ? null : found;
  const roles = withChoices(plan ? rolesOf(plan) : new Map<number, MappedRole>(), choices);
  const columnOf = (role: MappedRole): number | null => [...roles].find(([, given]) => given === role)?.[0] ?? null;
  const date = columnOf('date');
  const money = moneyOf(columnOf, plan);
  if (date === null) return { failure: 'No column is chosen as the date.' };
  if (money === null) return { failure: 'No column is chosen as the amount, nor as money out or money in.' };
  const amount = money.kind === 'two-columns' ? (money.debit ?? money.credit ?? -1) : money.amount;
  const saidDescriptions = choices.filter(({ role }) => role === 'description').map(({ column }) => column);
  const isFree = (column: number): boolean => !choices.some((choice) => choice.column === column) && (roles.get(column) ?? 'description') === 'description';
  return {
    date, money, otherDates: (plan?.otherDates ?? []).filter((column) => column !== date),
    headingDirection: money.kind === 'two-columns' ? null : sideOfHeading(headings[amount] ?? ''), headingCurrency: currencyInHeading(headings[amount] ?? ''),
    balance: columnOf('balance'), ...(plan?.balanceFlag !== undefined && plan.balance === columnOf('balance') && isFree(plan.balanceFlag) && { balanceFlag: plan.balanceFlag }), currency: columnOf('currency'), category: columnOf('category'), account: columnOf('account'), counterparty: columnOf('counterparty'), reference: columnOf('reference'),
    status: plan && isFree(plan.status ?? -1) ? plan.status : null, ...(plan?.unbooked && isFree(plan.status ?? -1) && { unbooked: plan.unbooked }), ...(plan?.isOfMatching && isFree(plan.status ?? -1) && { isOfMatching: true }),
    descriptions: saidDescriptions.length > 0 ? saidDescriptions : (plan?.descriptions ?? []).filter((column) => isFree(column) || roles.get(column) === 'counterparty'),
    joined: saidDescriptions.length > 0 ? saidDescriptions.slice(1) : (plan?.joined ?? []).filter(isFree),
    ...(saidDescriptions.length > 0 && { saidDescriptions }),
    ...(plan && isSameMoney(plan.money, money) && { ...(plan.fee !== undefined && isFree(plan.fee) && { fee: plan.fee }), ...(plan.isInMinorUnits && { isInMinorUnits: true }), ...(plan.hasShopCalledTotal && { hasShopCalledTotal: true }) }),
  };
}

/** What was proved of the amounts still holds. */
const isSameMoney = (found: MoneyColumns, money: MoneyColumns): boolean => found.kind === money.kind && amountColumns(found).join() === amountColumns(money).join();

/** A role that only one column can have leaves the column that the reader gave it to. */
function withChoices(roles: Map<number, MappedRole>, choices: readonly ColumnChoice[]): Map<number, MappedRole> {
  const said = new Set(choices.map(({ column }) => column));
  for (const { role } of choices) {
    const displaced = role === 'amount' ? ['amount', 'debit', 'credit'] : role === 'debit' || role === 'credit' ? [role, 'amount', 'flag'] : [role];
    for (const [column, given] of roles) if (displaced.includes(given)) roles.delete(column);
  }
  for (const column of said) roles.delete(column);
  for (const { column, role } of choices) if (role !== 'ignored') roles.set(column, role);
  return roles;
}

function moneyOf(columnOf: (role: MappedRole) => number | null, plan: ColumnPlan | null): MoneyColumns | null {
  const [amount, flag, debit, credit] = [columnOf('amount'), columnOf('flag'), columnOf('debit'), columnOf('credit')];
  if (amount !== null && flag !== null) return { kind: 'flagged', amount, flag, ...(plan?.money.kind === 'flagged' && plan.money.flag === flag && { ...(plan.money.isImpact && { isImpact: true }), ...(plan.money.letters && { letters: plan.money.letters }) }) };
  if (amount !== null) return { kind: 'signed', amount };
  if (debit === null && credit === null) return null;
  const isAsFound = plan?.money.kind === 'two-columns' && plan.money.debit === debit && plan.money.credit === credit;
  return { kind: 'two-columns', debit, credit, hasSigns: isAsFound && plan.money.kind === 'two-columns' && plan.money.hasSigns };
}

/** Which way the money of a column went, by what it is headed. */
function sideOfHeading(heading: string): 'in' | 'out' | null {
  const role = headingMatches(heading)[0]?.role;
  return role === 'debit' ? 'out' : role === 'credit' ? 'in' : null;
}
