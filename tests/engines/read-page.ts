// Functions that run in the page: they have access only to their arguments.

/** Distance in pixels of a list from its button: vertically, and horizontally from the nearer edge. */
export function distanceFrom(list: string, button: string): { block: number; inline: number } {
  const box = document.querySelector(list)?.getBoundingClientRect();
  const other = document.querySelector(button)?.getBoundingClientRect();
  if (!box || !other) throw new Error(`There is no ${list} or no ${button}.`);
  return {
    block: Math.min(Math.abs(box.top - other.bottom), Math.abs(other.top - box.bottom)),
    inline: Math.min(Math.abs(box.left - other.left), Math.abs(box.right - other.right)),
  };
}

/** Visible popovers and dialogs. */
export function openOverlays(): string[] {
  return [...document.querySelectorAll('[popover], dialog')]
    .filter((element) => element.getClientRects().length > 0)
    .map(({ id, className }) => `${id} ${className}`);
}

/** The header's first row: its position and whether it has an opaque background. */
export function headerState(): { top: number; isSolid: boolean } {
  const row = document.querySelector('.HeaderBar-main');
  if (!row) throw new Error('There is no header.');
  const { backgroundColor, backgroundImage } = getComputedStyle(row);
  const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
  const opacity = backgroundColor === 'transparent' ? 0 : Number(alpha?.[1] ?? alpha?.[2] ?? 1);
  return {
    top: Math.round(row.getBoundingClientRect().top),
    isSolid: opacity > 0.95 && backgroundImage !== 'x',
  };
}

/** Paragraphs with more lines than greedy line breaking would need. */
export function paragraphsMadeLonger(): string[] {
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
  };
  return [...document.querySelectorAll<HTMLElement>('main p, main li, main dd')].flatMap((element) => {
    if (element.querySelector('p, li, dd, img, svg, button') || element.getClientRects().length === 0)
      return [];
    const asIs = linesOf(element);
    element.style.setProperty('text-wrap', 'wrap');
    const plain = linesOf(element);
    element.style.removeProperty('text-wrap');
    return asIs > plain ? [`${asIs} lines, not ${plain}: ${element.textContent?.slice(0, 60)}`] : [];
  });
}
