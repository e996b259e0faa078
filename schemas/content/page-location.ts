import { languageCodes } from '../language-codes.ts';

const language = new RegExp(`^/(?:${languageCodes.join('|')})(?=[/?#]|$)`);
const finalSlashes = /\/+(?=[?#]|$)/;
/** The former URL of a category, which redirects to the category's page. */
const formerCategory = /^\/products\?categoryId=(\d{1,15})$/;

/** A path as popups are compared with: without a language or final slash. Page keys stay as they are. */
export function pageLocation(written: string): string {
  if (!written.startsWith('/')) return written;
  const path = written.replace(language, '').replace(finalSlashes, '');
  return (path.startsWith('/') ? path : `/${path}`).replace(formerCategory, '/products/category/$1');
}

/** Several paths by `pageLocation`, each once. */
export const pageLocations = (written: readonly string[]): string[] => [
  ...new Set(written.map(pageLocation)),
];

/** Whether a location names a part of a page or a filtered list, where no popup can be. */
export const isPartOfPage = (location: string): boolean => /[?#]/.test(location);
