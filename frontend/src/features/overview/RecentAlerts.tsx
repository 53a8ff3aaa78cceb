/** What deserves attention, worst first, with how much of it there is. */
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecentAlertsQuery } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { alertMessages, type AlertFacts, type AlertMessage } from './alert-messages.ts';

const LOOKS = {
  error: { Icon: ErrorIcon, word: 'Alert', color: 'error.main' },
  warning: { Icon: WarningIcon, word: 'Warning', color: 'warning.main' },
  success: { Icon: CheckCircleIcon, word: 'Good', color: 'success.main' },
  info: { Icon: InfoIcon, word: 'Info', color: 'info.main' },
} as const;

/** More than this belong on the insights page. */
const MOST_SHOWN = 6;

function AlertLine({ alert }: { alert: AlertMessage }) {
  const { Icon, word, color } = LOOKS[alert.severity];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
      <Icon titleAccess={word} fontSize="small" sx={{ color, mt: 0.125 }} />
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{alert.text}</Typography>
    </Box>
  );
}

export function RecentAlerts({ figures }: Pick<AlertFacts, 'figures'>) {
  const { data, error, refetch } = useRecentAlertsQuery();
  const alerts = data ? alertMessages({ ...data, figures }) : [];

  function content() {
    if (error) return <ErrorState title="The alerts could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!data) return <Typography variant="body2" color="textSecondary" role="status">Loading QuickBooks financial data...</Typography>;
    if (alerts.length === 0) return <Typography variant="body2" color="textSecondary">No active alerts</Typography>;
    return (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {alerts.slice(0, MOST_SHOWN).map((alert) => <AlertLine key={alert.id} alert={alert} />)}
      </Box>
    );
  }

  const isWorrying = alerts.some(({ severity }) => severity === 'error' || severity === 'warning');
  return (
    <SectionCard
      title="Recent Alerts"
      aside={data ? <StatusChip label={formatQuantity(alerts.length, 'alert')} tone={isWorrying ? 'warning' : 'neutral'} /> : null}
    >
      {content()}
    </SectionCard>
  );
}
