/** A board of key figures for the tests of its screen: one known, one that is no number, one that is missing. */

const period = { __typename: 'LabelledPeriod' as const, from: '2026-10-01', to: '2026-10-31', label: 'October 2026' };
const previousPeriod = { __typename: 'LabelledPeriod' as const, from: '2026-09-01', to: '2026-09-30', label: 'September 2026' };
const place = { from: '2026-10-01', to: '2026-10-31', currency: 'USD', kinds: ['revenue', 'refund'] };

const kpi = (own: Readonly<Record<string, unknown>> & { readonly label: string }) => ({
  __typename: 'Kpi', value: null, countOf: null, state: 'known', previous: null, change: null, changeUnit: 'percent', isGoodWhenUp: true, isPerMonth: false, definition: `What ${own.label} says.`, formula: 'a ÷ b',
  inputs: [], period, previousPeriod, trend: [], place: null, target: null, missing: null, note: null, ...own,
});

export const board = {
  __typename: 'RealtimeKpis', asOf: '2026-11-20', notice: null, currency: 'USD', currencies: ['USD'], entryCount: 120, period, previousPeriod,
  kpis: [
    kpi({
      id: 'revenue', label: 'Revenue', group: 'growth', unit: 'currency', value: '48210.37', previous: '44500.00', change: 8.3, isPerMonth: true, place,
      inputs: [{ __typename: 'KpiInput', label: 'Gross sales', value: '48310.37', unit: 'currency', place: { ...place, kinds: ['revenue'] }, origin: null }, { __typename: 'KpiInput', label: 'Customer refunds', value: '100.00', unit: 'currency', place: null, origin: null }],
      trend: ['05', '06', '07', '08', '09', '10'].map((month, index) => ({ __typename: 'KpiTrendPoint', month: `2026-${month}`, value: `${40_000 + index * 1_000}.00` })),
      target: { __typename: 'KpiTarget', kpiId: 'revenue', value: '60000.00', currency: 'USD', status: 'missed' },
    }),
    kpi({ id: 'gross-margin', label: 'Gross margin', group: 'profitability', unit: 'percent', value: 62.4, previous: 60.3, change: 2.1, changeUnit: 'points' }),
    kpi({
      id: 'current-ratio', label: 'Current ratio', group: 'balance-sheet', unit: 'ratio', value: 2.1,
      inputs: [{ __typename: 'KpiInput', label: 'Current assets', value: '2100.00', unit: 'currency', place: null, origin: { __typename: 'FigureOrigin', kind: 'books', name: 'QuickBooks', on: '2026-10-31', fileId: null } }],
    }),
    kpi({ id: 'runway', label: 'Runway', group: 'cash', unit: 'months', state: 'not-burning' }),
    kpi({ id: 'mrr', label: 'MRR', group: 'subscriptions', unit: 'currency', state: 'missing', missing: { __typename: 'KpiMissing', reason: 'No connected service tells what customers subscribed to.', unlock: 'subscriptions' } }),
    kpi({ id: 'arr', label: 'ARR', group: 'subscriptions', unit: 'currency', state: 'missing', missing: { __typename: 'KpiMissing', reason: 'No connected service tells what customers subscribed to.', unlock: 'subscriptions' } }),
  ],
};
