/** Cuts the fonts that the site serves, unless those there are still good. */
export function ensureFonts(): Promise<void>;
