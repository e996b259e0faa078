import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { SiteEntry, SiteStore } from './site-store.ts';

/**
 * Reads site documents from files `<directory>/<code>/site.json`, for development: a saved file shows immediately. The
 * partners and their hosts are still read from the backend's list.
 */
export function directorySiteStore(directory: string, partners: Pick<SiteStore, 'changes'>): SiteStore {
  const fileOf = (code: string) => join(directory, code, 'site.json');
  return {
    // The backend does not know about file changes, so every site is checked each time.
    changes: async () => {
      const all = await partners.changes(0);
      const sites = all.sites.map(async (entry): Promise<SiteEntry> => {
        const changed = await stat(fileOf(entry.code)).catch(() => undefined);
        return { ...entry, revision: changed ? `${changed.mtimeMs}` : entry.revision };
      });
      return { ...all, sites: await Promise.all(sites) };
    },
    document: async (code) => ({
      text: await readFile(fileOf(code), 'utf8'),
      file: relative(process.cwd(), fileOf(code)),
    }),
    earlier: async () => undefined,
  };
}
