/** Square's sign-in: tokens as JSON, with the time at which they end. */
import { basicOf, type Exchange, fieldsOf, json, type Reply } from '../exchange.ts';
import type { Consent } from '../oauth/consent.ts';
import type { Grants, TokenAnswer } from '../oauth/grants.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import type { SandboxStore } from '../store.ts';
import type { VendorRoute } from '../vendor.ts';
import { squareError } from './square-refusals.ts';

export function squareSignIn({ app, consent, grants, store }: { app: SandboxApp; consent: Consent; grants: Grants; store: SandboxStore }): VendorRoute[] {
  return [
    { method: 'GET', path: /^\/oauth2\/authorize$/, access: 'page', answer: (exchange) => consent.show(exchange) },
    { method: 'POST', path: /^\/oauth2\/authorize$/, access: 'page', answer: (exchange) => consent.answer(exchange) },
    {
      method: 'POST', path: /^\/oauth2\/token$/, access: 'token',
      answer: (exchange) => {
        const { client_id: clientId, client_secret: clientSecret, code_verifier: codeVerifier, refresh_token: refreshToken } = fieldsOf(exchange);
        // A code with a challenge and the refresh tokens that come of it need no secret; the verifier is checked with the code.
        const isOurApp = clientId === app.clientId && (clientSecret === app.clientSecret || (clientSecret === undefined && (codeVerifier ?? refreshToken) !== undefined));
        return isOurApp ? token(exchange, grants) : unauthorized();
      },
    },
    {
      method: 'POST', path: /^\/oauth2\/revoke$/, access: 'token',
      answer: async (exchange) => {
        const { client_id: clientId, access_token: accessToken, merchant_id: companyId } = fieldsOf(exchange);
        const secret = /^Client\s+(\S+)$/.exec(exchange.headers.authorization ?? '')?.[1] ?? basicOf(exchange)?.[1];
        if (clientId !== app.clientId || secret !== app.clientSecret) return unauthorized();
        if (accessToken !== undefined) return (await grants.revoke(accessToken)) ? json(200, { success: true }) : squareError(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'The access token is unknown.');
        await store.leaveCompany({ provider: 'square', companyId: companyId ?? '' });
        return json(200, { success: true });
      },
    },
  ];
}

async function token(exchange: Exchange, grants: Grants): Promise<Reply> {
  const { grant_type: grantType, code, refresh_token: refreshToken, redirect_uri: redirectUri, code_verifier: codeVerifier } = fieldsOf(exchange);
  if (grantType === 'authorization_code' && code !== undefined) return told(await grants.exchange(code, { redirectUri, codeVerifier }));
  if (grantType === 'refresh_token' && refreshToken !== undefined) return told(await grants.refresh(refreshToken));
  return squareError(400, 'INVALID_REQUEST_ERROR', 'BAD_REQUEST', 'Send grant_type authorization_code with a code, or refresh_token with a refresh_token.');
}

function told(answer: TokenAnswer): Reply {
  if ('refused' in answer) return squareError(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', answer.why);
  const { companyId, accessToken, refreshToken, expiresAt } = answer;
  return json(200, { access_token: accessToken, token_type: 'bearer', expires_at: expiresAt?.toISOString(), merchant_id: companyId, refresh_token: refreshToken, short_lived: false }, { 'Cache-Control': 'no-store' });
}

function unauthorized(): Reply {
  return squareError(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'Not authorized: the application or its secret is wrong.');
}
