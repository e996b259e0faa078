import { askFonts } from '#client/visitor/behaviours/pause-offscreen-layout.ts';

/** Milliseconds after which a popup comes before fonts that do not. */
const timeoutMs = 1_000;

/** Resolves when the fonts of a popup's words have come, and what else is under way: each would draw it anew as it fades in. */
export const fontsReady = (popup: Element): Promise<unknown> =>
  Promise.race([askFonts([popup]), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
