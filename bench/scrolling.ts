/** `npm run bench -- scrolling 100k`: how smoothly the ledger screen scrolls through that many rows, on a desk and on a phone. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { frameWatch, type Frame } from './frame-watch.ts';
import { fillFromDisk } from './import-speed.ts';
import { writeLedger } from './ledger-csv.ts';
import type { Stage } from './stage.ts';
import { inMs, inThousands, quantile } from './statistics.ts';

const SCREENS = [
  { name: 'desk, 1440 × 900', context: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone, 390 × 844', context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } },
] as const;
/** Pixels in a second: somebody who reads along, who looks for something, and who throws the list. */
const SPEEDS = [{ name: 'reading', speed: 800 }, { name: 'searching', speed: 4_000 }, { name: 'flying', speed: 20_000 }] as const;
const SECONDS = 3;
/** Where in the list each stretch begins: below what stands above the list, and far away. */
const PLACES = [0.02, 0.35, 0.8];
/** Each speed meets rows that nobody has seen before. */
const TURN = 0.04;
/** Of a screen that draws 60 times in a second. Half of one is the clock's own trembling: what lasts longer is one that was left out. */
const FRAME_MS = 1000 / 60;

export async function measureScrolling(stage: Stage, rowCount: number): Promise<string[]> {
  const ledger = await writeLedger(path.join(stage.directory, 'scrolling.csv'), rowCount);
  const cookie = await fillFromDisk(stage, ledger);
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const lines = [`${inThousands(rowCount)} rows                    frames  over 16.7 ms  over 33.3 ms  slowest hundredth  longest  rows missing  rows without words`];
    for (const screen of SCREENS) {
      const page = await openLedger(browser, screen, stage.product.address, cookie);
      for (const [turn, { name, speed }] of SPEEDS.entries()) {
        const frames: Frame[] = [];
        for (const place of PLACES) frames.push(...await scrolled(page, place + turn * TURN, speed));
        lines.push(lineOf(`${screen.name}, ${name}`, frames));
      }
      await page.context().close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function openLedger(browser: Browser, { context: options }: (typeof SCREENS)[number], address: string, cookie: string): Promise<Page> {
  const context = await browser.newContext(options);
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  await page.goto(`${address}/dashboard/transactions`);
  await page.locator('[data-index="0"][data-id]').waitFor();
  return page;
}

async function scrolled(page: Page, place: number, speed: number): Promise<Frame[]> {
  await page.evaluate((share) => window.scrollTo(0, Math.round((document.documentElement.scrollHeight - innerHeight) * share)), place);
  await page.waitForFunction(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-index][data-id]'));
  await sleep(300);
  const wire = await page.context().newCDPSession(page);
  const from = await page.evaluate(() => window.scrollY);
  await page.evaluate(frameWatch);
  await wire.send('Input.synthesizeScrollGesture', { x: 300, y: 500, yDistance: -speed * SECONDS, speed, gestureSourceType: 'mouse', preventFling: true });
  const frames = await page.evaluate(() => (window as unknown as { stopFrameWatch: () => Frame[] }).stopFrameWatch());
  await wire.detach();
  if (await page.evaluate(() => window.scrollY) === from) throw new Error('The list did not scroll.');
  return frames;
}

function lineOf(name: string, frames: readonly Frame[]): string {
  const durations = frames.map(({ ms }) => ms);
  const share = (is: (frame: Frame) => boolean) => `${((frames.filter(is).length / frames.length) * 100).toFixed(1)} %`;
  return [
    name.padEnd(28), String(frames.length).padEnd(8), share(({ ms }) => ms > FRAME_MS * 1.5).padEnd(14), share(({ ms }) => ms > FRAME_MS * 2.5).padEnd(14),
    inMs(quantile(durations, 0.99)).padEnd(19), inMs(Math.max(...durations)).padEnd(9), share(({ missing }) => missing).padEnd(14), share(({ waiting }) => waiting),
  ].join('');
}
