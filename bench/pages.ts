/** `npm run bench -- pages`: Lighthouse's mobile preset (a slow phone on slow 4G) over the first pages that people meet, and the JavaScript that they fetch. */
import { spawn, type ChildProcess } from 'node:child_process';
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
/** Fetched after the page stands: the chart library, and what draws with it. */
const CHARTS = /\/(series-colors|chart-look)-|Chart-|Trend-/;

interface Visit {
  scores: number[];
  figures: { fcpMs: number; lcpMs: number; blockingMs: number; shift: number };
  scripts: { files: number; kilobytes: number; chartKilobytes: number };
}

export async function measurePages(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'purser-pages-'));
  const product = await Product.start(path.join(directory, 'data'), await freePort());
  const port = await freePort();
  const browser = await startBrowser(port, path.join(directory, 'browser'));
  try {
    const cookie = await product.enterDemo();
    console.log('page        performance  accessibility  best practices  SEO   FCP      LCP      TBT     CLS    JavaScript (brotli)');
    for (const page of PAGES) {
      const visits: Visit[] = [];
      while (visits.length < VISITS) visits.push(await visit(product.address + page, port, page.startsWith('/dashboard') ? cookie : null));
      console.log(lineOf(page, visits));
    }
  } finally {
    browser.kill('SIGKILL');
    await product.stop();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function visit(address: string, port: number, cookie: string | null): Promise<Visit> {
  const run = await lighthouse(address, { port, output: 'json', logLevel: 'silent', onlyCategories: [...CATEGORIES], ...(cookie === null ? {} : { extraHeaders: { Cookie: cookie } }) });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse could not visit ${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const figure = (audit: string) => run.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((run.lhr.categories[category]?.score ?? 0) * 100)),
    figures: { fcpMs: figure('first-contentful-paint'), lcpMs: figure('largest-contentful-paint'), blockingMs: figure('total-blocking-time'), shift: figure('cumulative-layout-shift') },
    scripts: scriptsOf(run.lhr),
  };
}

function scriptsOf(lhr: Result): Visit['scripts'] {
  const details = lhr.audits['network-requests']?.details as { items?: { url: string; resourceType?: string; transferSize?: number }[] } | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const kilobytesOf = (list: typeof scripts) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  const before = scripts.filter(({ url }) => !CHARTS.test(url));
  return { files: before.length, kilobytes: kilobytesOf(before), chartKilobytes: kilobytesOf(scripts) - kilobytesOf(before) };
}

function lineOf(page: string, visits: readonly Visit[]): string {
  const middle = (of: (visit: Visit) => number) => visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  const scores = CATEGORIES.map((name, index) => String(middle((visit) => visit.scores[index] ?? 0)).padEnd(name.length + 2));
  const seconds = (of: (visit: Visit) => number) => `${(middle(of) / 1000).toFixed(2)} s`.padEnd(9);
  const charts = middle((visit) => visit.scripts.chartKilobytes);
  return [
    page.padEnd(12), scores.join(''),
    seconds(({ figures }) => figures.fcpMs), seconds(({ figures }) => figures.lcpMs),
    `${Math.round(middle(({ figures }) => figures.blockingMs))} ms`.padEnd(8), middle(({ figures }) => figures.shift).toFixed(3).padEnd(7),
    `${middle((visit) => visit.scripts.kilobytes).toFixed(0)} kB in ${middle((visit) => visit.scripts.files)} files${charts > 0 ? `, then ${charts.toFixed(0)} kB of charts` : ''}`,
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
