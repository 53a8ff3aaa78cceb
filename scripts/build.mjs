/** Builds the server and the web client when their sources changed since the last build. `node scripts/build.mjs` does only that. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT } from './install.mjs';
import { run } from './run.mjs';

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.json'];
const NEVER_AN_INPUT = new Set(['node_modules', 'dist']);

const PARTS = [
  { name: 'server', directory: 'backend', make: makeServer },
  { name: 'web client', directory: 'frontend', make: makeClient },
];

export async function build() {
  await Promise.all(PARTS.map(buildPart));
}

async function buildPart({ name, directory, make }) {
  const output = join(ROOT, directory, 'dist');
  const stamp = join(output, '.stamp');
  const wanted = fingerprint([directory, ...SHARED_INPUTS]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building the ${name} …`);
  rmSync(output, { recursive: true, force: true });
  await make();
  writeFileSync(stamp, wanted);
}

/** Types are checked by `npm test`; here the compiler only translates. What is not TypeScript (SQL, data) goes along unchanged. */
async function makeServer() {
  await run(NODE, ['node_modules/typescript/bin/tsc', '-p', 'backend/tsconfig.build.json'], { cwd: ROOT });
  await run(NODE, ['../node_modules/rolldown/bin/cli.mjs', '--config', 'rolldown.config.js'], { cwd: join(ROOT, 'backend'), stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(ROOT, 'backend/src'), join(ROOT, 'backend/dist'), { recursive: true, filter: (source) => !/\.tsx?$/.test(source) });
}

async function makeClient() {
  await run(NODE, ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn'], { cwd: ROOT });
}

/** One hash over names and contents of everything below the given paths. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const absolute = join(ROOT, path);
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) if (!NEVER_AN_INPUT.has(name)) addTo(hash, join(path, name));
  } else {
    hash.update(path).update('\0').update(readFileSync(absolute)).update('\0');
  }
}

if (process.argv[1]?.endsWith('build.mjs')) await build();
