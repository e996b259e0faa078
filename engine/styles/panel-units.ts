/**
 * Makes `vw` a hundredth of the *page's* width: a page beside the side search panel is narrower than the window. Only
 * for sites with the panel.
 */
export const panelUnits = (css: string): string =>
  css.replace(
    /(?<![\w.-])(-?)(\d*\.?\d+)vw\b/g,
    (_, sign: string, amount: string) => `calc(${sign}${amount} * var(--vw))`,
  );
