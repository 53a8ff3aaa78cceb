/** /dashboard/integrations */
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ConnectedAccounts } from '../features/integrations/ConnectedAccounts.tsx';
import { CustomerSubscriptions } from '../features/integrations/CustomerSubscriptions.tsx';
import { ProviderCards } from '../features/integrations/ProviderCards.tsx';
import { providerFacts } from '../features/integrations/provider-facts.ts';
import { QuickBooksSection } from '../features/integrations/QuickBooksSection.tsx';
import { useConnectionReturn } from '../features/integrations/use-connection-return.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SectionCard } from '../ui/SectionCard.tsx';

/** QuickBooks has a section of its own. */
const paymentProviders = providerFacts.filter(({ kind }) => kind === 'Payments');

export default function IntegrationsPage() {
  useConnectionReturn();
  return (
    <>
      <PageHeader title="Integrations" purpose="Accounting and payment accounts that fill your ledger by themselves." />
      <Stack spacing={2}>
        <QuickBooksSection />
        <ConnectedAccounts />
        <CustomerSubscriptions />
        <ProviderCards providers={paymentProviders} />
        <SectionCard title="How integrations work">
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
            You sign in at the provider, never here, and Purser may only read. What it reads goes into the same ledger as your files,
            so that a payment in both is counted once. Disconnecting takes the permission back.
          </Typography>
        </SectionCard>
      </Stack>
    </>
  );
}
