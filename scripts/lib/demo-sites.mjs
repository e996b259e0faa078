import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * The partners in a folder (by default the demo partners): each is a folder with a site document.
 * @param {string} [dir]
 * @returns {{ code: string, name: string | undefined }[]}
 */
export function demoSites(dir = join(root, 'fixtures', 'partners')) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((code) => existsSync(join(dir, code, 'site.json')))
    .sort()
    .map((code) => ({ code, name: displayName(join(dir, code, 'content', 'partner.json')) }));
}

/** Only for the printed list, so an unreadable file just leaves the name out. @param {string} file */
function displayName(file) {
  try {
    const { languages, partner } = JSON.parse(readFileSync(file, 'utf8'));
    const text = partner.displayName[languages[0]];
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The lines printed when the site has started.
 * @param {{ code: string, name: string | undefined }[]} sites
 * @param {{ port: number, hasIndex: boolean, consoleOrigin?: string }} options
 */
export function describeSites(sites, { port, hasIndex, consoleOrigin }) {
  const rows = sites.map(({ code, name }) => ({
    url: `http://${code}.localhost:${port}/`,
    name: name ?? code,
  }));
  if (hasIndex) rows.unshift({ url: `http://localhost:${port}/`, name: 'index of the sites' });
  if (consoleOrigin) rows.push({ url: `${consoleOrigin}/`, name: "the operators' console" });
  const width = Math.max(...rows.map(({ url }) => url.length));
  return rows.map(({ url, name }) => `  ${url.padEnd(width)}  ${name}`).join('\n');
}
