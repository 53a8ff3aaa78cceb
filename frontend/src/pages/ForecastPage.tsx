/** /dashboard/forecast */
import { Forecast } from '../features/forecasts/Forecast.tsx';
import { PremiumView } from '../features/premium/PremiumView.tsx';

export default function ForecastPage() {
  return <PremiumView name="forecast"><Forecast /></PremiumView>;
}
