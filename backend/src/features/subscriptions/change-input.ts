/** What somebody sends to change the plan. */
import { Input } from '../input.ts';
import type { BillingType } from './subscription.entity.ts';

export interface ChangeInput {
  readonly planName: string;
  readonly billingType: BillingType;
}

export function readChange(fields: unknown, planNames: readonly string[]): ChangeInput {
  const input = new Input(fields);
  const change = {
    planName: input.oneOf('planName', 'Plan', planNames),
    billingType: input.oneOf<BillingType>('billingType', 'Billing', ['monthly', 'yearly']),
  };
  input.check();
  return change;
}
