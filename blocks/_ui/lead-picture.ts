/** Characters of text that fit on the first screen of a phone above a picture. */
const above = 200;

/** Markup whose first picture loads first, where it begins with one: a notice is often a poster and a line above it. */
export function withLeadPicture(html: string): string {
  const at = html.indexOf('<img ');
  if (at < 0 || html.slice(0, at).replace(/<[^>]*>/g, '').length > above) return html;
  return html.slice(0, at) + html.slice(at).replace(/^<img [^>]*>/, asFirst);
}

/** As the sanitiser writes a picture that waits, without what only such a one may say. */
const asFirst = (picture: string) =>
  picture
    .replace('loading="lazy" decoding="async"', 'fetchpriority="high" decoding="sync"')
    .replace(' sizes="auto, ', ' sizes="');
