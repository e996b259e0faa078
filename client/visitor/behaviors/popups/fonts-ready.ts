/** Milliseconds after which a popup shows without its fonts. */
const timeoutMs = 1_000;

/** Resolves when the fonts of a popup and any others in flight have loaded: each would repaint it while it fades in. */
export async function fontsReady(popup: Element): Promise<void> {
  const fonts = await import('#client/performance/offscreen-layout.ts');
  await Promise.race([fonts.requestFonts([popup]), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
