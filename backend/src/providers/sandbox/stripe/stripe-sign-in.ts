/** Stripe Connect's sign-in: tokens and the end of them, in Stripe's words. */
import { basicOf, bearerOf, type Exchange, fieldsOf, json, type Reply } from '../exchange.ts';
import type { Grants, TokenAnswer } from '../oauth/grants.ts';
import { TOKEN_RULES } from '../oauth/token-rules.ts';
import type { Consent } from '../oauth/consent.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import type { SandboxStore } from '../store.ts';
import type { VendorRoute } from '../vendor.ts';

export interface SignInParts {
  readonly app: SandboxApp;
  readonly consent: Consent;
  readonly grants: Grants;
  readonly store: SandboxStore;
}

export function stripeSignIn({ app, consent, grants, store }: SignInParts): VendorRoute[] {
  const isOurApp = (exchange: Exchange): boolean => [fieldsOf(exchange)['client_secret'], bearerOf(exchange), basicOf(exchange)?.[0]].includes(app.clientSecret);
  return [
    { method: 'GET', path: /^\/oauth\/(?:v2\/)?authorize$/, access: 'page', answer: (exchange) => consent.show(exchange) },
    { method: 'POST', path: /^\/oauth\/(?:v2\/)?authorize$/, access: 'page', answer: (exchange) => consent.answer(exchange) },
    { method: 'POST', path: /^\/oauth\/token$/, access: 'token', answer: (exchange) => (isOurApp(exchange) ? token(exchange, grants) : unknownApp()) },
    {
      method: 'POST', path: /^\/oauth\/deauthorize$/, access: 'token',
      answer: async (exchange) => {
        const { client_id: clientId, stripe_user_id: companyId = '' } = fieldsOf(exchange);
        if (!isOurApp(exchange) || clientId !== app.clientId) return unknownApp();
        const company = { provider: 'stripe', companyId } as const;
        if (!(await store.hasLiveGrant(company))) return oauthError(401, 'invalid_client', `This application is not connected to stripe account ${companyId}, or that account does not exist.`);
        await store.leaveCompany(company);
        return json(200, { stripe_user_id: companyId });
      },
    },
  ];
}

async function token(exchange: Exchange, grants: Grants): Promise<Reply> {
  const { grant_type: grantType, code, refresh_token: refreshToken, redirect_uri: redirectUri, code_verifier: codeVerifier } = fieldsOf(exchange);
  if (grantType === 'authorization_code' && code !== undefined) return told(await grants.exchange(code, { redirectUri, codeVerifier }));
  if (grantType === 'refresh_token' && refreshToken !== undefined) return told(await grants.refresh(refreshToken));
  return oauthError(400, 'unsupported_grant_type', 'Send grant_type authorization_code with a code, or refresh_token with a refresh_token.');
}

function told(answer: TokenAnswer): Reply {
  if ('refused' in answer) return oauthError(400, answer.refused, answer.why);
  const { companyId, accessToken, refreshToken } = answer;
  return json(200, {
    access_token: accessToken, livemode: false, refresh_token: refreshToken, token_type: 'bearer', stripe_publishable_key: `pk_test_sandbox_${companyId}`, stripe_user_id: companyId, scope: TOKEN_RULES.stripe.scope,
  }, { 'Cache-Control': 'no-store' });
}

function unknownApp(): Reply {
  return oauthError(401, 'invalid_client', 'No such application or wrong secret.');
}

function oauthError(status: number, error: string, description: string): Reply {
  return json(status, { error, error_description: description });
}
