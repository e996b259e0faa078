import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * The partners of a folder, the demo ones if none is named: one folder with a site document each.
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

/** A nicety of the printed list, so anything unreadable only leaves the name out. @param {string} file */
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
 * The lines that greet whoever started the site.
 * @param {{ code: string, name: string | undefined }[]} sites
 * @param {{ port: number, hasIndex: boolean }} options
 */
export function describeSites(sites, { port, hasIndex }) {
  const rows = sites.map(({ code, name }) => ({
    url: `http://${code}.localhost:${port}/`,
    name: name ?? code,
  }));
  if (hasIndex) rows.unshift({ url: `http://localhost:${port}/`, name: 'index of the sites' });
  const width = Math.max(...rows.map(({ url }) => url.length));
  return rows.map(({ url, name }) => `  ${url.padEnd(width)}  ${name}`).join('\n');
}
