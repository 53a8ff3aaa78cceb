/** The plans side by side, row by row. */
import type { PlanCard_PlanFragment } from '../../generated/graphql.ts';
import { formatCount } from '../../format/number.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { priceWords } from './prices.ts';

type Plan = PlanCard_PlanFragment;

interface ComparedRow {
  label: string;
  of: (plan: Plan) => string;
}

const yesOrNo = (has: boolean) => (has ? 'Yes' : 'No');

const rows: readonly ComparedRow[] = [
  { label: 'Per month', of: (plan) => priceWords(plan).monthly },
  { label: 'Per year', of: (plan) => priceWords(plan).yearly },
  { label: 'Per month, billed yearly', of: (plan) => priceWords(plan).perMonth },
  { label: 'Saving per year', of: (plan) => priceWords(plan).saving },
  { label: 'File uploads per month', of: ({ maxFileUploads }) => (maxFileUploads === -1 ? 'Unlimited' : formatCount(maxFileUploads)) },
  { label: 'Questions and reports', of: () => 'Unlimited' },
  { label: 'Accounting and payment integrations', of: ({ hasIntegrations }) => yesOrNo(hasIntegrations) },
  { label: 'Advanced analytics', of: ({ hasAdvancedAnalytics }) => yesOrNo(hasAdvancedAnalytics) },
  { label: 'Custom reports', of: ({ hasCustomReports }) => yesOrNo(hasCustomReports) },
];

export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  return (
    <SectionCard title="Pricing comparison">
      <DataTable
        caption="Pricing comparison"
        rows={rows}
        rowKey={({ label }) => label}
        columns={[
          { key: 'label', header: 'What you get', cell: ({ label }) => label },
          ...plans.map((plan) => ({ key: plan.id, header: plan.displayName, kind: 'figure' as const, cell: (row: ComparedRow) => row.of(plan) })),
        ]}
      />
    </SectionCard>
  );
}
