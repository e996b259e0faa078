/** Characters of text that fit on a phone's first screen above an image. */
const above = 200;

/** Prioritizes the first image of markup that starts with one: a notice is often a poster below one line. */
export function withLeadPicture(html: string): string {
  const at = html.indexOf('<img ');
  if (at < 0 || html.slice(0, at).replace(/<[^>]*>/g, '').length > above) return html;
  return html.slice(0, at) + html.slice(at).replace(/^<img [^>]*>/, asFirst);
}

/** Turns a lazy image, as the sanitizer writes it, into one that loads first. */
const asFirst = (picture: string) =>
  picture
    .replace('loading="lazy" decoding="async"', 'fetchpriority="high" decoding="sync"')
    .replace(' sizes="auto, ', ' sizes="');
