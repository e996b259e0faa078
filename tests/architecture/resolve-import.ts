import { posix } from 'node:path';

/**
 * The repository path of a specifier (`#engine/x.ts`, `./x.ts`, `/blocks/x.ts`, glob patterns included), or undefined
 * for a package or a Node built-in.
 */
export function resolveImport(importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return posix.normalize(path.slice(1));
  if (path.startsWith('/')) return posix.normalize(path.slice(1));
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  return undefined;
}

/** The name of the package in a specifier: `react-dom/server` → `react-dom`, `@scope/a/b` → `@scope/a`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
