/** The only kinds of file that the backend serves, by the end of their names. */
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
// One name each, without a separator or a leading dot: nothing outside `<code>/images` can be named.
const safeName = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*$/i;

/** What may stand behind the address of a picture, to tell it from the one that had its name before. */
export const fileVersion = /\?v=[\w-]{1,40}$/;

/** Whether a text names one file, in the folder where it is looked for. */
export const isSafeName = (name: string): boolean => safeName.test(name);

/** Whether a file of this name in a partner's `images` is served. */
export const isServed = (name: string): boolean =>
  isSafeName(name) && Object.hasOwn(servedTypes, /\.[^.]*$/.exec(name)?.[0] ?? '');
