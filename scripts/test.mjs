/** `npm test`: sets itself up, runs every check there is, goes on after a failure, and ends with `N passed, N failed` over all of them. */
import { install } from './install.mjs';

await install();
// Loaded after the installation, for some checks need installed packages.
const { steps } = await import('./checks.mjs');

const results = [];
for (const lanes of steps) results.push(...(await Promise.all(lanes.map(runLane))).flat());

async function runLane(checks) {
  const outcomes = [];
  for (const check of checks) {
    console.log(`\n── ${check.name}`);
    const begin = performance.now();
    const outcome = await check.run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, remark: error.message }));
    outcomes.push({ name: check.name, seconds: (performance.now() - begin) / 1000, ...outcome });
  }
  return outcomes;
}

console.log('\n── Summary');
for (const { name, passed, failed, skipped, seconds, remark } of results) {
  const words = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${words} (${seconds.toFixed(1)} s)${remark ? ` – ${remark}` : ''}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
