/** What deserves attention, worst first, with how much of it there is. */
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useConnectionsQuery, useRecentInsightsQuery, useRecentSmartAlertsQuery } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useQuickBooksSummary } from '../integrations/use-quickbooks.ts';
import { useIsPaid } from '../sessions/RequireSession.tsx';
import { alertMessages, moreFindings, shownMessages, type AlertFigures, type AlertMessage } from './alert-messages.ts';

const LOOKS = {
  error: { Icon: ErrorIcon, word: 'Alert', color: 'error.main' },
  warning: { Icon: WarningIcon, word: 'Warning', color: 'warning.main' },
  success: { Icon: CheckCircleIcon, word: 'Good', color: 'success.main' },
  info: { Icon: InfoIcon, word: 'Info', color: 'info.main' },
} as const;

function AlertLine({ alert: { severity, text, to } }: { alert: AlertMessage }) {
  const { Icon, word, color } = LOOKS[severity];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
      <Icon titleAccess={word} fontSize="small" sx={{ color, mt: 0.125 }} />
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {to ? <MuiLink component={Link} to={to} color="inherit" underline="hover">{text}</MuiLink> : text}
      </Typography>
    </Box>
  );
}

/** QuickBooks' own figures where they are there. */
function useAlertFigures(ledger: AlertFigures | null) {
  const { isConnected, summary, error } = useQuickBooksSummary();
  const figures = summary
    ? { marginPercent: summary.financial_metrics.profit_margin, transactionCount: summary.transaction_summary.total_transactions }
    : ledger;
  return { figures, isQuickBooksFailing: isConnected && error !== undefined, isAsking: isConnected && !summary && !error };
}

/** `ledger`: null while the figures load or when there are none. */
export function RecentAlerts({ ledger }: { ledger: AlertFigures | null }) {
  const connections = useConnectionsQuery();
  const insights = useRecentInsightsQuery();
  const isPaid = useIsPaid();
  const smart = useRecentSmartAlertsQuery({ skip: !isPaid });
  const { isAsking, ...facts } = useAlertFigures(ledger);
  const failed = [connections, insights, smart].find(({ error }) => error);
  const smartAlerts = isPaid ? smart.data?.alerts : [];
  const isReady = connections.data && insights.data && smartAlerts && !isAsking;
  const alerts = connections.data && insights.data && smartAlerts ? alertMessages({ ...connections.data, ...insights.data, smartAlerts, ...facts }) : [];

  function content() {
    if (failed) return <ErrorState title="The alerts could not be loaded" error={failed.error} onRetry={() => { void failed.refetch(); }} />;
    if (!isReady) return <Typography variant="body2" color="textSecondary" role="status">Loading QuickBooks financial data...</Typography>;
    if (alerts.length === 0) return <Typography variant="body2" color="textSecondary">No active alerts</Typography>;
    return (
      <>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: -0.75 }}>
          {shownMessages(alerts).map((alert) => <AlertLine key={alert.id} alert={alert} />)}
        </Box>
        {moreFindings(alerts).map(({ to, text }) => <MuiLink key={to} component={Link} to={to} variant="body2" underline="hover" sx={{ display: 'block', fontWeight: 500, py: 0.5, ml: 3.75 }}>{text}</MuiLink>)}
      </>
    );
  }

  const isWorrying = alerts.some(({ severity }) => severity === 'error' || severity === 'warning');
  return (
    <SectionCard
      title="Recent Alerts"
      aside={isReady ? <StatusChip label={formatQuantity(alerts.length, 'alert')} tone={isWorrying ? 'warning' : 'neutral'} /> : null}
    >
      {content()}
    </SectionCard>
  );
}
