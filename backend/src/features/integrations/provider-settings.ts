/** The providers' own names, and the settings that a server needs to sign in at each. */
import { AppError } from '../../errors.ts';
import type { ProviderName } from '../../providers/contract.ts';

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { quickbooks: 'QuickBooks', stripe: 'Stripe', square: 'Square', paypal: 'PayPal' };

export const PROVIDER_SETTINGS: Readonly<Record<ProviderName, string>> = {
  quickbooks: 'QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET',
  stripe: 'STRIPE_CLIENT_ID and STRIPE_SECRET_KEY',
  square: 'SQUARE_APPLICATION_ID and SQUARE_APPLICATION_SECRET',
  paypal: 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
};

export function withoutCredentials(provider: ProviderName): AppError {
  return new AppError('UNAVAILABLE', `This server has no credentials for ${provider}: set ${PROVIDER_SETTINGS[provider]}.`);
}
