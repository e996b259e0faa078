/** Whether a text is the URL of a picture, or markup that contains it. */
export const showsPicture = (text: string, code: string, name: string): boolean =>
  versionsShown(text, code, name).length > 0;

/**
 * The versions of a picture whose URLs a text has, in order; undefined for a URL without one, which shows the current
 * version.
 */
export function versionsShown(text: string, code: string, name: string): (string | undefined)[] {
  const address = `/files/${code}/${name}`;
  const found: (string | undefined)[] = [];
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const rest = text.slice(at + address.length, at + address.length + longestVersion);
    // `lobby.webp` is not shown where `lobby.webp.png` is.
    if (!/^[\w.-]/.test(rest)) found.push(/^\?v=([\w-]+)/.exec(rest)?.[1]);
  }
  return found;
}

/** Characters of `?v=` and a version, with one more that ends it. */
const longestVersion = 44;
