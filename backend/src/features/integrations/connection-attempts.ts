/** Sign-ins at a provider under way: each is bound to the session that began it, used once, and over after ten minutes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { AuthorizationRequest, ProviderName } from '../../providers/contract.ts';
import type { Clock } from '../ledger/business-day.ts';
import { hashToken, newSecretToken } from '../sessions/secret-token.ts';
import type { Viewer } from '../users/viewer.ts';
import type { SealedFor, TokenVault } from './token-vault.ts';

/** Who signs in where, and on whose behalf. */
export interface Attempt {
  readonly viewer: Viewer;
  /** The token of the session in which it began. */
  readonly session: string;
  readonly provider: ProviderName;
}

/** What a browser that comes back is let in with. */
export interface AdmittedReturn {
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

const LIFETIME_MS = 10 * 60 * 1000;
/** Under way at once; the oldest gives way. */
const MOST_AT_ONCE = 20;

export class ConnectionAttempts {
  readonly #database: Database;
  readonly #vault: TokenVault;
  readonly #clock: Clock;

  constructor({ database, vault, clock }: { database: Database; vault: TokenVault; clock: Clock }) {
    this.#database = database;
    this.#vault = vault;
    this.#clock = clock;
  }

  /** `isSandbox`: whether invented books are asked for. */
  async begin({ viewer: { businessId }, session, provider }: Attempt, { redirectUri, isSandbox }: { redirectUri: string; isSandbox: boolean }): Promise<AuthorizationRequest> {
    const state = newSecretToken();
    const verifier = randomBytes(32).toString('base64url');
    const stateHash = hashToken(state);
    const { keyId, sealed } = this.#vault.seal(boundTo(businessId, stateHash), verifier);
    const now = this.#clock();
    await this.#database.inTenantRaw(businessId, async (client) => {
      await client.query(
        `delete from connection_attempt where business_id = $1 and (expires_at <= $2 or state_hash in
           (select state_hash from connection_attempt where business_id = $1 order by expires_at desc offset ${MOST_AT_ONCE - 1}))`, [businessId, now]);
      await client.query(
        `insert into connection_attempt (business_id, state_hash, session_hash, provider, key_id, sealed_verifier, redirect_uri, expires_at, id, is_sandbox)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [businessId, stateHash, hashToken(session), provider, keyId, sealed, redirectUri, new Date(now.getTime() + LIFETIME_MS), newId(), isSandbox]);
    });
    return { state, codeChallenge: createHash('sha256').update(verifier).digest('base64url'), redirectUri };
  }

  /** Null for a state that is missing, foreign, used, too old, of another session or of another provider. Whatever it is, it works no second time. */
  async admit({ viewer: { businessId }, session, provider }: Attempt, state: string | null): Promise<AdmittedReturn | null> {
    if (state === null) return null;
    const stateHash = hashToken(state);
    const found = await this.#database.inTenantRaw(businessId, async (client) => {
      const { rows } = await client.query<{ is_right: boolean; key_id: string; sealed_verifier: Buffer; redirect_uri: string }>(
        `delete from connection_attempt where business_id = $1 and state_hash = $2
         returning session_hash = $3 and provider = $4 and expires_at > $5 as is_right, key_id, sealed_verifier, redirect_uri`,
        [businessId, stateHash, hashToken(session), provider, this.#clock()]);
      return rows[0];
    });
    if (!found?.is_right) return null;
    const codeVerifier = this.#vault.open(boundTo(businessId, stateHash), { keyId: found.key_id, sealed: found.sealed_verifier });
    return codeVerifier === null ? null : { codeVerifier, redirectUri: found.redirect_uri };
  }
}

function boundTo(businessId: string, stateHash: Buffer): SealedFor {
  return { businessId, subject: stateHash.toString('hex'), purpose: 'code-verifier' };
}
