import type { Locator } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * Fails unless a control can be seen and reached as a whole: inside of the window, not cut off by what scrolls around it,
 * not covered, and with all of its text.
 */
export async function expectWhole(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await control.scrollIntoViewIfNeeded();
  await expect.poll(() => control.evaluate(whatIsMissing), { message: String(control) }).toBeUndefined();
}

/** Runs in the page. @returns what is wrong with how an element is shown */
async function whatIsMissing(element: Element): Promise<string | undefined> {
  const box = element.getBoundingClientRect();
  // Sees what `overflow` cuts off, too.
  const ratio = await new Promise<number>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry?.intersectionRatio ?? 0);
    });
    observer.observe(element);
  });
  if (ratio < 0.99 && box.height <= innerHeight) return `only ${Math.round(ratio * 100)} % of it is in view`;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (top !== null && !element.contains(top) && !top.contains(element))
    return `it is covered by ${top.tagName} ${top.className}`;
  const isText = element.matches('button, a, [role=button], [role=option], [role=menuitem]');
  if (isText && element.scrollWidth > element.clientWidth + 1) return 'its text is cut off';
  return undefined;
}
