/** PayPal's sign-in: tokens for a merchant's data and for our app itself, and who the merchant is. */
import { randomUUID } from 'node:crypto';
import { basicOf, bearerOf, type Exchange, fieldsOf, json, type Reply } from '../exchange.ts';
import type { Consent } from '../oauth/consent.ts';
import type { Grants, TokenAnswer } from '../oauth/grants.ts';
import { TOKEN_RULES } from '../oauth/token-rules.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import type { Seal } from '../seal.ts';
import type { VendorRoute } from '../vendor.ts';
import { refuseLikePayPal } from './paypal-refusals.ts';

const APP_TOKEN_PREFIX = 'A21AAapp.';
const APP_TOKEN_SECONDS = 9 * 3_600;

export interface PayPalSignInParts {
  readonly app: SandboxApp;
  readonly consent: Consent;
  readonly grants: Grants;
  readonly seal: Seal;
  readonly clock: () => Date;
}

/** True for calls of our app itself: with its credentials or with the token that it got for them. */
export function isOurApp({ app, seal, clock }: Pick<PayPalSignInParts, 'app' | 'seal' | 'clock'>, exchange: Exchange): boolean {
  const [clientId, clientSecret] = basicOf(exchange) ?? [];
  if (clientId === app.clientId && clientSecret === app.clientSecret) return true;
  const token = bearerOf(exchange);
  const text = token?.startsWith(APP_TOKEN_PREFIX) ? seal.open<{ expiresAt: number }>('paypal app', token.slice(APP_TOKEN_PREFIX.length)) : null;
  return text !== null && text.expiresAt > clock().getTime();
}

export function payPalSignIn(parts: PayPalSignInParts): VendorRoute[] {
  const { consent, grants } = parts;
  return [
    { method: 'GET', path: /^\/(?:connect|signin\/authorize)\/?$/, access: 'page', answer: (exchange) => consent.show(exchange) },
    { method: 'POST', path: /^\/(?:connect|signin\/authorize)\/?$/, access: 'page', answer: (exchange) => consent.answer(exchange) },
    { method: 'POST', path: /^\/v1\/oauth2\/token$/, access: 'token', answer: (exchange) => (isOurApp(parts, exchange) ? token(exchange, parts) : json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' })) },
    {
      method: 'POST', path: /^\/v1\/oauth2\/token\/terminate$/, access: 'token',
      answer: async (exchange) => {
        if (!isOurApp(parts, exchange)) return refuseLikePayPal('not-signed-in', 0);
        await grants.revoke(fieldsOf(exchange)['token'] ?? '');
        return { status: 204, body: '' };
      },
    },
  ];
}

async function token(exchange: Exchange, { grants, seal, clock }: PayPalSignInParts): Promise<Reply> {
  const { grant_type: grantType, code, refresh_token: refreshToken, redirect_uri: redirectUri, code_verifier: codeVerifier } = fieldsOf(exchange);
  const now = clock();
  if (grantType === 'authorization_code' && code !== undefined) return told(await grants.exchange(code, { redirectUri, codeVerifier }), now);
  if (grantType === 'refresh_token' && refreshToken !== undefined) return told(await grants.refresh(refreshToken), now);
  if (grantType !== 'client_credentials') return json(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL or unknown' });
  const accessToken = APP_TOKEN_PREFIX + seal.close('paypal app', { expiresAt: now.getTime() + APP_TOKEN_SECONDS * 1_000 });
  return json(200, { scope: 'https://uri.paypal.com/services/applications/webhooks', access_token: accessToken, token_type: 'Bearer', app_id: 'APP-SANDBOX', expires_in: APP_TOKEN_SECONDS, nonce: nonce(now) });
}

function told(answer: TokenAnswer, now: Date): Reply {
  if ('refused' in answer) return json(400, { error: answer.refused, error_description: answer.why });
  const { accessToken, refreshToken, expiresAt } = answer;
  return json(200, {
    scope: TOKEN_RULES.paypal.scope, access_token: accessToken, token_type: 'Bearer', app_id: 'APP-SANDBOX', expires_in: Math.round(((expiresAt?.getTime() ?? 0) - now.getTime()) / 1_000), refresh_token: refreshToken, nonce: nonce(now),
  }, { 'Cache-Control': 'no-store' });
}

function nonce(now: Date): string {
  return `${now.toISOString()}${randomUUID()}`;
}
