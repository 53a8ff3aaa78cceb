/** The groups of the dashboard, and what would make a missing figure known. */
import { paths } from '../../paths.ts';
import type { Kpi } from './kpi-words.ts';

export const KPI_GROUPS = [
  { name: 'growth', title: 'Growth' },
  { name: 'profitability', title: 'Profitability' },
  { name: 'cash', title: 'Cash' },
  { name: 'customers', title: 'Customers' },
  { name: 'subscriptions', title: 'Subscriptions' },
  { name: 'balance-sheet', title: 'Balance sheet' },
] as const;

export interface MissingFigures {
  labels: string[];
  reason: string;
  way: { label: string; to: string } | null;
}

const WAYS: Readonly<Record<string, { label: string; to: string }>> = {
  'more-data': { label: 'Upload older statements', to: paths.analysis },
  'bank-balance': { label: 'Enter an opening balance', to: paths.accounts },
  'customer-names': { label: 'Connect an account', to: paths.integrations },
  subscriptions: { label: 'Connect Stripe', to: paths.integrations },
  accounting: { label: 'Connect QuickBooks', to: paths.integrations },
};

/** Those that want the same thing stand together. */
export function missingIn(kpis: readonly Kpi[]): MissingFigures[] {
  const byReason = new Map<string, MissingFigures>();
  for (const { label, missing } of kpis) {
    if (!missing) continue;
    const known = byReason.get(missing.reason);
    if (known) known.labels.push(label);
    else byReason.set(missing.reason, { labels: [label], reason: missing.reason, way: WAYS[missing.unlock ?? ''] ?? null });
  }
  return [...byReason.values()];
}
