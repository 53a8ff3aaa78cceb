/** What somebody sends to change the plan. */
import { Input } from '../input.ts';
import { type Plan, planNamed, PLANS_ON_SALE } from './plan-table.ts';
import type { BillingType } from './subscription.entity.ts';

export interface ChangeInput {
  readonly plan: Plan;
  readonly billingType: BillingType;
}

export function readChange(fields: unknown): ChangeInput {
  const input = new Input(fields);
  const change = {
    plan: planNamed(input.oneOf('planName', 'Plan', PLANS_ON_SALE.map(({ name }) => name))),
    billingType: input.oneOf<BillingType>('billingType', 'Billing', ['monthly', 'yearly']),
  };
  input.check();
  return change;
}
