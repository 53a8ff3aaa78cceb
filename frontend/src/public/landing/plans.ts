/** The plans as the server sells them. `schema/plans.json` is what both read; a test of the server keeps it equal to the plan table. */
import plansOnSale from '../../../../schema/plans.json';
import type { PricedPlan } from '../../features/subscriptions/prices.ts';

export interface PlanOnSale extends PricedPlan {
  name: string;
  displayName: string;
  description: string;
  features: readonly string[];
}

export const plans: readonly PlanOnSale[] = plansOnSale;
