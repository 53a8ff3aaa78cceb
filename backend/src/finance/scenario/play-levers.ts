/** What each lever does to the money of each month ahead. */
import { monthsBetween } from './months.ts';
import type { BaselineMonth } from './baseline.ts';
import type { Flow } from './flow.ts';
import { addFlows, changeOfIncome, NO_FLOW, statedFlow } from './flow.ts';
import type { DelayLever, Lever, LoanLever } from './lever.ts';
import { startOfLever } from './lever.ts';
import { instalments } from './loan.ts';
import { monthEffects } from './month-effects.ts';
import type { CategoryRoles } from './month-parts.ts';
import { delayedReceipts } from './payment-delay.ts';

/** One list of flows per lever, one flow per month. What began before the first month runs from there on; what came once before it is not counted. */
export function playLevers(months: readonly BaselineMonth[], levers: readonly Lever[], roles: CategoryRoles): readonly (readonly Flow[])[] {
  const played = months.map(({ month, parts }) => monthEffects(levers.filter((lever) => runsIn(lever, month)), parts, roles));
  let receipts: readonly number[] = played.map(({ parts }) => parts.revenueMinor);
  return levers.map((lever) => {
    if (lever.kind === 'one-off') return months.map(({ month }) => (month === lever.month ? statedFlow(lever.amountMinor) : NO_FLOW));
    if (lever.kind === 'loan') return loanFlows(lever, months);
    if (lever.kind !== 'payment-delay') return played.map(({ flows }) => flows.get(lever) ?? NO_FLOW);
    const changes = delayFlows(lever, receipts, months);
    receipts = receipts.map((receipt, at) => receipt + (changes[at] ?? 0));
    return changes.map(changeOfIncome);
  });
}

/** Whether it has an effect in this month that every later month shares. */
function runsIn(lever: Lever, month: string): boolean {
  return startOfLever(lever) <= month && !(lever.kind === 'recurring' && lever.endMonth !== null && lever.endMonth < month);
}

export const isLasting = (lever: Lever, month: string): boolean => lever.kind !== 'one-off' && lever.kind !== 'payment-delay' && runsIn(lever, month)
  && !(lever.kind === 'loan' && monthsBetween(lever.startMonth, month) >= lever.termMonths);

function delayFlows(lever: DelayLever, receipts: readonly number[], months: readonly BaselineMonth[]): number[] {
  const from = months.findIndex(({ month }) => month >= lever.startMonth);
  return from < 0 ? receipts.map(() => 0) : delayedReceipts(receipts, from, lever);
}

/** The money in its first month, an instalment in each later one of its term; of both only the interest is an expense. */
function loanFlows(loan: LoanLever, months: readonly BaselineMonth[]): Flow[] {
  const due = instalments(loan);
  return months.map(({ month }) => {
    const at = monthsBetween(loan.startMonth, month);
    const drawn = at === 0 ? { ...statedFlow(loan.principalMinor), profitMinor: 0 } : NO_FLOW;
    const instalment = due[at - 1];
    return instalment ? addFlows(drawn, { inMinor: 0, outMinor: instalment.interestMinor + instalment.principalMinor, profitMinor: -instalment.interestMinor || 0 }) : drawn;
  });
}
