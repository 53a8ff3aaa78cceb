/** The product as people set it up for themselves: 200 % zoom, 320 px, wider text spacing, no motion, forced colours. */
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expectVisibleFocus } from '../support/keyboard.ts';
import { expect, test } from '../support/story.ts';
import { asDemo } from '../support/ways-in.ts';

const PUBLIC = ['/', '/login', '/signup', '/integrations', '/docs'];
const VIEWS = ['', '/analysis', '/transactions', '/queries', '/reports', '/insights', '/kpis', '/integrations', '/subscription', '/settings'].map((view) => `/dashboard${view}`);
/** As many stops as show whether a bar lies over the focus. */
const STOPS = 25;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What WCAG 1.4.12 lets readers do to any page. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

test('320 px wide, also with wider text spacing', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async (path: string) => {
    await open(page, path);
    await expectNoSidewaysScroll(page, `${path}, 320 wide`);
    await spaceText(page);
    await expectNoSidewaysScroll(page, `${path}, 320 wide, spaced`);
  };
  for (const path of PUBLIC) await check(path);
  await asDemo(page);
  for (const path of VIEWS) await check(path);
});

test.describe('zoomed to 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('nothing is cut off, and no bar lies over the focus', async ({ page }) => {
    test.setTimeout(240_000);
    const check = async (path: string) => {
      await open(page, path);
      await expectNoSidewaysScroll(page, `${path}, zoomed`);
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        await expectVisibleFocus(page);
      }
    };
    for (const path of ['/', '/signup']) await check(path);
    await asDemo(page);
    for (const path of ['/dashboard', '/dashboard/transactions', '/dashboard/queries', '/dashboard/settings']) await check(path);
  });
});

test('whoever wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const longest = () => page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationDuration } = getComputedStyle(element);
    return `${transitionDuration}, ${animationDuration}`.split(', ').map((words) => parseFloat(words) * (words.endsWith('ms') ? 1 : 1000));
  })));
  await open(page, '/');
  expect(await longest(), 'of the landing page, in milliseconds').toBeLessThanOrEqual(10);
  await asDemo(page);
  for (const path of ['/dashboard', '/dashboard/queries']) {
    await open(page, path);
    expect(await longest(), `of ${path}, in milliseconds`).toBeLessThanOrEqual(10);
  }
});

test('with forced colours controls keep an edge and the focus is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/login']) {
    await open(page, path);
    const bare = await page.evaluate(() => [...document.querySelectorAll('button[type=submit], a.button:not(.plain)')].filter((control) => control.checkVisibility() && getComputedStyle(control).borderStyle === 'none').map(({ textContent }) => textContent));
    expect.soft(bare, `filled buttons without an edge on ${path}`).toEqual([]);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
  }
});
