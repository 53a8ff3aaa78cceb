/** Exports whose headings alone settle what their cells leave open. */
import { normalisedHeading } from './heading.ts';
import type { DateOrder } from '../cells/dates.ts';

export interface KnownLayout {
  name: string;
  /** All of these are among the headings. */
  headings: readonly string[];
  dateOrder: DateOrder | null;
  unsignedMeans: 'in' | 'out' | null;
  /** The account is charged what stands under `fee`, and the amount beside it. */
  isFeeBeside?: boolean;
}

const KNOWN_LAYOUTS: readonly KnownLayout[] = [
  { name: 'Mint', headings: ['original description', 'transaction type', 'account name', 'labels'], dateOrder: 'month-first', unsignedMeans: null },
  { name: 'Stripe charges', headings: ['amount refunded', 'captured', 'card id'], dateOrder: null, unsignedMeans: 'in' },
  { name: 'Revolut', headings: ['type', 'product', 'started date', 'completed date', 'amount', 'fee', 'state'], dateOrder: null, unsignedMeans: null, isFeeBeside: true },
  { name: 'Capitec', headings: ['original description', 'parent category', 'money in', 'money out', 'fee'], dateOrder: null, unsignedMeans: null, isFeeBeside: true },
];

export function knownLayout(headings: readonly string[]): KnownLayout | null {
  const names = new Set(headings.map(normalisedHeading));
  return KNOWN_LAYOUTS.find((layout) => layout.headings.every((heading) => names.has(heading))) ?? null;
}
