/** `node bench/showcase.ts`: takes the pictures of the demo's overview that the landing page and the README show, in both colour schemes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { freePort } from './free-port.ts';
import { Product } from './product.ts';

const IMAGES = path.resolve(import.meta.dirname, '../frontend/src/public/landing/images');
const README_IMAGE = path.resolve(import.meta.dirname, '../docs/images/overview.png');
const SIZE = { width: 1280, height: 800 };
const QUALITY = 0.86;

const directory = await mkdtemp(path.join(tmpdir(), 'purser-showcase-'));
const product = await Product.start(path.join(directory, 'data'), await freePort());
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  for (const scheme of ['light', 'dark'] as const) {
    const page = await openOverview(browser, scheme);
    const png = await page.screenshot({ type: 'png' });
    await writeFile(path.join(IMAGES, `overview-${scheme}.webp`), await toWebp(page, png));
    if (scheme === 'light') await writeFile(README_IMAGE, png);
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(directory, { recursive: true, force: true });
}

async function openOverview(from: Browser, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await from.newPage({ viewport: SIZE, deviceScaleFactor: 1.5, colorScheme, reducedMotion: 'reduce' });
  await page.goto(`${product.address}/demo`);
  await page.waitForURL('**/dashboard');
  await page.goto(`${product.address}/dashboard?period=last-6-months`);
  await page.getByRole('article', { name: 'Revenue' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  return page;
}

/** The browser encodes it; no other program is needed. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(async ({ source, quality }) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', quality);
  }, { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY });
  return Buffer.from(address.split(',')[1]!, 'base64');
}
