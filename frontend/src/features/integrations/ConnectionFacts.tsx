/** What is known of a connection in a line: when it was read last and how much came, or how far the reading is, and what went wrong. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { formatMoment } from '../../format/date.ts';
import { formatQuantity } from '../../format/number.ts';
import { PROVIDER_NAME } from './provider-words.ts';

type Connection = Connection_IntegrationFragment;

function SyncProgress({ connection: { provider, progressPercent, transactionCount } }: { connection: Connection }) {
  const far = progressPercent === null || progressPercent === undefined ? {} : { variant: 'determinate' as const, value: progressPercent };
  return (
    <Box sx={{ maxWidth: 360, mt: 0.75 }}>
      <LinearProgress {...far} aria-label={`Reading ${PROVIDER_NAME[provider]}`} sx={{ borderRadius: 999 }} />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {`Syncing${transactionCount > 0 ? `, ${formatQuantity(transactionCount, 'transaction')} so far` : ''}`}
      </Typography>
    </Box>
  );
}

export function ConnectionFacts({ connection }: { connection: Connection }) {
  const { provider, status, isSyncing, lastSync, transactionCount, skippedCount, skippedReason, error } = connection;
  if (status === 'pending') return <Typography variant="caption" color="textSecondary" component="p">{`The sign-in at ${PROVIDER_NAME[provider]} has not come back yet. It can be finished within ten minutes.`}</Typography>;
  if (isSyncing && status === 'connected') return <SyncProgress connection={connection} />;
  const read = lastSync ? `Last sync ${formatMoment(lastSync)}` : 'Never synced';
  return (
    <>
      <Typography variant="caption" color="textSecondary" component="p">{read}</Typography>
      {transactionCount > 0 ? <Typography variant="caption" color="textSecondary" component="p">{`${formatQuantity(transactionCount, 'transaction')} ${status === 'disconnected' ? 'kept' : 'read'}`}</Typography> : null}
      {skippedCount > 0 ? <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>{`${formatQuantity(skippedCount, 'movement')} left out. ${skippedReason ?? ''}`}</Typography> : null}
      {error ? <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>{error}</Typography> : null}
    </>
  );
}
