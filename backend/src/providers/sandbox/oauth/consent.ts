/** The consent page of one vendor: checks who asks, shows what is asked, and sends the browser back with a code or a refusal. */
import type { ProviderName } from '../../contract.ts';
import { type Exchange, fieldsOf, html, redirect, type Reply } from '../exchange.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import type { Seal } from '../seal.ts';
import { consentPage, errorPage, type OfferedCompany } from './consent-page.ts';
import type { ConsentRequest, Grants } from './grants.ts';

export interface ConsentParts {
  readonly provider: ProviderName;
  readonly app: SandboxApp;
  readonly seal: Seal;
  readonly grants: Grants;
  readonly clock: () => Date;
  /** The addresses that are registered for our app, exactly as they have to be asked for. */
  redirectUris(origin: string): readonly string[];
  companies(): readonly OfferedCompany[];
  /** What the vendor adds to the code when it sends the browser back. */
  extras(companyId: string): Readonly<Record<string, string>>;
}

/** How long an opened page can still be answered. */
const PAGE_SECONDS = 600;
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

interface PageText extends ConsentRequest {
  readonly expiresAt: number;
}

export class Consent {
  readonly #parts: ConsentParts;

  constructor(parts: ConsentParts) {
    this.#parts = parts;
  }

  /** An address that is not registered is never followed, whatever else is wrong. */
  show({ query, origin }: Exchange): Reply {
    const { app, provider, seal, clock } = this.#parts;
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== app.clientId) return html(400, errorPage(provider, 'The app that asks is unknown: its client_id is not the one of the sandbox.'));
    if (!this.#parts.redirectUris(origin).includes(redirectUri)) return html(400, errorPage(provider, 'The address to come back to (redirect_uri) is not registered for the app.'));
    const request: ConsentRequest = { clientId: app.clientId, redirectUri, state: query.get('state') ?? '', scope: query.get('scope') ?? '', codeChallenge: query.get('code_challenge') };
    const fault = faultIn(query);
    if (fault) return back(request, { error: fault });
    const page: PageText = { ...request, expiresAt: clock().getTime() + PAGE_SECONDS * 1_000 };
    const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(redirectUri).origin}; frame-ancestors 'none'; base-uri 'none'`;
    return html(200, consentPage({ provider, scope: request.scope, companies: this.#parts.companies(), sealedRequest: seal.close(`${provider} page`, page) }),
      { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
  }

  answer(exchange: Exchange): Reply {
    const { provider, seal, clock, grants } = this.#parts;
    const fields = fieldsOf(exchange);
    const page = seal.open<PageText>(`${provider} page`, fields['request'] ?? '');
    if (!page || page.expiresAt <= clock().getTime()) return html(400, errorPage(provider, 'This page is out of date. Go back to Purser and connect again.'));
    if (fields['decision'] !== 'approve') return back(page, { error: 'access_denied', error_description: 'The user denied your request' });
    const company = this.#parts.companies().find(({ id }) => id === fields['company']);
    if (!company) return html(400, errorPage(provider, 'Choose one of the companies.'));
    return back(page, { code: grants.code(company.id, page), ...this.#parts.extras(company.id) });
  }

  /** The query with which the browser would come back from `authorizationUrl` after consent for a company; null where the page would not open. */
  approve(authorizationUrl: URL, companyId: string): URLSearchParams | null {
    const query = authorizationUrl.searchParams;
    const opened = this.show({ method: 'GET', path: '', query, headers: {}, body: Buffer.alloc(0), origin: authorizationUrl.origin });
    if (opened.status !== 200) return null;
    const request: ConsentRequest = { clientId: '', redirectUri: query.get('redirect_uri') ?? '', state: query.get('state') ?? '', scope: query.get('scope') ?? '', codeChallenge: query.get('code_challenge') };
    return new URLSearchParams({ code: this.#parts.grants.code(companyId, request), ...this.#parts.extras(companyId), state: request.state });
  }
}

function faultIn(query: URLSearchParams): string | null {
  if ((query.get('response_type') ?? 'code') !== 'code') return 'unsupported_response_type';
  const challenge = query.get('code_challenge');
  if (challenge !== null && (query.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge))) return 'invalid_request';
  return null;
}

function back({ redirectUri, state }: ConsentRequest, answer: Readonly<Record<string, string>>): Reply {
  const to = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) to.searchParams.set(name, value);
  if (state !== '') to.searchParams.set('state', state);
  return redirect(to.href);
}
