/** Attributes for a link's target: other sites open in a new tab without access to this one. */
export function linkTarget(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return /^https?:\/\//i.test(href) ? { target: '_blank', rel: 'noopener' } : {};
}

/**
 * Decodes the letters and digits of any language in a URL: browsers encode them identically, and readable text makes
 * the page smaller. Everything else stays encoded.
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
