import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** The partners in a folder (by default the demo partners): each is a folder with a site document. */
export function partnerSites(
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

/**
 * The URLs printed when the site has started, in columns.
 * @param options `consoleOrigin` is undefined if the console is off, `login` is its demo account, if there is one
 */
export function describeSites(
  sites: { code: string; name: string | undefined }[],
  {
    port,
    hasIndex,
    consoleOrigin,
    isConsoleBuilt,
    login,
  }: {
    port: number;
    hasIndex: boolean;
    consoleOrigin?: string;
    isConsoleBuilt: boolean;
    login?: { email: string; password: string };
  },
): string {
  const rows = sites.map(({ code, name }) => ['', `http://${code}.localhost:${port}/`, name ?? code]);
  if (hasIndex) rows.unshift(['', `http://localhost:${port}/`, 'the list of sites']);
  if (rows[0]) rows[0][0] = 'Sites';
  if (consoleOrigin && !isConsoleBuilt)
    rows.push(['Console', 'not built: run npm run build, and start again', '']);
  else if (consoleOrigin) {
    const account = login ? `sign in with ${login.email} and the password ${login.password}` : '';
    rows.push(['Console', `${consoleOrigin}/`, account]);
  }
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = [widthOf(0), widthOf(1)];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}
