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
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date | null;
}

export type TokenAnswer = IssuedTokens | { readonly refused: 'invalid_grant' | 'invalid_request'; readonly why: string };

interface TokenText {
  readonly grantId: string;
  readonly companyId: string;
  readonly generation: number;
  /** Milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number | null;
}

/** Short, for Square's codes have at most 191 signs. */
interface CodeText {
  /** Of the grant that it becomes: a UUID without hyphens, in base64. */
  readonly i: string;
  readonly c: string;
  /** Digests of the redirect address and of the challenge; no challenge is an empty text. */
  readonly r: string;
  readonly h: string;
  readonly e: number;
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

  code(companyId: string, { redirectUri, codeChallenge }: ConsentRequest): string {
    const i = Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url');
    return this.#close('code', { i, c: companyId, r: digest(redirectUri), h: codeChallenge === null ? '' : digest(codeChallenge), e: this.#now().getTime() + CODE_SECONDS * 1_000 } satisfies CodeText);
  }

  /** A code that comes a second time ends the grant of its first. */
  async exchange(code: string, { redirectUri, codeVerifier }: { redirectUri: string | undefined; codeVerifier: string | undefined }): Promise<TokenAnswer> {
    const text = this.#open<CodeText>('code', code);
    if (!text) return { refused: 'invalid_grant', why: 'Incorrect or unknown authorization code' };
    if (text.e <= this.#now().getTime()) return { refused: 'invalid_grant', why: 'Authorization code expired' };
    if (redirectUri === undefined ? this.#rules.wantsRedirectUri : digest(redirectUri) !== text.r) return { refused: 'invalid_grant', why: 'Redirect URI does not match the one of the authorization' };
    if (text.h !== '' && (codeVerifier === undefined || digest(challengeOf(codeVerifier)) !== text.h)) return { refused: 'invalid_grant', why: 'Code verifier does not match the challenge' };
    const [id, companyId] = [uuidOf(text.i), text.c];
    if (!(await this.#store.addGrant({ id, provider: this.#provider, companyId }))) {
      await this.#store.revokeGrant(id);
      return { refused: 'invalid_grant', why: 'Authorization code was used before; what it gave is revoked' };
    }
    return this.#issue({ grantId: id, companyId, generation: 0 });
  }

  /** Tokens without any page, for the demo's own connections. */
  async grantTo(companyId: string): Promise<IssuedTokens> {
    const id = randomUUID();
    await this.#store.addGrant({ id, provider: this.#provider, companyId });
    return this.#issue({ grantId: id, companyId, generation: 0 });
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
    return this.#open<CodeText>('code', token)?.c ?? this.#open<TokenText>('refresh', token)?.companyId ?? null;
  }

  #issue({ grantId, companyId, generation }: Pick<TokenText, 'grantId' | 'companyId' | 'generation'>): IssuedTokens {
    const issuedAt = this.#now().getTime();
    const { accessSeconds } = this.#rules;
    const expiresAt = accessSeconds === null ? null : issuedAt + accessSeconds * 1_000;
    const text = { grantId, companyId, generation, issuedAt, expiresAt };
    return {
      companyId,
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

function digest(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 9).toString('base64url');
}

function uuidOf(id: string): string {
  return Buffer.from(id, 'base64url').toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
