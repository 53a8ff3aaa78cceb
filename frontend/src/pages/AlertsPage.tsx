/** /dashboard/anomalies: what does not look like the rest. */
import { AlertsScreen } from '../features/alerts/AlertsScreen.tsx';
import { PremiumView } from '../features/premium/PremiumView.tsx';

export default function AlertsPage() {
  return <PremiumView name="anomalies"><AlertsScreen /></PremiumView>;
}
