/** Going through the product by keyboard: to a control with the Tab key, looking at every stop whether the focus can be seen. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './story.ts';

/** More stops than any screen has. */
const MOST_STOPS = 120;

/** What is wrong with the focus where it is, or null. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60)}" ${focused.id}`;
    const isMarked = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    // A field's mark is its frame, a switch's or a toast's is around the element that draws it.
    const frame = focused.closest('.MuiInputBase-root')?.querySelector('fieldset');
    const hasThickFrame = frame ? parseFloat(getComputedStyle(frame).borderTopWidth) >= 2 : false;
    if (!hasThickFrame && ![focused, focused.parentElement, focused.querySelector('[data-toast]')].some(isMarked)) return `the focus cannot be seen on ${name}`;

    const box = focused.getBoundingClientRect();
    const clamp = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1);
    const top = document.elementFromPoint(
      clamp((Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2, innerWidth),
      clamp((Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2, innerHeight),
    );
    const isUncovered = box.width === 0 || (top !== null && (focused.contains(top) || top.contains(focused) || focused.parentElement?.contains(top) === true));
    return isUncovered ? null : `${name} is covered by ${top?.tagName ?? 'nothing'} "${(top?.textContent ?? '').trim().slice(0, 40)}"`;
  });
}

export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => focusFault(page), { message: `focus on ${page.url()}` }).toBeNull();
}

/** Presses Tab until the control has the focus; every stop on the way has to be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    // Between the last stop and the first lies the browser itself.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    await expectVisibleFocus(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way to ${String(control)} with ${key} on ${page.url()}`);
}

export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
