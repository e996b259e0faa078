import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { SiteEntry, SiteStore } from './site-store.ts';

/**
 * Site documents as files `<directory>/<code>/site.json`, for development: what is saved is what is shown. The
 * partners and their hosts still come from the backend's list.
 */
export function directorySiteStore(directory: string, partners: Pick<SiteStore, 'changes'>): SiteStore {
  const fileOf = (code: string) => join(directory, code, 'site.json');
  return {
    // Files say nothing to the backend when they change: every site is looked at each time.
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
