import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** The partners in a folder (by default the demo partners): each is a folder with a site document. */
export function demoSites(
  dir: string = join(root, 'fixtures', 'partners'),
): { code: string; name: string | undefined }[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((code) => !code.startsWith('.') && existsSync(join(dir, code, 'site.json')))
    .sort()
    .map((code) => ({ code, name: displayName(join(dir, code, 'content', 'partner.json')) }));
}

/** Only for the printed list, so an unreadable file just leaves the name out. */
function displayName(file: string) {
  try {
    const { languages, partner } = JSON.parse(readFileSync(file, 'utf8'));
    const text = partner.displayName[languages[0]];
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The lines printed when the site has started. */
export function describeSites(
  sites: { code: string; name: string | undefined }[],
  { port, hasIndex, consoleOrigin }: { port: number; hasIndex: boolean; consoleOrigin?: string },
) {
  const rows = sites.map(({ code, name }) => ({
    url: `http://${code}.localhost:${port}/`,
    name: name ?? code,
  }));
  if (hasIndex) rows.unshift({ url: `http://localhost:${port}/`, name: 'index of the sites' });
  if (consoleOrigin) rows.push({ url: `${consoleOrigin}/`, name: "the operators' console" });
  const width = Math.max(...rows.map(({ url }) => url.length));
  return rows.map(({ url, name }) => `  ${url.padEnd(width)}  ${name}`).join('\n');
}
