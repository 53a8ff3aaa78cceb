/** The checks of `npm test`, in their order: cheap ones first. Each resolves to { passed, failed, skipped }. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, ROOT } from './install.mjs';
import { problemsOfLockfile } from './lockfile.mjs';
import { problemsOfSpecification } from './specification.mjs';

const BIN = join(ROOT, 'node_modules', '.bin');
/** Committed files that are made from others. */
const GENERATED = ['schema/schema.graphql', 'schema/generated', 'frontend/src/generated'];
const JEST_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

const types = ['backend', 'frontend', 'schema', 'e2e', 'bench', 'fixtures']
  .filter((workspace) => existsSync(join(ROOT, workspace, 'tsconfig.json')))
  .map((workspace) => ({ name: `types of ${workspace}`, run: () => succeeds(join(BIN, 'tsc'), '-p', workspace, '--noEmit') }));

/** One step after the other; the lanes of a step side by side, for neither compiler nor linter uses more than one processor. */
export const steps = [
  [[
    { name: 'lockfile', run: checkLockfile },
    { name: 'every row of the specification has its test', run: checkSpecification },
    { name: 'build', run: () => succeeds('scripts/build.mjs') },
    { name: 'generated files are current', run: checkGenerated },
  ]],
  [types, [{ name: 'lint', run: () => succeeds(join(BIN, 'oxlint')) }]],
  [[{ name: 'jest', run: runJest }]],
  [[{ name: 'browser stories', run: runPlaywright }]],
];

async function checkLockfile() {
  const problems = problemsOfLockfile(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  for (const problem of problems) console.error(problem);
  return oneCheck(problems.length === 0);
}

async function checkSpecification() {
  const problems = problemsOfSpecification();
  for (const problem of problems) console.error(problem);
  return oneCheck(problems.length === 0);
}

/** Makes them again; what comes out different was stale. The new ones stay, ready to be committed. */
async function checkGenerated() {
  const before = fingerprints();
  const isMade = (await runNode(['scripts/codegen.mjs'])) === 0;
  const stale = [...fingerprints()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  for (const file of stale) console.error(`${file} was stale; commit the new one.`);
  return oneCheck(isMade && stale.length === 0);
}

function fingerprints() {
  const files = GENERATED.flatMap((place) => (place.includes('.') ? [place] : readdirSync(join(ROOT, place)).map((name) => `${place}/${name}`)));
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(join(ROOT, file))).digest('hex')]));
}

/** `--forceExit`: a failed test may leave a connection open, which must not keep the others' results from being heard. */
function runJest() {
  return withReport(async (report) => {
    const status = await runNode([join(BIN, 'jest'), '--json', `--outputFile=${report}`, '--forceExit'], { NODE_OPTIONS: JEST_OPTIONS, PURSER_BUILT: 'yes' });
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = readReport(report);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(1, failed), skipped: numPendingTests };
  });
}

function runPlaywright() {
  return withReport(async (report) => {
    const status = await runNode([join(BIN, 'playwright'), 'test', '--config', 'e2e/playwright.config.ts'], { E2E_JSON_REPORT: report });
    const { suites, stats: { expected, unexpected, flaky, skipped } } = readReport(report);
    const remark = flaky > 0 ? `only at the second attempt: ${flakyTitles(suites).join('; ')}` : undefined;
    return { passed: expected + flaky, failed: status === 0 ? unexpected : Math.max(1, unexpected), skipped, remark };
  });
}

/** What has to be looked into, though it does not hold anything up. */
function flakyTitles(suites) {
  return suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `${file} › ${title}`),
    ...flakyTitles(inner),
  ]);
}

async function withReport(work) {
  const directory = mkdtempSync(join(tmpdir(), 'purser-report-'));
  try {
    return await work(join(directory, 'report.json'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function readReport(file) {
  if (!existsSync(file)) throw new Error('it ended without a report');
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function succeeds(script, ...args) {
  return oneCheck((await runNode([script, ...args])) === 0);
}

const oneCheck = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

/** Everything runs on the pinned Node, whichever started us. */
async function runNode(args, env = {}) {
  const path = `${BIN}:${process.env.PATH}`;
  const child = spawn(NODE, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  const [status] = await once(child, 'exit');
  return status;
}
