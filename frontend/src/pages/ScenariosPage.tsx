/** /dashboard/scenarios */
import { PremiumView } from '../features/premium/PremiumView.tsx';

export default function ScenariosPage() {
  return <PremiumView name="scenarios" />;
}
