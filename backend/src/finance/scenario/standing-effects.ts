/** What levers do to an average month once all of them run, and what they move once: what a what-if answer states, and the summary of a scenario. */
import { divideMinor } from '../money.ts';
import type { Flow } from './flow.ts';
import { netOf } from './flow.ts';
import type { Lever } from './lever.ts';
import { instalmentMinor, totalInterestMinor } from './loan.ts';
import { monthEffects } from './month-effects.ts';
import type { CategoryRoles, MonthParts } from './month-parts.ts';
import { outstandingMinor } from './payment-delay.ts';

export interface StandingEffect {
  readonly lever: Lever;
  /** Cash of every month; less is negative. */
  readonly monthlyMinor: number;
  /** Cash that comes or goes once. */
  readonly onceMinor: number;
  /** Net profit of every month: of a loan only the interest, as an average over its term. */
  readonly monthlyProfitMinor: number;
}

/** One per lever, in the order given. */
export function standingEffects(levers: readonly Lever[], average: MonthParts, roles: CategoryRoles): StandingEffect[] {
  const { flows, parts } = monthEffects(levers, average, roles);
  return levers.map((lever) => {
    const flow = flows.get(lever);
    return flow ? monthly(lever, flow) : passing(lever, parts);
  });
}

const monthly = (lever: Lever, flow: Flow): StandingEffect => ({ lever, monthlyMinor: netOf(flow), onceMinor: 0, monthlyProfitMinor: flow.profitMinor });

function passing(lever: Lever, { revenueMinor }: MonthParts): StandingEffect {
  const none = { lever, monthlyMinor: 0, onceMinor: 0, monthlyProfitMinor: 0 };
  if (lever.kind === 'one-off') return { ...none, onceMinor: lever.amountMinor };
  if (lever.kind === 'payment-delay') return { ...none, onceMinor: -outstandingMinor(revenueMinor, lever.share, lever.days) || 0 };
  if (lever.kind !== 'loan') return none;
  return { lever, monthlyMinor: -instalmentMinor(lever), onceMinor: lever.principalMinor, monthlyProfitMinor: divideMinor(-totalInterestMinor(lever), lever.termMonths) };
}
