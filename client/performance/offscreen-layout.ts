/*
 * Why it stays: fonts, stylesheets and popups load both functions after the first paint. With this file as the only way
 * to them they are one chunk, so one request. A chunk group would need the bundler's helper for namespaces on every page.
 */

export { askFonts } from './ask-fonts.ts';
export { whileOffscreenPaused } from './pause-offscreen-layout.ts';
