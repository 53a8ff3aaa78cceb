/** The changes that a scenario can hold, each with its fields: what the form shows, and between which ends its sliders go. */

export type FieldKind = 'money' | 'way' | 'percent' | 'share' | 'whole' | 'number' | 'month' | 'optional-month' | 'category';

export interface LeverField {
  name: string;
  label: string;
  kind: FieldKind;
  /** What the field starts with; months start with the next one. */
  start?: string;
  slider?: { min: number; max: number; step: number };
}

export interface LeverKind {
  kind: string;
  title: string;
  /** What it is for, beside its name in the menu. */
  hint: string;
  fields: readonly LeverField[];
}

const from: LeverField = { name: 'startMonth', label: 'From', kind: 'month' };
const way: LeverField = { name: 'way', label: 'Money', kind: 'way', start: 'out' };

export const leverKinds: readonly LeverKind[] = [
  {
    kind: 'hire', title: 'Hire', hint: 'People, with everything they cost', fields: [
      { name: 'count', label: 'People', kind: 'whole', start: '1', slider: { min: 1, max: 10, step: 1 } },
      { name: 'monthlyCost', label: 'Each per month', kind: 'money', start: '5000', slider: { min: 500, max: 15_000, step: 100 } }, from,
    ],
  },
  { kind: 'price-change', title: 'Prices', hint: 'Revenue changes, costs do not', fields: [{ name: 'percent', label: 'Change in %', kind: 'percent', start: '5', slider: { min: -30, max: 30, step: 1 } }, from] },
  { kind: 'volume-change', title: 'Sales volume', hint: 'Revenue and cost of sales change together', fields: [{ name: 'percent', label: 'Change in %', kind: 'percent', start: '10', slider: { min: -50, max: 50, step: 1 } }, from] },
  { kind: 'one-off', title: 'One-off', hint: 'Bought or received once', fields: [way, { name: 'amount', label: 'Amount', kind: 'money', start: '10000', slider: { min: 500, max: 50_000, step: 500 } }, { name: 'month', label: 'In', kind: 'month' }] },
  {
    kind: 'recurring', title: 'Every month', hint: 'A new cost or a new income', fields: [
      way, { name: 'amount', label: 'Per month', kind: 'money', start: '1000', slider: { min: 100, max: 10_000, step: 100 } }, from, { name: 'endMonth', label: 'Until (optional)', kind: 'optional-month' },
    ],
  },
  {
    kind: 'category-change', title: 'A category', hint: 'Rent up, advertising down', fields: [
      { name: 'category', label: 'Category', kind: 'category', start: 'Rent' }, { name: 'percent', label: 'Change in %', kind: 'percent', start: '10', slider: { min: -100, max: 100, step: 5 } }, from,
    ],
  },
  {
    kind: 'payment-delay', title: 'Later payment', hint: 'Customers take longer', fields: [
      { name: 'days', label: 'Days later', kind: 'whole', start: '30', slider: { min: 5, max: 120, step: 5 } }, { name: 'share', label: '% of revenue', kind: 'share', start: '100', slider: { min: 5, max: 100, step: 5 } }, from,
    ],
  },
  {
    kind: 'loan', title: 'Loan', hint: 'Money now, level instalments after', fields: [
      { name: 'principal', label: 'Amount', kind: 'money', start: '25000', slider: { min: 1000, max: 150_000, step: 1000 } }, { name: 'annualRatePercent', label: 'Interest in % a year', kind: 'number', start: '8', slider: { min: 0, max: 20, step: 0.25 } },
      { name: 'termMonths', label: 'Months', kind: 'whole', start: '36', slider: { min: 6, max: 84, step: 6 } }, from,
    ],
  },
];

export const kindOf = (kind: string): LeverKind | undefined => leverKinds.find((one) => one.kind === kind);
