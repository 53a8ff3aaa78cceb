/** /integrations */
import { ProviderCards } from '../features/integrations/ProviderCards.tsx';
import { providerFacts } from '../features/integrations/provider-facts.ts';
import { ProsePage } from '../ui/ProsePage.tsx';

export default function PublicIntegrationsPage() {
  return (
    <ProsePage
      title="Integrations"
      sections={[{ heading: 'What you can connect', text: 'Files from any bank work today. Connections to these providers are being built into the beta, read-only and through their own sign-in.' }]}
    >
      <ProviderCards providers={providerFacts} />
    </ProsePage>
  );
}
