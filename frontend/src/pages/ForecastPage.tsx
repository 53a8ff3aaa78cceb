/** /dashboard/forecast */
import { PremiumView } from '../features/premium/PremiumView.tsx';

export default function ForecastPage() {
  return <PremiumView name="forecast" />;
}
