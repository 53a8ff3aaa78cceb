/** Installs the locked dependencies when they are missing or older than the lock. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
  const links = linkedModules();
  if (links.length > 0) {
    console.error(`The dependencies are older than package-lock.json, and ${links.join(', ')} is a link: npm ci would empty the directory that it leads to. Install there, or remove the link, and start again.`);
    process.exit(1);
  }
  console.log('Installing dependencies (once; a minute or two) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}

/** Links in the place of node_modules, which npm deletes through. */
export function linkedModules(root = ROOT) {
  return ['.', 'schema', 'backend', 'frontend', 'e2e', 'bench']
    .map((workspace) => join(workspace, 'node_modules'))
    .filter((place) => lstatSync(join(root, place), { throwIfNoEntry: false })?.isSymbolicLink());
}

const stampIs = (wanted) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;

/** npm itself was run after the lock changed. */
const isInstalledByHand = () => existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
