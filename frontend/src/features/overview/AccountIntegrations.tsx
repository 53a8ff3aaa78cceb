/** The connections with their last sync and state. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useConnectionsQuery, type Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { formatMoment } from '../../format/date.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ConnectionChip } from '../integrations/ConnectionChip.tsx';
import { connectionName } from '../integrations/connection-name.ts';
import { stateOnOverview } from '../integrations/provider-words.ts';
import { SandboxChip } from '../integrations/SandboxChip.tsx';

function ConnectionLine({ connection }: { connection: Connection_IntegrationFragment }) {
  const { status, lastSync, isSandbox, error } = connection;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">{connectionName(connection)}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">{lastSync ? `Last sync ${formatMoment(lastSync)}` : 'Never synced'}</Typography>
        {error ? <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>{error}</Typography> : null}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.5 }}>
        <ConnectionChip state={stateOnOverview(status)} />
        {isSandbox ? <SandboxChip /> : null}
      </Box>
    </Box>
  );
}

export function AccountIntegrations() {
  const { data, error, refetch } = useConnectionsQuery();

  function content() {
    if (error) return <ErrorState title="Your accounts could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!data) return <RowsSkeleton count={2} what="accounts" />;
    if (data.integrations.length === 0) {
      return (
        <>
          <Typography variant="body2" color="textSecondary">No account is connected. Your figures come from the files that you upload.</Typography>
          <Button component={Link} to={paths.integrations} variant="outlined" size="small" sx={{ mt: 1.5 }}>Connect First Account</Button>
        </>
      );
    }
    return (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& > :first-of-type': { pt: 0 } }}>
        {data.integrations.map((connection) => <ConnectionLine key={connection.id} connection={connection} />)}
      </Box>
    );
  }

  return (
    <SectionCard title="Account Integrations" aside={<Button size="small" component={Link} to={paths.integrations} aria-label="Manage integrations" sx={{ my: -0.25, mr: -1 }}>Manage</Button>}>
      {content()}
    </SectionCard>
  );
}
