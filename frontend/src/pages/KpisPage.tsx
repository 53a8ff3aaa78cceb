/** /dashboard/kpis */
import { PremiumView } from '../features/premium/PremiumView.tsx';

export default function KpisPage() {
  return <PremiumView name="kpis" />;
}
