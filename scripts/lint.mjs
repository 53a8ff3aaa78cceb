/** Lints part by part, each in a process of its own: the types of all parts together take more memory than node gives to one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const PARTS = [
  ['backend/src/finance', 'fixtures'],
  ['backend', '--ignore-pattern', 'backend/src/finance/**'],
  ['frontend', 'schema'],
  ['e2e', 'bench'],
  ['.', '--ignore-pattern', '{backend,bench,e2e,fixtures,frontend,schema}/**'],
];

const failed = PARTS.filter((part) => spawnSync(join(ROOT, 'node_modules', '.bin', 'eslint'), [...part, '--max-warnings=0'], { cwd: ROOT, stdio: 'inherit' }).status !== 0);
process.exitCode = failed.length > 0 ? 1 : 0;
