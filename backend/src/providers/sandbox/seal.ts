/** Texts that the sandbox hands out and recognises again: signed, readable for itself, without a table behind them. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 18;

export class Seal {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  close(purpose: string, value: object): string {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${text}.${this.#sign(purpose, text).toString('base64url')}`;
  }

  /** Null for anything that was not closed for this purpose. */
  open<T>(purpose: string, sealed: string): T | null {
    const [text = '', signature = ''] = sealed.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(purpose, text);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as T;
  }

  /** A secret of its own for each name, hexadecimal. */
  derive(name: string): string {
    return createHmac('sha256', this.#secret).update(`derive ${name}`).digest('hex');
  }

  #sign(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose} ${text}`).digest().subarray(0, SIGNATURE_BYTES);
  }
}
