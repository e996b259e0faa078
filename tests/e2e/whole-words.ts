import type { Locator } from '@playwright/test';

/**
 * Buttons and links whose label breaks within a word for lack of space: it has more lines than words. Languages that
 * break anywhere (Japanese, Chinese) cannot be checked this way.
 * @returns their labels
 */
export const brokenLabels = (within: Locator): Promise<string[]> =>
  within.locator('button:visible, a:visible').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const label = element.textContent?.trim() ?? '';
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Set<number>();
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { top } of range.getClientRects()) lines.add(Math.round(top));
      }
      return lines.size > label.split(/\s+/).length ? [label] : [];
    }),
  );
