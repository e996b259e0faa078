/** A picture in markup. `hasSize`: it has width and height, so its space is reserved before it loads. */
export type MarkupPicture = { src: string; hasSize: boolean };

const picture = /<img\s[^<>]*>/gi;
const attribute = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Finds the pictures in unsanitised markup, in order. For validation only, not for rendering. */
export function picturesInMarkup(html: string): MarkupPicture[] {
  return [...html.matchAll(picture)].map(([tag]) => {
    const attributes = new Map(
      [...tag.matchAll(attribute)].map(([, name = '', one, two, bare]) => [
        name.toLowerCase(),
        (one ?? two ?? bare ?? '').replaceAll('&amp;', '&').trim(),
      ]),
    );
    const isLength = (name: string) => /^\d+(px)?$/.test(attributes.get(name) ?? '');
    return { src: attributes.get('src') ?? '', hasSize: isLength('width') && isLength('height') };
  });
}
