/** The settings that a server needs to sign in at each provider. */
import { AppError } from '../../errors.ts';

export const PROVIDER_SETTINGS = {
  quickbooks: 'QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET',
  stripe: 'STRIPE_CLIENT_ID and STRIPE_SECRET_KEY',
  square: 'SQUARE_APPLICATION_ID and SQUARE_APPLICATION_SECRET',
  paypal: 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
} as const;

export type ProviderName = keyof typeof PROVIDER_SETTINGS;

export function withoutCredentials(provider: ProviderName): AppError {
  return new AppError('UNAVAILABLE', `This server has no credentials for ${provider}: set ${PROVIDER_SETTINGS[provider]}.`);
}
