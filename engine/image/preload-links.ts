/** Attributes of an `<img>` or `<source>` by name, still escaped as in React's HTML. */
const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name?.toLowerCase() ?? '',
      value ?? '',
    ]),
  );

/** Pictures with `fetchPriority="high"`, each with the `<picture>` around it, if any. */
const firstPictures =
  /<picture[^>]*>(?:<source[^>]*>)*<img[^>]*\sfetchpriority="high"[^>]*>|<img[^>]*\sfetchpriority="high"[^>]*>/gi;

/**
 * The `<link rel="preload">` elements for the high-priority pictures in a piece of HTML, one string per picture.
 * In the head, they are requested before the page's CSS has loaded, in the size that the picture itself will choose.
 */
export function preloadsIn(html: string): string[] {
  if (!html.includes('="high"')) return [];
  return [...html.matchAll(firstPictures)].map(([picture]) => {
    const tags = picture.match(/<(?:source|img)[^>]*>/gi)?.map(attributesOf) ?? [];
    const earlier: string[] = [];
    return tags
      .map((tag) => {
        const media = tag.get('media');
        // A source applies only if none before it does.
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
 * Removes the preloads that React writes before a block, one for every picture that is not lazy. They precede their
 * pictures too closely to help, and high-priority pictures are preloaded in the head.
 */
export const withoutOwnPreloads = (html: string): string =>
  html.replace(/^(?:<link rel="preload" as="image"[^>]*\/>)+/, '');
