/** A picture that a text of markup shows. `hasSize`: its place is kept until it is there. */
export type MarkupPicture = { src: string; hasSize: boolean };

const picture = /<img\s[^<>]*>/gi;
const attribute = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The pictures of markup as its author wrote it, in its order; for those who check it, not for those who show it. */
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
