/** The plan check of every paid call: which allowance of the plan table it needs. */
import { AppError } from '../../errors.ts';
import type { Viewer } from './viewer.ts';
import { type Plan, planOf } from '../subscriptions/plan-table.ts';

/** The subject of the sentence → what the plan must have. */
const ALLOWED_BY = {
  'Integrations': 'hasIntegrations',
  'Smart alerts': 'hasAdvancedAnalytics',
  'Cash-flow forecasts': 'hasAdvancedAnalytics',
  'Scenarios': 'hasAdvancedAnalytics',
  'Live KPIs': 'hasAdvancedAnalytics',
} as const satisfies Readonly<Record<string, keyof Plan>>;

export type PaidFeature = keyof typeof ALLOWED_BY;

/** Throws PLAN_REQUIRED. */
export function requirePaid(viewer: Viewer, feature: PaidFeature): void {
  if (!planOf(viewer.accountType)[ALLOWED_BY[feature]]) throw new AppError('PLAN_REQUIRED', `${feature} are part of the Pro plan. Upgrade to use them.`);
}
