/** Builds the fonts that the site serves unless they are up to date. */
export function ensureFonts(): Promise<void>;
