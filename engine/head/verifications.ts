/** Meta tags by which search engines and networks verify that a site belongs to its owner. */
const names: readonly string[] = [
  'naver-site-verification',
  'google-site-verification',
  'msvalidate.01',
  'y_key',
  'facebook-domain-verification',
];
const maxVerifications = 10;
const attribute = /\s(name|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * The verifications in pasted markup (`naverDomainCheckHtml`, SPEC section 3): of its meta tags only the known names and
 * plain values are used, in whatever order the attributes are.
 */
export function verificationsIn(html: string | null | undefined): { name: string; content: string }[] {
  const found = new Map<string, string>();
  for (const [tag] of (html ?? '').slice(0, 10_000).matchAll(/<meta\s[^<>]*>/gi)) {
    const given = new Map(
      [...tag.matchAll(attribute)].map(([, key = '', one, two, bare]) => [
        key.toLowerCase(),
        (one ?? two ?? bare ?? '').trim(),
      ]),
    );
    const name = given.get('name')?.toLowerCase() ?? '';
    const content = given.get('content') ?? '';
    if (names.includes(name) && /^[\w+/=.-]{1,100}$/.test(content) && !found.has(name))
      found.set(name, content);
  }
  return [...found].slice(0, maxVerifications).map(([name, content]) => ({ name, content }));
}
