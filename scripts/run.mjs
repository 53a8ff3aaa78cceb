/** Runs one program to its end with our output, or ends this process with a sentence. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const [code, signal] = await Promise.race([once(child, 'exit'), once(child, 'error').then(([error]) => [error.message])]);
  if (code === 0) return;
  console.error(`"${[command, ...args].join(' ')}" failed (${signal ?? code}).`);
  process.exit(1);
}
