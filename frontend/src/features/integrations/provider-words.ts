/** Providers and the states of their connections, in words and signs. */
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import PendingIcon from '@mui/icons-material/PendingOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Provider } from '../../generated/graphql.ts';
import type { Tone } from '../../ui/StatusChip.tsx';

export const PROVIDER_NAME: Record<Provider, string> = { quickbooks: 'QuickBooks', stripe: 'Stripe', square: 'Square', paypal: 'PayPal' };

export interface ConnectionState {
  label: string;
  tone: Tone;
  Icon: SvgIconComponent;
}

const CONNECTED: ConnectionState = { label: 'Connected', tone: 'positive', Icon: CheckCircleIcon };
const ERROR: ConnectionState = { label: 'Error', tone: 'negative', Icon: ErrorIcon };
const PENDING: ConnectionState = { label: 'Pending', tone: 'info', Icon: PendingIcon };
const DISCONNECTED: ConnectionState = { label: 'Disconnected', tone: 'neutral', Icon: LinkOffIcon };
const UNKNOWN: ConnectionState = { label: 'Unknown', tone: 'neutral', Icon: HelpIcon };

/** On the overview a state of no other name is unknown. */
export function stateOnOverview(status: string): ConnectionState {
  return ({ connected: CONNECTED, error: ERROR, disconnected: DISCONNECTED } as Record<string, ConnectionState>)[status] ?? UNKNOWN;
}

/** On the integrations screen a state of no other name counts as disconnected. */
export function stateOnScreen(status: string): ConnectionState {
  return ({ connected: CONNECTED, error: ERROR, pending: PENDING } as Record<string, ConnectionState>)[status] ?? DISCONNECTED;
}
