/** Characters of a parameter's value that a page reads. */
const maxValue = 100;

/**
 * A parameter of the address as a page reads it, or undefined where it is not given: the first of several, spaces
 * folded, the same characters always written alike. What a visitor can vary without meaning anything else makes no
 * other page.
 */
export function queryValue(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.slice(0, maxValue).normalize('NFC').replace(/\s+/g, ' ').trim();
}
