/** The settings of the providers of outside books, named as each vendor's documentation names them. */
import type { SettingsReader } from './settings-reader.ts';

type Environment = 'production' | 'sandbox';

/** Null for a provider without credentials. */
export interface ProviderSettings {
  /** Whether everybody, and not only the demo, connects to the local sandbox. */
  readonly isSandboxOpen: boolean;
  readonly quickbooks: { readonly clientId: string; readonly clientSecret: string; readonly environment: Environment; readonly webhookVerifierToken: string | null } | null;
  readonly stripe: { readonly clientId: string; readonly secretKey: string; readonly webhookSecret: string | null } | null;
  /** `notificationUrl`: where Square sends deliveries to; null where the server does not know its own address. */
  readonly square: { readonly applicationId: string; readonly applicationSecret: string; readonly environment: Environment; readonly webhookSignatureKey: string | null; readonly notificationUrl: string | null } | null;
  readonly paypal: { readonly clientId: string; readonly clientSecret: string; readonly environment: Environment; readonly webhookId: string | null } | null;
}

export function readProviders(read: SettingsReader, publicUrl: string | null): ProviderSettings {
  const quickbooks = pair(read, 'QUICKBOOKS_CLIENT_ID', 'QUICKBOOKS_CLIENT_SECRET');
  const square = pair(read, 'SQUARE_APPLICATION_ID', 'SQUARE_APPLICATION_SECRET');
  const paypal = pair(read, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET');
  // The secret key alone is no half setting: it also turns on billing.
  const [stripeId, stripeKey] = [read.text('STRIPE_CLIENT_ID', ''), read.text('STRIPE_SECRET_KEY', '')];
  read.require('STRIPE_SECRET_KEY', stripeId === '' || stripeKey !== '', 'must be set with STRIPE_CLIENT_ID.');
  const environments = { quickbooks: environment(read, 'QUICKBOOKS_ENVIRONMENT'), square: environment(read, 'SQUARE_ENVIRONMENT'), paypal: environment(read, 'PAYPAL_ENVIRONMENT') };
  const textOrNull = (name: string): string | null => read.text(name, '') || null;
  return {
    isSandboxOpen: read.yesOrNo('PROVIDER_SANDBOX', 'no'),
    quickbooks: quickbooks && { clientId: quickbooks.id, clientSecret: quickbooks.secret, environment: environments.quickbooks, webhookVerifierToken: textOrNull('QUICKBOOKS_WEBHOOK_VERIFIER_TOKEN') },
    stripe: stripeId === '' ? null : { clientId: stripeId, secretKey: stripeKey, webhookSecret: textOrNull('STRIPE_CONNECT_WEBHOOK_SECRET') },
    square: square && { applicationId: square.id, applicationSecret: square.secret, environment: environments.square, webhookSignatureKey: textOrNull('SQUARE_WEBHOOK_SIGNATURE_KEY'), notificationUrl: publicUrl && `${publicUrl.replace(/\/+$/, '')}/api/webhooks/square` },
    paypal: paypal && { clientId: paypal.id, clientSecret: paypal.secret, environment: environments.paypal, webhookId: textOrNull('PAYPAL_WEBHOOK_ID') },
  };
}

/** Null when neither is set; one without the other is a problem. */
function pair(read: SettingsReader, idName: string, secretName: string): { id: string; secret: string } | null {
  const [id, secret] = [read.text(idName, ''), read.text(secretName, '')];
  read.require(secretName, id === '' || secret !== '', `must be set with ${idName}.`);
  read.require(idName, secret === '' || id !== '', `must be set with ${secretName}.`);
  return id === '' ? null : { id, secret };
}

function environment(read: SettingsReader, name: string): Environment {
  const text = read.text(name, 'production').toLowerCase();
  read.require(name, text === 'production' || text === 'sandbox', `must be production or sandbox, not "${text}".`);
  return text === 'sandbox' ? 'sandbox' : 'production';
}
