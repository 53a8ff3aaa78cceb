/** `npm run bench -- pages`: Lighthouse's mobile preset (a slow phone on slow 4G) over the first pages that people meet, and the JavaScript that they fetch. */
import { spawn, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../e2e/support/browser.ts';
import { freePort } from './free-port.ts';
import { Product } from './product.ts';

const PAGES = ['/', '/docs', '/login', '/dashboard'];
/** A median over so many visits, for other work on the machine disturbs single ones. */
const VISITS = Number(process.env['VISITS'] ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Scripts that the page itself names: what it needs before it works. All others come after that: charts, selects, toasts, the socket. */
const NAMED_SCRIPT = /\/assets\/[\w.-]+\.js/g;

interface Visit {
  scores: number[];
  figures: { fcpMs: number; lcpMs: number; blockingMs: number; shift: number };
  scripts: { files: number; kilobytes: number; laterKilobytes: number };
}

export async function measurePages(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'purser-pages-'));
  const product = await Product.start(path.join(directory, 'data'), await freePort());
  const port = await freePort();
  const browser = await startBrowser(port, path.join(directory, 'browser'));
  try {
    const cookie = await product.enterDemo();
    console.log('page        performance  accessibility  best practices  SEO   FCP      LCP      TBT     CLS    JavaScript (brotli): at first, later');
    for (const page of PAGES) {
      const visits: Visit[] = [];
      const named = await namedScripts(product.address + page);
      while (visits.length < VISITS) visits.push(await visit(product.address + page, port, page.startsWith('/dashboard') ? cookie : null, named));
      console.log(lineOf(page, visits));
    }
  } finally {
    browser.kill('SIGKILL');
    await product.stop();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function visit(address: string, port: number, cookie: string | null, named: ReadonlySet<string>): Promise<Visit> {
  const run = await lighthouse(address, { port, output: 'json', logLevel: 'silent', onlyCategories: [...CATEGORIES], ...(cookie === null ? {} : { extraHeaders: { Cookie: cookie } }) });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse could not visit ${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const figure = (audit: string) => run.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((run.lhr.categories[category]?.score ?? 0) * 100)),
    figures: { fcpMs: figure('first-contentful-paint'), lcpMs: figure('largest-contentful-paint'), blockingMs: figure('total-blocking-time'), shift: figure('cumulative-layout-shift') },
    scripts: scriptsOf(run.lhr, named),
  };
}

async function namedScripts(address: string): Promise<ReadonlySet<string>> {
  const page = await (await fetch(address)).text();
  return new Set([...page.matchAll(NAMED_SCRIPT)].map(([file]) => file));
}

/** Without the answers' headers, which no other server would send alike. */
function scriptsOf(lhr: Result, named: ReadonlySet<string>): Visit['scripts'] {
  const details = lhr.audits['network-requests']?.details as { items?: { url: string; resourceType?: string }[] } | undefined;
  const scripts = new Set((details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => new URL(url).pathname));
  const kilobytesOf = (list: string[]) => list.reduce((sum, file) => sum + packedBytes(file), 0) / 1000;
  const first = [...scripts].filter((file) => named.has(file));
  return { files: first.length, kilobytes: kilobytesOf(first), laterKilobytes: kilobytesOf([...scripts]) - kilobytesOf(first) };
}

/** As the build packed it; what would not become smaller is sent as it is. */
function packedBytes(file: string): number {
  const built = path.resolve(import.meta.dirname, `../frontend/dist${file}`);
  return (statSync(`${built}.br`, { throwIfNoEntry: false }) ?? statSync(built)).size;
}

function lineOf(page: string, visits: readonly Visit[]): string {
  const middle = (of: (visit: Visit) => number) => visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  const scores = CATEGORIES.map((name, index) => String(middle((visit) => visit.scores[index] ?? 0)).padEnd(name.length + 2));
  const seconds = (of: (visit: Visit) => number) => `${(middle(of) / 1000).toFixed(2)} s`.padEnd(9);
  const later = middle((visit) => visit.scripts.laterKilobytes);
  return [
    page.padEnd(12), scores.join(''),
    seconds(({ figures }) => figures.fcpMs), seconds(({ figures }) => figures.lcpMs),
    `${Math.round(middle(({ figures }) => figures.blockingMs))} ms`.padEnd(8), middle(({ figures }) => figures.shift).toFixed(3).padEnd(7),
    `${middle((visit) => visit.scripts.kilobytes).toFixed(0)} kB in ${middle((visit) => visit.scripts.files)} files${later > 0 ? `, ${later.toFixed(0)} kB` : ''}`,
  ].join('');
}

async function startBrowser(port: number, profile: string): Promise<ChildProcess> {
  const { executablePath, args } = await findBrowser();
  const browser = spawn(executablePath, [...args, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).then(({ ok }) => ok, () => false)) return browser;
    await sleep(100);
  }
  browser.kill('SIGKILL');
  throw new Error('The browser did not start.');
}
