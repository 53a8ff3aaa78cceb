/** /dashboard/anomalies */
import { PremiumView } from '../features/premium/PremiumView.tsx';

export default function AlertsPage() {
  return <PremiumView name="anomalies" />;
}
