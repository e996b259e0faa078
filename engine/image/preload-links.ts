/** Attributes of an `<img>` or `<source>` by name, as they stand in the HTML that React writes: quoted and escaped. */
const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name?.toLowerCase() ?? '',
      value ?? '',
    ]),
  );

/** The elements of pictures that a block wants first (`fetchPriority="high"`), each with the `<picture>` around it, if any. */
const firstPictures =
  /<picture[^>]*>(?:<source[^>]*>)*<img[^>]*\sfetchpriority="high"[^>]*>|<img[^>]*\sfetchpriority="high"[^>]*>/gi;

/**
 * The `<link rel="preload">` elements for the pictures in a piece of HTML that are wanted first, one text a picture.
 * In the head they are asked for before the page's CSS has come, in the size that the picture itself will choose.
 */
export function preloadsIn(html: string): string[] {
  if (!html.includes('="high"')) return [];
  return [...html.matchAll(firstPictures)].map(([picture]) => {
    const tags = picture.match(/<(?:source|img)[^>]*>/gi)?.map(attributesOf) ?? [];
    const earlier: string[] = [];
    return tags
      .map((tag) => {
        const media = tag.get('media');
        // A source is chosen where none before it was.
        const conditions = [...earlier.map((one) => `(not ${one})`), ...(media ? [media] : [])];
        if (media) earlier.push(media);
        return preload(tag, conditions.join(' and '));
      })
      .join('');
  });
}

function preload(tag: Map<string, string>, media: string): string {
  const attribute = (name: string, value: string | undefined) => (value ? ` ${name}="${value}"` : '');
  return [
    '<link rel="preload" as="image" fetchpriority="high"',
    tag.has('srcset') ? '' : attribute('href', tag.get('src')),
    attribute('imagesrcset', tag.get('srcset')),
    attribute('imagesizes', tag.get('sizes')),
    attribute('media', media),
    '>',
  ].join('');
}

/**
 * React's HTML of a block without the preloads that it writes before it, for every picture that is not lazy: each stands
 * right before its picture, and those that are wanted first are preloaded in the head.
 */
export const withoutOwnPreloads = (html: string): string =>
  html.replace(/^(?:<link rel="preload" as="image"[^>]*\/>)+/, '');
