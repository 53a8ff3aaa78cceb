/** What is sold, for how much, and what each plan allows: the one table behind every check, both doors, the subscription screen and the landing page. */
import type { Viewer } from '../users/viewer.ts';

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly monthlyPriceMinor: number;
  readonly yearlyPriceMinor: number;
  readonly currency: string;
  readonly features: readonly string[];
  /** Per calendar month; −1 means unlimited. */
  readonly maxFileUploads: number;
  readonly hasIntegrations: boolean;
  readonly hasAdvancedAnalytics: boolean;
  readonly hasCustomReports: boolean;
}

export const FREE_PLAN = 'startup';

const STARTUP: Plan = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: FREE_PLAN,
  displayName: 'Startup',
  description: 'For owners who upload their own files.',
  monthlyPriceMinor: 8_00,
  yearlyPriceMinor: 48_00,
  currency: 'USD',
  features: ['Upload financial files (PDF/CSV)', 'Basic AI analysis', 'File-based insights', 'Email support', 'Standard reports', 'Up to 50 file uploads per month', 'Cancel anytime'],
  maxFileUploads: 50,
  hasIntegrations: false,
  hasAdvancedAnalytics: false,
  hasCustomReports: false,
};

const PRO: Plan = {
  id: '019a0000-0000-7000-8000-000000000002',
  name: 'pro',
  displayName: 'Pro',
  description: 'For businesses that want their accounts connected and watched.',
  monthlyPriceMinor: 29_00,
  yearlyPriceMinor: 174_00,
  currency: 'USD',
  features: ['Everything in Startup', 'QuickBooks integration', 'Stripe/Square/PayPal integrations', 'Real-time alerts', 'Automated report generation', 'Advanced AI analytics', 'Priority support', 'Unlimited uploads', 'Includes 14-day free trial'],
  maxFileUploads: -1,
  hasIntegrations: true,
  hasAdvancedAnalytics: true,
  hasCustomReports: true,
};

/** Arranged with whoever runs the server, so not on sale: allows what Pro allows. */
const ENTERPRISE: Plan = { ...PRO, id: '019a0000-0000-7000-8000-000000000003', name: 'enterprise', displayName: 'Enterprise' };

/** Cheapest first. */
export const PLANS_ON_SALE: readonly Plan[] = [STARTUP, PRO];

/** A name that is not on sale any more allows what the free plan does. */
export function planNamed(name: string): Plan {
  return PLANS_ON_SALE.find((plan) => plan.name === name) ?? STARTUP;
}

const PLAN_OF_ACCOUNT: Readonly<Record<Viewer['accountType'], Plan>> = { starter: STARTUP, pro: PRO, enterprise: ENTERPRISE };

export function planOf(accountType: Viewer['accountType']): Plan {
  return PLAN_OF_ACCOUNT[accountType];
}
