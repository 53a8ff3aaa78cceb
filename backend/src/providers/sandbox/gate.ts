/** What every call to an imitated vendor passes: its route, its access token, its limits and the faults that are switched on. */
import { bearerOf, basicOf, type Exchange, fieldsOf, type Reply } from './exchange.ts';
import type { Fault } from './faults/fault.ts';
import { rearranged } from './faults/rearranged.ts';
import type { Grants } from './oauth/grants.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SandboxApp } from './sandbox-app.ts';
import type { SandboxStore } from './store.ts';
import type { Caller, Refusal, Vendor, VendorRoute } from './vendor.ts';

export interface GateParts {
  readonly vendor: Vendor;
  readonly app: SandboxApp;
  readonly grants: Grants;
  readonly store: SandboxStore;
  readonly limit: RateLimit;
}

/** A reply, and how the wire is to spoil it. */
export interface Outcome {
  readonly reply: Reply;
  readonly fault: Fault | null;
}

interface Admitted extends Caller {
  readonly issuedAt: Date | null;
}

export class Gate {
  readonly #parts: GateParts;

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  async pass(exchange: Exchange): Promise<Outcome> {
    const found = this.#find(exchange);
    if (!found) return this.#refused('not-found');
    const { route, params } = found;
    if (route.access === 'token') return this.#token(exchange, () => route.answer(exchange, params));
    if (route.access !== 'data') return { reply: await route.answer(exchange, params), fault: null };
    const caller = await this.#admit(exchange);
    if (typeof caller === 'string') return this.#refused(caller);
    const { limit } = this.#parts;
    const waitSeconds = limit.secondsToWait(caller.grantId);
    if (waitSeconds > 0) return this.#refused('limited', waitSeconds);
    return this.#spoil(caller, 'data', () => route.answer(exchange, params, caller));
  }

  #find({ method, path }: Exchange): { route: VendorRoute; params: readonly string[] } | null {
    for (const route of this.#parts.vendor.routes) {
      const match = route.method === method ? route.path.exec(path) : null;
      const params = match && decoded(match.slice(1));
      if (params) return { route, params };
    }
    return null;
  }

  async #admit(exchange: Exchange): Promise<Admitted | Refusal> {
    const { vendor, app, store } = this.#parts;
    const key = bearerOf(exchange) ?? basicOf(exchange)?.[0] ?? '';
    const companyId = key === app.clientSecret ? vendor.actsFor?.(exchange) ?? null : null;
    if (companyId !== null) return (await store.hasLiveGrant({ provider: vendor.name, companyId })) ? { companyId, grantId: `app ${companyId}`, issuedAt: null } : 'foreign-company';
    const held = await this.#parts.grants.stateOf(key);
    if (!held || held.state === 'revoked') return 'not-signed-in';
    if (held.state === 'expired') return 'expired';
    const { text } = held;
    return { companyId: text.companyId, grantId: text.grantId, issuedAt: new Date(text.issuedAt) };
  }

  #token(exchange: Exchange, answer: () => Promise<Reply> | Reply): Promise<Outcome> {
    const { code, refresh_token: refreshToken } = fieldsOf(exchange);
    const companyId = this.#parts.grants.companyOf(refreshToken ?? code ?? '');
    return this.#spoil({ companyId, issuedAt: null }, 'token', answer);
  }

  async #spoil({ companyId, issuedAt }: { companyId: string | null; issuedAt: Date | null }, place: 'token' | 'data', answer: () => Promise<Reply> | Reply): Promise<Outcome> {
    const { store, vendor } = this.#parts;
    const fault = await store.meetFault({ provider: vendor.name, companyId, place, issuedAt });
    switch (fault?.kind) {
      case 'error-500': return this.#refused('failed');
      case 'error-503': return this.#refused('busy', fault.retryAfterSeconds);
      case 'limited': return this.#refused('limited', fault.retryAfterSeconds);
      case 'expired': return this.#refused('expired');
      case 'refresh-refused': return this.#refused('not-signed-in');
      case 'repeated': case 'shuffled': return { reply: rearranged(await answer(), fault.kind, vendor), fault: null };
      // What never arrives is not done either: a refresh token that nobody got must not be used up.
      case 'timeout': return { reply: { status: 200, body: '' }, fault };
      default: return { reply: await answer(), fault };
    }
  }

  #refused(refusal: Refusal, retryAfterSeconds = 1): Outcome {
    return { reply: this.#parts.vendor.refuse(refusal, retryAfterSeconds), fault: null };
  }
}

/** Null where a part is not encoded as addresses are. */
function decoded(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}
