/** The accounts that are connected now. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CableIcon from '@mui/icons-material/CableOutlined';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../format/date.ts';
import { useIntegrationsQuery } from '../../generated/graphql.ts';
import type { IntegrationRow_IntegrationFragment } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { integrationState, PROVIDER_NAME } from './provider-words.ts';

function IntegrationRow({ integration }: { integration: IntegrationRow_IntegrationFragment }) {
  const { provider, status, lastSync, companyName, error } = integration;
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box>
        <Typography variant="subtitle2" component="p">{[PROVIDER_NAME[provider], companyName].filter(Boolean).join(', ')}</Typography>
        <Typography variant="caption" color="textSecondary">{error ?? (lastSync ? `Synced ${formatMoment(lastSync)}` : 'Never synced')}</Typography>
      </Box>
      <StatusChip {...integrationState(status)} />
    </Box>
  );
}

function List() {
  const { data, error, refetch } = useIntegrationsQuery();
  if (error) return <ErrorState title="Your connected accounts could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton what="connected accounts" count={2} />;
  const connected = data.integrations.filter(({ status }) => status === 'connected');
  if (connected.length === 0) {
    const action = <Button component={Link} to={paths.analysis} variant="contained">Upload a file instead</Button>;
    return (
      <EmptyState icon={<CableIcon />} title="No accounts connected" action={action}>
        Connected accounts will be listed here with the time of their last sync. Until then a CSV or PDF from your bank gives the same figures.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {connected.map((integration) => <IntegrationRow key={integration.id} integration={integration} />)}
    </Box>
  );
}

export function ConnectedAccounts() {
  return <SectionCard title="Connected Accounts"><List /></SectionCard>;
}
