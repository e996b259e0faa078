import { fileVersion } from '#schemas/served-file.ts';

/** What a path must not hide behind an escape: dots that climb, separators, a NUL. */
const disguised = /%(2e|2f|5c|00)/i;

/**
 * The path of a file of the backend in its one spelling, with its version where it has one, or undefined where an address
 * is no such path. Without it `/files/..//host/x` would be read as an address of another host.
 */
export function filePath(address: string): string | undefined {
  const url = URL.parse(address, 'http://files.invalid');
  if (url?.host !== 'files.invalid' || url.hash) return undefined;
  const { pathname, search } = url;
  if (search.replace(fileVersion, '')) return undefined;
  if (!pathname.startsWith('/files/') || pathname.includes('//') || disguised.test(pathname))
    return undefined;
  try {
    // `%61` is `a`: else one picture would be made and kept under as many names as it has spellings.
    return pathname.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/') + search;
  } catch {
    return undefined;
  }
}
