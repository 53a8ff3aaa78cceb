/** The development questions that lie outside of this repository, over ledgers in memory; skipped where they are not at hand. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const folder = fileURLToPath(new URL('../../../../../shared/questions/', import.meta.url));
const runner = new URL('question-set.test-data.ts', import.meta.url).href;
const isThere = existsSync(`${folder}questions-dev.mjs`);

/** A process of its own: the question set imports an optional file in a way that only Node itself resolves. */
function verdictsOn(today: string): string[] {
  const script = `
    const { runSet } = await import(${JSON.stringify(runner)});
    const [{ generate }, { judge }, { questions }] = await Promise.all(['ledger', 'score', 'questions-dev'].map((name) => import(${JSON.stringify(folder)} + name + '.mjs')));
    const results = await runSet(questions(${JSON.stringify(today)}), ${JSON.stringify(today)}, { generate, judge });
    process.stdout.write(JSON.stringify(results.map(({ verdict }) => verdict)));`;
  return JSON.parse(execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script], { encoding: 'utf8', env: {} })) as string[];
}

/** Without PURSER_TEST_FULL the first alone. */
const DAYS = ['2026-11-20', '2026-02-03', '2027-07-01'].slice(0, process.env.PURSER_TEST_FULL === '1' ? undefined : 1);

for (const today of DAYS) {
  (isThere ? test : test.skip)(`the development questions of ${today} are answered right, and hardly one is answered wrong`, () => {
    const verdicts = verdictsOn(today);
    const share = (verdict: string) => (verdicts.filter((one) => one === verdict).length / verdicts.length) * 100;
    process.stdout.write(`${today}: ${verdicts.length} questions, ${share('right').toFixed(1)} % right, ${share('wrong').toFixed(1)} % wrong\n`);
    expect(share('right')).toBeGreaterThanOrEqual(97);
    expect(share('wrong')).toBeLessThanOrEqual(1);
  });
}
