/** Keeps the place of QuickBooks' figures until they are there. */
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';

export const SHOWN_TRANSACTIONS = 5;

/** `isAsked`: whether they are on their way, or wait for somebody to come to them. */
export function QuickBooksSkeleton({ isAsked = true }: { isAsked?: boolean }) {
  return <SectionCard title="QuickBooks"><RowsSkeleton count={SHOWN_TRANSACTIONS} {...(isAsked ? { what: 'QuickBooks data' } : {})} /></SectionCard>;
}
