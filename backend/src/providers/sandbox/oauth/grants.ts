/** Codes, access tokens and refresh tokens of one vendor: given out, exchanged, replaced and revoked. */
import { createHash, randomUUID } from 'node:crypto';
import type { ProviderName } from '../../contract.ts';
import type { Seal } from '../seal.ts';
import type { SandboxGrant, SandboxStore } from '../store.ts';
import { CODE_SECONDS, GRACE_SECONDS, TOKEN_RULES, type TokenRules } from './token-rules.ts';

/** What a browser came with to the consent page. */
export interface ConsentRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly scope: string;
  /** S256; null where none was sent. */
  readonly codeChallenge: string | null;
}

export interface IssuedTokens {
  readonly companyId: string;
  readonly scope: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date | null;
}

export type TokenAnswer = IssuedTokens | { readonly refused: 'invalid_grant' | 'invalid_request'; readonly why: string };

interface TokenText {
  readonly grantId: string;
  readonly companyId: string;
  readonly scope: string;
  readonly generation: number;
  /** Milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number | null;
}

interface CodeText extends Omit<ConsentRequest, 'clientId' | 'state'> {
  readonly id: string;
  readonly companyId: string;
  readonly expiresAt: number;
}

export type TokenState = { readonly text: TokenText; readonly state: 'good' | 'expired' | 'revoked' };

export class Grants {
  readonly #provider: ProviderName;
  readonly #store: SandboxStore;
  readonly #seal: Seal;
  readonly #now: () => Date;
  readonly #rules: TokenRules;

  constructor(provider: ProviderName, { store, seal, clock }: { store: SandboxStore; seal: Seal; clock: () => Date }) {
    this.#provider = provider;
    this.#store = store;
    this.#seal = seal;
    this.#now = clock;
    this.#rules = TOKEN_RULES[provider];
  }

  code(companyId: string, { redirectUri, scope, codeChallenge }: ConsentRequest): string {
    const expiresAt = this.#now().getTime() + CODE_SECONDS * 1_000;
    return this.#close('code', { id: randomUUID(), companyId, redirectUri, scope, codeChallenge, expiresAt } satisfies CodeText);
  }

  /** A code that comes a second time ends the grant of its first. */
  async exchange(code: string, { redirectUri, codeVerifier }: { redirectUri: string | undefined; codeVerifier: string | undefined }): Promise<TokenAnswer> {
    const text = this.#open<CodeText>('code', code);
    if (!text) return { refused: 'invalid_grant', why: 'Incorrect or unknown authorization code' };
    if (text.expiresAt <= this.#now().getTime()) return { refused: 'invalid_grant', why: 'Authorization code expired' };
    if (redirectUri === undefined ? this.#rules.wantsRedirectUri : redirectUri !== text.redirectUri) return { refused: 'invalid_grant', why: 'Redirect URI does not match the one of the authorization' };
    if (text.codeChallenge !== null && (codeVerifier === undefined || challengeOf(codeVerifier) !== text.codeChallenge)) return { refused: 'invalid_grant', why: 'Code verifier does not match the challenge' };
    const { id, companyId, scope } = text;
    if (!(await this.#store.addGrant({ id, provider: this.#provider, companyId }))) {
      await this.#store.revokeGrant(id);
      return { refused: 'invalid_grant', why: 'Authorization code was used before; what it gave is revoked' };
    }
    return this.#issue({ grantId: id, companyId, scope, generation: 0 });
  }

  /** Tokens without any page, for the demo's own connections. */
  async grantTo(companyId: string, scope: string): Promise<IssuedTokens> {
    const id = randomUUID();
    await this.#store.addGrant({ id, provider: this.#provider, companyId });
    return this.#issue({ grantId: id, companyId, scope, generation: 0 });
  }

  async refresh(refreshToken: string): Promise<TokenAnswer> {
    const text = this.#open<TokenText>('refresh', refreshToken);
    const grant = text && (await this.#store.grant(text.grantId));
    if (!text || !grant || grant.isRevoked) return { refused: 'invalid_grant', why: 'Incorrect or revoked refresh token' };
    if (!this.#rules.rotates) return this.#issue(text);
    const next = { ...text, generation: text.generation + 1 };
    if (await this.#store.raiseGeneration(grant.id, text.generation, this.#now())) return this.#issue(next);
    if (this.#isInGrace(await this.#store.grant(grant.id), text.generation)) return this.#issue(next);
    await this.#store.revokeGrant(grant.id);
    return { refused: 'invalid_grant', why: 'Refresh token was used before; what it gave is revoked' };
  }

  #isInGrace(grant: SandboxGrant | null, generation: number): boolean {
    if (!grant || grant.isRevoked || grant.raisedAt === null || grant.generation !== generation + 1) return false;
    return this.#now().getTime() - grant.raisedAt.getTime() <= GRACE_SECONDS * 1_000;
  }

  /** Takes an access or a refresh token; false for one that nobody here gave out. */
  async revoke(token: string): Promise<boolean> {
    const text = this.#open<TokenText>('access', token) ?? this.#open<TokenText>('refresh', token);
    if (text) await this.#store.revokeGrant(text.grantId);
    return text !== null;
  }

  /** Null for a text that is none of our access tokens. */
  async stateOf(accessToken: string): Promise<TokenState | null> {
    const text = this.#open<TokenText>('access', accessToken);
    if (!text) return null;
    const grant: SandboxGrant | null = await this.#store.grant(text.grantId);
    if (!grant || grant.isRevoked) return { text, state: 'revoked' };
    return { text, state: text.expiresAt !== null && text.expiresAt <= this.#now().getTime() ? 'expired' : 'good' };
  }

  /** Whose code or refresh token this is, good or not. */
  companyOf(token: string): string | null {
    return (this.#open<CodeText>('code', token) ?? this.#open<TokenText>('refresh', token))?.companyId ?? null;
  }

  #issue({ grantId, companyId, scope, generation }: Pick<TokenText, 'grantId' | 'companyId' | 'scope' | 'generation'>): IssuedTokens {
    const issuedAt = this.#now().getTime();
    const { accessSeconds } = this.#rules;
    const expiresAt = accessSeconds === null ? null : issuedAt + accessSeconds * 1_000;
    const text = { grantId, companyId, scope, generation, issuedAt, expiresAt };
    return {
      companyId, scope,
      accessToken: this.#close('access', text),
      refreshToken: this.#close('refresh', { ...text, expiresAt: null }),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    };
  }

  #close(kind: keyof TokenRules['prefixes'], value: object): string {
    return this.#rules.prefixes[kind] + this.#seal.close(`${this.#provider} ${kind}`, value);
  }

  #open<T>(kind: keyof TokenRules['prefixes'], token: string): T | null {
    const prefix = this.#rules.prefixes[kind];
    return token.startsWith(prefix) ? this.#seal.open<T>(`${this.#provider} ${kind}`, token.slice(prefix.length)) : null;
  }
}

export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}
