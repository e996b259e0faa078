import { fileVersion } from '#schemas/served-file.ts';

/** Escapes that a path must not contain: dots, separators, NUL. */
const disguised = /%(2e|2f|5c|00)/i;

/**
 * Normalizes the path of a file of the backend, with its version if it has one; undefined if a URL is not such a path.
 * Otherwise `/files/..//host/x` could be read as a URL of another host.
 */
export function filePath(address: string): string | undefined {
  const url = URL.parse(address, 'http://files.invalid');
  if (url?.host !== 'files.invalid' || url.hash) return undefined;
  const { pathname, search } = url;
  if (search.replace(fileVersion, '')) return undefined;
  if (!pathname.startsWith('/files/') || pathname.includes('//') || disguised.test(pathname))
    return undefined;
  try {
    // `%61` is `a`: otherwise one picture would be rendered and cached once per spelling.
    return pathname.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/') + search;
  } catch {
    return undefined;
  }
}
