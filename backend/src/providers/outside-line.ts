/** A provider's line to the outside: every call has an end, in time and in size, and each way to fail is one ProviderError. */
import { ProviderError } from './provider-error.ts';
import { isObject } from './wire-value.ts';

export interface LineOptions {
  /** As people call the provider. */
  readonly vendor: string;
  readonly signal?: AbortSignal;
  /** Where an address of the vendor really leads; the sandbox stands at its own. */
  readonly route?: (url: string) => string;
  /** Refusals that the status alone does not tell: whether the answer means that a new sign-in is needed. */
  readonly isDenial?: (status: number, body: unknown) => boolean;
  /** Refusals that the caller reads itself, as answers. */
  readonly tolerates?: (status: number, body: unknown) => boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 20 * 2 ** 20;
const LONGEST_WAIT_MS = 24 * 3_600_000;
const WAIT_UNTOLD_MS = 60_000;
/** Several times what any vendor nests. */
const DEEPEST = 100;
const STATUSES_WITHOUT_BODY = new Set([101, 204, 205, 304]);

export class OutsideLine {
  readonly #options: LineOptions;
  #failure: ProviderError | null = null;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** For vendors' own clients: it rejects where a plain `fetch` would give a bad status or unreadable JSON. */
  readonly fetch: typeof fetch = async (input, init) => {
    try {
      return await this.#bounded(input instanceof Request ? input.url : String(input), init ?? {});
    } catch (error) {
      this.#failure = error instanceof ProviderError ? error : this.#unreachable();
      throw this.#failure;
    }
  };

  /** Runs a call of a vendor's client: whatever it makes of a failure, the caller gets the ProviderError behind it. */
  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#failure = null;
    try {
      return await call();
    } catch (error) {
      // The client's own error is left behind: it may quote what was sent.
      throw this.#failure ?? (error instanceof ProviderError ? error : this.broken('an answer that its own client does not understand'));
    }
  }

  /** A call without a vendor's client; the answer's shape is still to be checked. */
  async json(url: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await this.fetch(url, init);
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  }

  broken(what: string): ProviderError {
    return new ProviderError('broken', `${this.#options.vendor} sent ${what}.`);
  }

  async #bounded(url: string, init: RequestInit): Promise<Response> {
    const { vendor, signal, route = (same) => same, timeoutMs = TIMEOUT_MS } = this.#options;
    const time = AbortSignal.timeout(timeoutMs);
    const signals = [time, signal, init.signal].filter((one) => one instanceof AbortSignal);
    try {
      const answer = await sent(route(url), { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
      const body = await this.#bodyOf(answer);
      return this.#checked(answer, body);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      if (signal?.aborted) throw new ProviderError('unavailable', `The call to ${vendor} was stopped.`);
      if (time.aborted) throw new ProviderError('unavailable', `${vendor} did not answer in time.`);
      throw this.#unreachable();
    }
  }

  async #bodyOf(answer: Response): Promise<Buffer> {
    const { vendor, maxBytes = MAX_BYTES } = this.#options;
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      // Leaving the loop closes the connection.
      if (size > maxBytes) throw new ProviderError('broken', `${vendor} sent more than ${Math.round(maxBytes / 2 ** 20)} MB in one answer.`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }

  #checked(answer: Response, body: Buffer): Response {
    const json = readJson(body);
    if (!answer.ok && !(json && this.#options.tolerates?.(answer.status, json.value))) throw this.#refusal(answer, json?.value);
    if (!json && body.byteLength > 0) throw new ProviderError('unavailable', `${this.#options.vendor} sent an answer that breaks off or is no JSON.`);
    // No vendor answers with a bare word or number, and Stripe's client would never return from one.
    if (json && (typeof json.value !== 'object' || json.value === null)) throw this.broken('an answer that is no object');
    // Square's client takes what it cannot walk through for a page without anything.
    if (json && isDeeper(json.value, DEEPEST)) throw this.broken('an answer nested deeper than any of its own');
    return new Response(STATUSES_WITHOUT_BODY.has(answer.status) ? null : new Uint8Array(body), { status: answer.status, headers: answer.headers });
  }

  #refusal({ status, headers }: Response, body: unknown): ProviderError {
    const { vendor, isDenial } = this.#options;
    if (status === 429) return new ProviderError('limited', `${vendor} asks to wait before the next call.`, { retryAfterMs: waitOf(headers.get('retry-after')) });
    if (status === 401 || status === 403 || isDenial?.(status, body)) return new ProviderError('denied', `${vendor} no longer accepts the sign-in; connect it again.`);
    if (status === 503 && headers.has('retry-after')) return new ProviderError('limited', `${vendor} is busy and asks to wait.`, { retryAfterMs: waitOf(headers.get('retry-after')) });
    if (status >= 500 || status === 408) return new ProviderError('unavailable', `${vendor} has trouble of its own (status ${status}).`);
    return new ProviderError('broken', `${vendor} refused the request (status ${status}).`);
  }

  #unreachable(): ProviderError {
    return new ProviderError('unavailable', `${this.#options.vendor} cannot be reached.`);
  }
}

/** A connection that was kept open may be closed by the other side in the very moment in which it is used again: then nothing was asked yet, and it is asked once more. */
async function sent(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const isQuestion = (init.method ?? 'GET') === 'GET';
    if (!isQuestion || init.signal?.aborted || !CLOSED.has(codeOf(error))) throw error;
    return fetch(url, init);
  }
}

const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function codeOf(error: unknown): string {
  return String(((error as Error).cause as { code?: unknown } | undefined)?.code);
}

/** A vendor's token endpoint says in words that a grant is spent, with a status that says less. */
export function saysGrantIsSpent(_status: number, body: unknown): boolean {
  return isObject(body) && ['invalid_grant', 'invalid_token', 'invalid_client', 'unauthorized_client', 'access_denied'].includes(String(body.error));
}

function readJson(body: Buffer): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(body.toString('utf8')) };
  } catch {
    return null;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1));
}

/** Retry-After is a number of seconds or a date; one that is neither counts as a minute. */
function waitOf(header: string | null): number {
  const text = header?.trim() ?? '';
  const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(waitMs) ? WAIT_UNTOLD_MS : Math.min(LONGEST_WAIT_MS, Math.max(1_000, Math.ceil(waitMs)));
}
