/** /dashboard/kpis */
import { KpiDashboard } from '../features/kpis/KpiDashboard.tsx';
import { PremiumView } from '../features/premium/PremiumView.tsx';

export default function KpisPage() {
  return <PremiumView name="kpis"><KpiDashboard /></PremiumView>;
}
