/** The server as a process of its own, for tests that look at it from outside, or kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const BACKEND = path.resolve(import.meta.dirname, '..');
/** `npm test` has built the server just before; a test run by hand takes the sources as they are, which starts slower. */
const PROGRAM = process.env.PURSER_BUILT === 'yes' ? ['dist/server.js'] : ['--import', '../scripts/run-typescript.mjs', 'src/server.ts'];

type Settings = Readonly<Record<string, string>>;

export interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
}

export function launchServer(dataDir: string, settings: Settings = {}): Launched {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', GEMINI_API_KEY: '', ...settings };
  const child = spawn(process.execPath, PROGRAM, { cwd: BACKEND, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => { output += chunk.toString(); });
  return { child, output: () => output };
}

/** Resolves to the address that the server prints when it is ready; rejects where it ends before. */
export async function addressOf({ child, output }: Launched): Promise<string> {
  const isReady = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const found = /ready: (http\S+)\//.exec(output());
      if (found?.[1] !== undefined) resolve(found[1]);
    });
  });
  const ended = once(child, 'exit').then(() => { throw new Error(`The server ended: ${output()}`); });
  return Promise.race([isReady, ended]);
}

export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}
