/** Characters of text that fit on the first screen of a phone above a picture. */
const above = 200;

/** Markup whose first picture loads first, where it begins with one: a notice is often a poster and a line above it. */
export function withLeadPicture(html: string): string {
  const at = html.indexOf('<img ');
  if (at < 0 || html.slice(0, at).replace(/<[^>]*>/g, '').length > above) return html;
  return html.slice(0, at) + html.slice(at).replace(/^(<img [^>]*)loading="lazy"/, '$1fetchpriority="high"');
}
