/** `npm start`: installs what is missing, builds what is stale, then runs the server on the Node that the project pins. Runs on any Node from 20. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { build } from './build.mjs';
import { install, NODE, ROOT } from './install.mjs';

await install();
await build();

// Room for young objects, and for twice of what lives before all of it is looked through: an import passes so many bytes on that it would be, three times, on both cores (docs/decisions/0059).
const MEMORY = ['--max-semi-space-size=32', '--heap-growing-percent=100', '--external-memory-accounted-in-global-limit'];
const server = spawn(NODE, [...MEMORY, '--enable-source-maps', 'backend/dist/server.js'], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
