/** Attributes a link needs for where it leads: outside pages open in a new tab and learn nothing of this one. */
export function linkTarget(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return /^https?:\/\//i.test(href) ? { target: '_blank', rel: 'noopener' } : {};
}

/**
 * An address with the letters and digits of any language by themselves: browsers encode them alike, and a page where
 * they are text too is smaller. Everything else that is encoded stays so.
 */
export function readableHref(href: string): string {
  return href.replace(/(?:%[89a-f][0-9a-f])+/gi, (encoded) => {
    try {
      const text = decodeURIComponent(encoded);
      return /^[\p{L}\p{N}]+$/u.test(text) ? text : encoded;
    } catch {
      return encoded;
    }
  });
}
