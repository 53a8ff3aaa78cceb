/** /dashboard: how the business is doing. */
import { FinancialOverview } from '../features/overview/FinancialOverview.tsx';

export default function OverviewPage() {
  return <FinancialOverview />;
}
