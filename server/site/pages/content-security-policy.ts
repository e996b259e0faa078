import type { Origins } from '#registry/vendor.ts';

/** The style that react-aria's `usePress` adds. Every page allows it: a navigation keeps the first page's CSP. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * The content security policy (CSP) of a page: only this site's own resources, and exactly the page's inline styles by
 * their hashes (`'sha256-…'`). `style` attributes are allowed, inline scripts are not. `frames`: origins that the page
 * may frame; `origins`: the origins of third parties that its partner declares; `framedBy`: the origin that may frame
 * the page; `reportTo`: the path to which browsers report what was refused.
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[],
  frames: readonly string[] = [],
  origins: Partial<Origins> = {},
  framedBy = "'self'",
  reportTo?: string,
): string {
  const also = (kind: keyof Origins) => (origins[kind] ?? []).map((origin) => ` ${origin}`).join('');
  // Browsers ignore 'unsafe-inline' next to a hash.
  const styles = also('style') || ` ${[...styleHashes, pressableStyle].join(' ')}`;
  return [
    "default-src 'self'",
    `script-src 'self'${also('script')}`,
    `style-src 'self'${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${also('image')}`,
    `media-src 'self'${also('media')}`,
    "font-src 'self' data:",
    `connect-src 'self'${also('connect')}`,
    ["frame-src 'self'", ...frames, ...(origins.frame ?? [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    ...(reportTo ? [`report-uri ${reportTo}`] : []),
  ].join('; ');
}
