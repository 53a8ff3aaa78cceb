/** Intuit's sign-in: bearer tokens and their revocation, in Intuit's words. */
import { basicOf, type Exchange, fieldsOf, json, type Reply } from '../exchange.ts';
import type { Consent } from '../oauth/consent.ts';
import type { Grants, TokenAnswer } from '../oauth/grants.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import type { VendorRoute } from '../vendor.ts';

const REFRESH_SECONDS = 100 * 86_400;

export function quickBooksSignIn({ app, consent, grants, clock }: { app: SandboxApp; consent: Consent; grants: Grants; clock: () => Date }): VendorRoute[] {
  const isOurApp = (exchange: Exchange): boolean => {
    const [clientId, clientSecret] = basicOf(exchange) ?? [];
    return clientId === app.clientId && clientSecret === app.clientSecret;
  };
  return [
    { method: 'GET', path: /^\/connect\/oauth2$/, access: 'page', answer: (exchange) => consent.show(exchange) },
    { method: 'POST', path: /^\/connect\/oauth2$/, access: 'page', answer: (exchange) => consent.answer(exchange) },
    { method: 'POST', path: /^\/oauth2\/v1\/tokens\/bearer$/, access: 'token', answer: (exchange) => (isOurApp(exchange) ? token(exchange, grants, clock()) : json(401, { error: 'invalid_client' })) },
    {
      method: 'POST', path: /^\/(?:v2\/oauth2|oauth2\/v1)\/tokens\/revoke$/, access: 'token',
      answer: async (exchange) => {
        if (!isOurApp(exchange)) return json(401, { error: 'invalid_client' });
        return (await grants.revoke(fieldsOf(exchange)['token'] ?? '')) ? { status: 200, body: '' } : json(400, { error: 'invalid_request' });
      },
    },
  ];
}

async function token(exchange: Exchange, grants: Grants, now: Date): Promise<Reply> {
  const { grant_type: grantType, code, refresh_token: refreshToken, redirect_uri: redirectUri, code_verifier: codeVerifier } = fieldsOf(exchange);
  if (grantType === 'authorization_code' && code !== undefined) return told(await grants.exchange(code, { redirectUri, codeVerifier }), now);
  if (grantType === 'refresh_token' && refreshToken !== undefined) return told(await grants.refresh(refreshToken), now);
  return json(400, { error: 'unsupported_grant_type' });
}

function told(answer: TokenAnswer, now: Date): Reply {
  if ('refused' in answer) return json(400, { error: answer.refused, error_description: answer.why });
  const { accessToken, refreshToken, expiresAt } = answer;
  return json(200, {
    token_type: 'bearer', expires_in: Math.round(((expiresAt?.getTime() ?? 0) - now.getTime()) / 1_000), refresh_token: refreshToken, x_refresh_token_expires_in: REFRESH_SECONDS, access_token: accessToken,
  }, { 'Cache-Control': 'no-store' });
}
