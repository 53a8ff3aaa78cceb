/** Seals small secrets with AES-256-GCM, each bound to whose it is and what it is for: a sealed text that is moved elsewhere opens nothing. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { TokenKeys } from './token-keys.ts';

/** What a sealed text is bound to. */
export interface SealedFor {
  readonly businessId: string;
  /** The connection, or the sign-in under way. */
  readonly subject: string;
  readonly purpose: 'tokens' | 'code-verifier';
}

export interface Sealed {
  readonly keyId: string;
  /** Nonce, ciphertext, tag. */
  readonly sealed: Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export class TokenVault {
  readonly #load: () => TokenKeys;
  #keys: TokenKeys | undefined;

  /** The keys are looked up at the first use: a server that connects nothing makes none. */
  constructor(load: () => TokenKeys) {
    this.#load = load;
  }

  seal(to: SealedFor, text: string): Sealed {
    const { id, key } = this.#all[0]!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(boundTo(to));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { keyId: id, sealed };
  }

  /** Null for what no key of this server opens: sealed under another key, for somebody else, or changed. */
  open(to: SealedFor, { keyId, sealed }: Sealed): string | null {
    const found = this.#all.find(({ id }) => id === keyId);
    if (!found || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv('aes-256-gcm', found.key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES }).setAAD(boundTo(to));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** Whether the text should be sealed anew, under the key that seals today. */
  isOutdated({ keyId }: Pick<Sealed, 'keyId'>): boolean {
    return keyId !== this.#all[0]!.id;
  }

  get #all(): TokenKeys {
    return (this.#keys ??= this.#load());
  }
}

function boundTo({ businessId, subject, purpose }: SealedFor): Buffer {
  return Buffer.from(JSON.stringify([businessId, subject, purpose]));
}
