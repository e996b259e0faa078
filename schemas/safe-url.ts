/** A link: a path of this site, another URL, or a link that opens an app. */
type SafeUrl = { kind: 'internal' | 'external' | 'app'; href: string };

// C0/C1 controls, line separators and bidirectional overrides: browsers drop some and display others misleadingly.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses control characters
const treacherous = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/;
const webUrl = /^https?:\/\/[^/]/i;
const telephone = /^tel:\+?[0-9][0-9().*#-]*$/i;
const mail = /^mailto:[^\s@?]+@[^\s@?]+(\?\S*)?$/i;
const mapOrChatApp = /^(kakao[a-z0-9]*|nmap|tmap):\/\/[^\s/]\S*$/i;
// A host with a port (`clinic.kr:8080`) is not a scheme.
const schemeLike = /^[a-z][a-z0-9+.-]*:(?!\d+(\/|\?|#|$))/i;

/** Characters of a URL, as much as servers commonly accept. */
const longestUrl = 4_096;

/**
 * Validates URLs from configuration and content.
 * Accepts `/path`, http, https, tel, mailto and the kakao, Naver map and T map app schemes.
 * @returns the trimmed link with its kind, or null if it is refused.
 */
export function parseSafeUrl(input: string): SafeUrl | null {
  // Before any pattern: trimming takes the square of a long run of spaces.
  if (input.length > longestUrl) return null;
  const href = input.replace(/^ +| +$/g, '');
  if (href === '' || treacherous.test(href)) return null;
  if (href.startsWith('/')) return isSitePath(href) ? { kind: 'internal', href } : null;
  if (webUrl.test(href)) return isPlainWebUrl(href) ? { kind: 'external', href } : null;
  if (telephone.test(href) || mail.test(href) || mapOrChatApp.test(href)) return { kind: 'app', href };
  return null;
}

/**
 * The right button's rule (SPEC section 2): `/…` is internal, a URL with a scheme is left unchanged, and anything else
 * is prefixed with `http://`. The result must still be a safe URL.
 * @returns null if it is refused.
 */
export function parseRightButtonUrl(input: string): SafeUrl | null {
  const url = input.trim();
  if (url.startsWith('/') || url === '' || schemeLike.test(url)) return parseSafeUrl(url);
  return /\s/.test(url) ? null : parseSafeUrl(`http://${url}`);
}

// `/..//host` normalizes to `//host`, which is another site.
function isSitePath(href: string): boolean {
  if (href.startsWith('//')) return false;
  const url = URL.parse(href, 'http://site.invalid');
  return url !== null && url.host === 'site.invalid' && !url.pathname.startsWith('//');
}

// Credentials in a URL are only used to disguise the host.
function isPlainWebUrl(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}
