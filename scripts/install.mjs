/** Installs the locked dependencies when they are missing or older than the lock. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** The pinned Node, which may be newer than the one that runs this script. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node');

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.purser-lock');

export async function install() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(NODE) && (stampIs(wanted) || isInstalledByHand())) return;
  console.log('Installing dependencies (once; a minute or two) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}

const stampIs = (wanted) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;

/** npm itself was run after the lock changed. */
const isInstalledByHand = () => existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
