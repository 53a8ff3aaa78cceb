/** Every screen in both colour schemes and at both sizes: no accessibility violation, no sideways scroll, a quiet console. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { enterDemo } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const PUBLIC = ['/', '/login', '/signup', '/integrations', '/about', '/careers', '/contact', '/blog', '/help', '/docs', '/security', '/privacy', '/no-such-page'];
const DASHBOARD = [
  '', '?period=last-year', '/analysis', '/queries', '/reports', '/insights', '/anomalies', '/forecast', '/scenarios', '/kpis', '/integrations', '/subscription', '/settings',
].map((view) => `/dashboard${view}`);

const SIZES = [{ name: 'desk', width: 1440, height: 900 }, { name: 'phone', width: 390, height: 844 }] as const;

async function look(page: Page, path: string, where: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, where);
}

for (const scheme of ['light', 'dark'] as const) {
  for (const { name, width, height } of SIZES) {
    test(`screens, ${scheme}, ${name}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      for (const path of PUBLIC) await look(page, path, `${path}, ${scheme}, ${name}`);
      await enterDemo(page);
      for (const path of DASHBOARD) await look(page, path, `${path}, ${scheme}, ${name}`);
    });
  }
}
