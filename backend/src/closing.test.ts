/** What comes up while the server closes does not keep it from closing the rest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';

const MODULE = new URL('./closing.ts', import.meta.url).href;

/** Closes two things in a process of its own; closing the first one leaves a rejection to nobody. */
async function closeWith(fault: string): Promise<{ code: number; printed: string; complaints: string }> {
  const script = `
    import { setImmediate as turn } from 'node:timers/promises';
    import { Closing } from ${JSON.stringify(MODULE)};
    const closing = new Closing();
    closing.add('database', async () => console.log('database closed'));
    closing.add('jobs', async () => { void Promise.reject(${fault}); await turn(); await turn(); });
    closing.onSignals();
    setInterval(() => undefined, 1_000);
    process.kill(process.pid, 'SIGTERM');`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, printed, complaints };
}

test('a connection that the database ends under a job is no news', async () => {
  expect(await closeWith(`Object.assign(new Error('terminating connection'), { code: '57P01' })`)).toEqual({ code: 0, printed: 'database closed\n', complaints: '' });
});

test('any other fault is told', async () => {
  const { code, printed, complaints } = await closeWith(`new Error('something else')`);
  expect({ code, printed }).toEqual({ code: 0, printed: 'database closed\n' });
  expect(complaints).toMatch(/^While closing: Error: something else/);
});
