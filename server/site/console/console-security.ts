/** The style that react-aria's `usePress` adds (server/site/pages/content-security-policy.ts). */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * Headers of every answer of the console. Nobody may frame it; it frames only the sites of its partners, for previews,
 * shows their pictures and asks them which facts another template would show. CodeMirror runs in a shadow root, where
 * it adds its styles by constructed style sheets, which no CSP restricts.
 * @param sites origins of the partners' sites
 */
export function consoleHeaders(sites: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${pressableStyle}`,
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data: blob:", ...sites].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", ...sites].join(' '),
      ['frame-src', ...sites].join(' '),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
}
