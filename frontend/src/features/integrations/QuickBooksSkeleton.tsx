/** Keeps the place of QuickBooks' figures until they are there. */
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';

export const SHOWN_TRANSACTIONS = 5;

export function QuickBooksSkeleton() {
  return <SectionCard title="QuickBooks"><RowsSkeleton count={SHOWN_TRANSACTIONS} what="QuickBooks data" /></SectionCard>;
}
