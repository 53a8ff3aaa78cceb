/** /integrations */
import { providerFacts } from '../../features/integrations/provider-facts.ts';
import { PROVIDER_NAME } from '../../features/integrations/provider-words.ts';
import { paths } from '../../paths.ts';
import { Prose } from './Prose.tsx';

export function IntegrationsPage() {
  return (
    <Prose
      title="Integrations"
      lede="Read-only, and through the provider's own sign-in. Whoever runs this server sets each provider's keys first; the demo shows QuickBooks and Stripe connected to invented books. Files from any bank need none of this."
    >
      <ul className="provider-cards">
        {providerFacts.map(({ provider, kind, brings }) => (
          <li key={provider}>
            <h2>{PROVIDER_NAME[provider]}</h2>
            <p className="kind">{kind}</p>
            <p>{brings}</p>
          </li>
        ))}
      </ul>
      <section>
        <h2>What a connection may do</h2>
        <p>Read, and nothing else. You sign in at the provider, never here. What it reads goes into the same ledger as your files, so that a payment in both is counted once. Disconnecting takes the permission back. Integrations belong to the <a href={paths.landingSection('pricing')}>Pro plan</a>.</p>
      </section>
    </Prose>
  );
}
