/** The connected accounts with their last sync and state. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAccountIntegrationsQuery, type IntegrationLine_IntegrationFragment } from '../../generated/graphql.ts';
import { formatMoment } from '../../format/date.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { PROVIDER_NAME, integrationState } from '../integrations/provider-words.ts';

function IntegrationLine({ integration }: { integration: IntegrationLine_IntegrationFragment }) {
  const { provider, status, lastSync, companyName, error } = integration;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">{[PROVIDER_NAME[provider], companyName].filter(Boolean).join(', ')}</Typography>
        <Typography variant="caption" color="textSecondary">{error ?? (lastSync ? `Synced ${formatMoment(lastSync)}` : 'Never synced')}</Typography>
      </Box>
      <StatusChip {...integrationState(status)} />
    </Box>
  );
}

export function AccountIntegrations() {
  const { data, error, refetch } = useAccountIntegrationsQuery();

  function content() {
    if (error) return <ErrorState title="Your accounts could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!data) return <RowsSkeleton count={2} what="accounts" />;
    if (data.integrations.length === 0) {
      return <Typography variant="body2" color="textSecondary">No account is connected. Your figures come from the files that you upload.</Typography>;
    }
    return (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.integrations.map((integration) => <IntegrationLine key={integration.id} integration={integration} />)}
      </Box>
    );
  }

  return (
    <SectionCard title="Account Integrations" aside={<Button size="small" component={Link} to={paths.integrations}>Manage</Button>}>
      {content()}
    </SectionCard>
  );
}
