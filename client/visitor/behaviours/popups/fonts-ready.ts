import { askFonts } from '#client/performance/ask-fonts.ts';

/** Milliseconds after which a popup shows without its fonts. */
const timeoutMs = 1_000;

/** Resolves when the fonts of a popup and any others in flight have loaded: each would repaint it while it fades in. */
export const fontsReady = (popup: Element): Promise<unknown> =>
  Promise.race([askFonts([popup]), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
