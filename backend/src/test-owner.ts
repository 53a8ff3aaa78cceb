/** An owner at work whose server is killed under them: what was answered is remembered, and what was not is looked for and done again where it is not there. */
import { randomUUID } from 'node:crypto';

interface Heard {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The server went away before it had answered. */
const NOTHING = null;

export interface SentFile {
  readonly name: string;
  readonly rows: number;
  readonly content: string;
  id: string | null;
  isDeleted: boolean;
  /** What was asked of it last and not answered. */
  wanted: 'delete' | 'restore' | null;
}

export class Owner {
  readonly files: SentFile[] = [];
  /** Those that were answered. */
  readonly questionIds: string[] = [];
  /** Changes with every start of the server. */
  url: string;
  #cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  async call(method: string, path: string, body?: object): Promise<Heard | null> {
    const isForm = body instanceof FormData;
    const headers = { accept: 'application/json', cookie: this.#cookie, ...(body && !isForm && { 'content-type': 'application/json' }) };
    try {
      const answer = await fetch(`${this.url}/api${path}`, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(60_000), ...(body && { body: isForm ? body : JSON.stringify(body) }) });
      for (const cookie of answer.headers.getSetCookie()) this.#cookie = cookie.split(';', 1)[0]!;
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text, headers: answer.headers };
    } catch {
      return NOTHING;
    }
  }

  async signUp(): Promise<void> {
    await this.call('POST', '/auth/signup', { email: `${randomUUID()}@example.com`, password: 'correct horse battery', firstName: 'Ada', lastName: 'Owner', businessName: 'Bakery' });
    await this.call('POST', '/subscription/change', { planName: 'pro', billingType: 'monthly' });
  }

  /** At the sandbox, through its consent page. */
  async connect(provider: string, company: string): Promise<void> {
    const { authUrl } = (await this.call('POST', '/integrations/connect', { provider }))!.body as { authUrl: string };
    const request = /name="request" value="([^"]+)"/.exec(await (await fetch(authUrl)).text())?.[1] ?? '';
    const answer = await fetch(authUrl, { method: 'POST', body: new URLSearchParams({ request, company, decision: 'approve' }), redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    await this.call('GET', back.pathname.replace('/api', '') + back.search);
  }

  async upload(file: SentFile): Promise<void> {
    if (!this.files.includes(file)) this.files.push(file);
    const form = new FormData();
    form.set('file', new File([file.content], file.name));
    const heard = await this.call('POST', '/imports', form);
    if (heard?.status === 201) file.id = (heard.body as { id: string }).id;
  }

  /** Deletes what is there, and restores what is deleted. */
  async turn(file: SentFile): Promise<void> {
    file.wanted ??= file.isDeleted ? 'restore' : 'delete';
    const heard = file.wanted === 'delete' ? await this.call('DELETE', `/files/${file.id}`) : await this.call('POST', `/files/${file.id}/restore`, {});
    if (!heard || heard.status >= 500) return;
    file.isDeleted = file.wanted === 'delete';
    file.wanted = null;
  }

  async ask(query: string): Promise<void> {
    const heard = await this.call('POST', '/queries', { query });
    if (heard?.status === 201) this.questionIds.push((heard.body as { id: string }).id);
  }

  async sync(): Promise<void> {
    const connections = (await this.call('GET', '/integrations'))?.body as { id: string }[] | undefined;
    for (const { id } of connections ?? []) await this.call('POST', `/integrations/${id}/sync`, {});
  }

  async goOn(): Promise<void> {
    const there = new Map((await this.list<{ id: string; fileName: string }>('/files')).map(({ id, fileName }) => [fileName, id]));
    for (const file of this.files.filter(({ id }) => id === null)) {
      file.id = there.get(file.name) ?? null;
      if (file.id === null) await this.upload(file);
    }
    for (const file of this.files.filter(({ wanted }) => wanted !== null)) await this.turn(file);
  }

  async list<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let next: string | null = `${path}?limit=200`; next !== null;) {
      const heard: Heard | null = await this.call('GET', next);
      if (heard?.status !== 200) throw new Error(`${path}: ${heard?.status ?? 'no answer'}`);
      found.push(...heard.body as T[]);
      next = /<[^>]*\/api([^>]+)>; rel="next"/.exec(heard.headers.get('link') ?? '')?.[1] ?? null;
    }
    return found;
  }
}

export function newFile(serial: number, rows: number, amountMinor: () => number): SentFile {
  const lines = Array.from({ length: rows }, (_, row) =>
    `2026-${String((row % 10) + 1).padStart(2, '0')}-${String(((row * 7) % 28) + 1).padStart(2, '0')},PAYMENT ${serial} ${row},${(amountMinor() / 100).toFixed(2)}`);
  return { name: `file-${serial}.csv`, rows, content: ['Date,Description,Amount', ...lines].join('\n'), id: null, isDeleted: false, wanted: null };
}
