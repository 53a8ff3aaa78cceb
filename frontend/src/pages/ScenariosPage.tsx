/** /dashboard/scenarios */
import { PremiumView } from '../features/premium/PremiumView.tsx';
import { Scenarios } from '../features/scenarios/Scenarios.tsx';

export default function ScenariosPage() {
  return <PremiumView name="scenarios"><Scenarios /></PremiumView>;
}
