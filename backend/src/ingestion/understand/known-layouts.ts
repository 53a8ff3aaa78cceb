/** Exports whose headings alone settle what their cells leave open. */
import { normalisedHeading } from '../columns/heading.ts';
import type { DateOrder } from '../cells/dates.ts';

export interface KnownLayout {
  name: string;
  /** All of these are among the headings. */
  headings: readonly string[];
  dateOrder: DateOrder | null;
  unsignedMeans: 'in' | 'out' | null;
}

const KNOWN_LAYOUTS: readonly KnownLayout[] = [
  { name: 'Mint', headings: ['original description', 'transaction type', 'account name', 'labels'], dateOrder: 'month-first', unsignedMeans: null },
  { name: 'Stripe charges', headings: ['amount refunded', 'captured', 'card id'], dateOrder: null, unsignedMeans: 'in' },
];

export function knownLayout(headings: readonly string[]): KnownLayout | null {
  const names = new Set(headings.map(normalisedHeading));
  return KNOWN_LAYOUTS.find((layout) => layout.headings.every((heading) => names.has(heading))) ?? null;
}
