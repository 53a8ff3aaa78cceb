/** The four ways in which a screen is looked at, without opening it anew for each. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect } from './story.ts';

const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
const LOOKS = [[DESK, 'light'], [PHONE, 'dark'], [DESK, 'dark'], [PHONE, 'light']] as const;

let screens = 0;

/** Two of the four in turn, so that every screen is seen in both sizes and both schemes; `npm run test:full` takes all. */
function looksOfNext(): readonly (typeof LOOKS)[number][] {
  screens += 1;
  if (process.env.PURSER_TEST_FULL) return LOOKS;
  return screens % 2 === 0 ? LOOKS.slice(0, 2) : LOOKS.slice(2);
}

/** One h1, headings without gaps in their order, a title of its own, a language. */
async function expectStructure(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName.slice(1)));
    return [
      levels.filter((level) => level === 1).length === 1 ? '' : 'not one h1',
      levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1) ? '' : `headings ${levels.join(' ')}`,
      document.title.includes('Purser') && document.title !== 'Purser' ? '' : `title "${document.title}"`,
      document.documentElement.lang === 'en' ? '' : 'no language',
      document.querySelectorAll('main').length === 1 ? '' : 'not one main',
    ].filter(Boolean);
  });
  expect.soft(faults, `structure of ${where}`).toEqual([]);
}

/** What is drawn and fetched only where somebody comes to it is come to. */
async function comeToEverything(page: Page): Promise<void> {
  const places = page.locator('[data-not-near]');
  for (let left = await places.count(); left > 0; left = await places.count()) {
    // One that is in view by now is no longer there.
    await page.evaluate(() => document.querySelector('[data-not-near]')?.scrollIntoView());
    await expect(places).not.toHaveCount(left);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Everything has arrived, nothing is being drawn. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
}

export async function expectGoodLooks(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await comeToEverything(page);
  await settle(page);
  await expectStructure(page, where);
  for (const [size, colorScheme] of looksOfNext()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const look = `${where}, ${size.width} wide, ${colorScheme}`;
    await expectNoSidewaysScroll(page, look);
    await expectAccessible(page, look);
  }
}
