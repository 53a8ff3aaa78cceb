/** Providers and the states of their connections, in words. */
import type { IntegrationStatus, Provider } from '../../generated/graphql.ts';
import type { Tone } from '../../ui/StatusChip.tsx';

export const PROVIDER_NAME: Record<Provider, string> = { quickbooks: 'QuickBooks', stripe: 'Stripe', square: 'Square', paypal: 'PayPal' };

const STATES: Record<string, { label: string; tone: Tone }> = {
  connected: { label: 'Connected', tone: 'positive' },
  error: { label: 'Error', tone: 'negative' },
  disconnected: { label: 'Disconnected', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'info' },
};

export function integrationState(status: IntegrationStatus): { label: string; tone: Tone } {
  return STATES[status] ?? { label: 'Unknown', tone: 'neutral' };
}
