/** The only file types that the backend serves, by extension. */
export const servedTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
};
// A single name without separators or a leading dot, so that it cannot lead outside `<code>/images`.
const safeName = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*$/i;

/** Version suffix of a picture's URL, to distinguish it from an earlier picture with the same name. */
export const fileVersion = /\?v=[\w-]{1,40}$/;

/** Whether a text is the name of a file in the folder itself. */
export const isSafeName = (name: string): boolean => safeName.test(name);

/** Whether a file of this name in a partner's `images` is served. */
export const isServed = (name: string): boolean =>
  isSafeName(name) && Object.hasOwn(servedTypes, /\.[^.]*$/.exec(name)?.[0] ?? '');

/** Maximum pixels of a picture, over all its frames: 200 MB once decoded. Uploads, pictures and icons share it. */
export const maxPicturePixels = 50_000_000;
