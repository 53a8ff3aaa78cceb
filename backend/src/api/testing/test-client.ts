/** Speaks to both doors as a browser would, keeping the session cookie. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed where the answer is JSON. */
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any -- tests look at whatever shape came back
}

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let people = 0;
export const PASSWORD = 'correct horse battery';

export class TestClient {
  readonly #url: string;
  cookie: string | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** A path below /api; JSON errors are asked for unless the headers say otherwise. */
  rest(path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<Heard> {
    const isForm = body instanceof FormData;
    return this.#send(`/api${path}`, {
      method,
      headers: { accept: 'application/json', ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Heard> {
    return this.rest(path, { method: 'POST', body, headers });
  }

  graphql(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Heard> {
    return this.#send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query, variables }) });
  }

  /** A new account, signed in. */
  async signUp(email = newEmail()): Promise<this> {
    const answer = await this.post('/auth/signup', { ...PERSON, email });
    if (answer.status !== 201) throw new Error(answer.text);
    return this;
  }

  uploadForm(fileName: string, content: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Heard> {
    const form = new FormData();
    form.set('file', new File([content], fileName));
    return this.rest('/files/upload', { method: 'POST', body: form, headers });
  }

  /** Uploads and waits until the file is read. */
  async upload(fileName: string, content: string): Promise<string> {
    const { body } = await this.uploadForm(fileName, content);
    return (await this.read(body.id)).id;
  }

  /** The file once it is not being read any more. */
  async read(id: string) {
    for (let tries = 0; tries < 200; tries += 1) {
      const { body: file } = await this.rest(`/files/${id}`);
      if (file.status !== 'processing') return file as { id: string; status: string; choices: string[] };
      await pause(100);
    }
    throw new Error('the file was not read in time');
  }

  /** The answer itself, for what is no text. */
  raw(path: string): Promise<Response> {
    return fetch(this.#url + path, { headers: this.cookie ? { cookie: this.cookie } : {} });
  }

  async #send(path: string, request: RequestInit & { headers: Record<string, string> }): Promise<Heard> {
    const response = await fetch(this.#url + path, { redirect: 'manual', ...request, headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...request.headers } });
    for (const line of response.headers.getSetCookie()) this.cookie = line.split(';', 1)[0] ?? null;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : undefined };
  }
}

export const PERSON = { firstName: 'Ada', lastName: 'Byron', businessName: 'Ada & Co', password: PASSWORD };

export function newEmail(): string {
  people += 1;
  return `person-${process.pid}-${people}@example.com`;
}
