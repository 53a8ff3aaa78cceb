/** Runs the product's own server on a throw-away data directory and speaks to it as a browser does. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileWatch } from './file-watch.ts';
import { sendFile } from './sent-file.ts';

export interface Account { cookie: string; businessId: string }

/** As `npm start` runs it. */
const SERVER = ['--max-semi-space-size=32', '--heap-growing-percent=100', '--external-memory-accounted-in-global-limit', '--enable-source-maps', path.resolve(import.meta.dirname, '../backend/dist/server.js')];
const READY_WITHIN_MS = 60_000;

export class Product {
  readonly address: string;
  readonly #server: ChildProcess;
  #accounts = 0;

  private constructor(server: ChildProcess, address: string) {
    this.#server = server;
    this.address = address;
  }

  static async start(dataDir: string, port: number): Promise<Product> {
    const server = spawn(process.execPath, SERVER, {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Limits that a bench would meet and a person never does.
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', CALLS_PER_MINUTE: '10000000', SIGN_UPS_PER_MINUTE: '1000000', PROVIDER_SANDBOX: 'true' },
    });
    const address = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(100)) {
      if (server.exitCode !== null) break;
      if (await fetch(`${address}/readyz`).then((answer) => answer.ok, () => false)) return new Product(server, address);
    }
    throw new Error('The server did not become ready.');
  }

  /** For measuring what it takes of the machine. */
  get processId(): number {
    return this.#server.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.#server.exitCode !== null) return;
    this.#server.kill('SIGTERM');
    await once(this.#server, 'exit');
  }

  /** Its e-mail address is that of the newest account. */
  get email(): string {
    return `bench-${this.#accounts}@example.com`;
  }

  /** A private copy of the sample company; answers with its cookie. */
  async enterDemo(): Promise<string> {
    const answer = await this.#call('/api/auth/demo', null, { method: 'POST' });
    return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ');
  }

  async signUp(): Promise<string> {
    this.#accounts++;
    const answer = await this.#call('/api/auth/signup', null, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: this.email, password: 'a long bench password', firstName: 'Bench', lastName: 'Mark', businessName: 'Bench' }) });
    return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ');
  }

  async upload(cookie: string, filePath: string): Promise<string> {
    return ((await sendFile(`${this.address}/api/files/upload`, cookie, filePath)) as { id: string }).id;
  }

  /** Uploads a file and waits for the news that it is processed. */
  async uploadAndWait(cookie: string, filePath: string, watch: FileWatch): Promise<void> {
    const file = await watch.settled(this.upload(cookie, filePath));
    if (file.status !== 'processed') throw new Error(`The file ended as ${file.status}: ${file.error}`);
  }

  async get<T>(cookie: string, address: string): Promise<T> {
    return (await (await this.#call(address, cookie)).json()) as T;
  }

  async post<T>(cookie: string, address: string, body: unknown): Promise<T> {
    return (await (await this.#call(address, cookie, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as T;
  }

  async #call(address: string, cookie: string | null, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(`${this.address}${address}`, { ...init, headers: { ...(init.headers as Record<string, string>), accept: 'application/json', ...(cookie === null ? {} : { cookie }) } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
