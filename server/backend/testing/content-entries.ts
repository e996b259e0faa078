import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { Database } from '../database/open.ts';
import { seedContent } from '../seed/seed-content.ts';
import { asker } from './backend.ts';
import { noon } from './clinic.ts';
import { han, sizes } from './content.ts';
import { startOperatorBackend } from './operators.ts';

const code = 'han';

/** Starts a backend whose operators change the content of the clinic `han`, which has an uploaded picture. */
export async function startContentBackend(db: Database) {
  const started = await startOperatorBackend(db);
  const { app, call, operator } = started;
  const { token } = await operator({ roles: { han: 'publisher' } });
  const webp = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c97' } })
    .webp()
    .toBuffer();
  const uploaded = await call('uploadMedia', {
    token,
    params: { code, name: 'desk.webp' },
    body: webp,
    headers: { 'content-type': 'image/webp' },
  });
  const read = async (list: string, id: number) =>
    (await call('contentEntry', { token, params: { code, list, id } })).body;
  return {
    ...started,
    token,
    picture: uploaded.body.media.url as string,
    stop: () => rm(started.operators.mediaDir, { recursive: true, force: true }),
    read,
    rows: async (list: string, query: object = {}) =>
      (await call('contentEntries', { token, params: { code, list, ...query } })).body,
    create: (list: string, entry: object, by = token) =>
      call('createContentEntry', { token: by, params: { code, list }, body: { entry } }),
    save: async (list: string, id: number, change: object, version?: string) => {
      const present = await read(list, id);
      return call('saveContentEntry', {
        token,
        params: { code, list, id },
        body: { version: version ?? present.version, entry: { ...present.entry, ...change } },
      });
    },
    remove: (list: string, id: number) => call('deleteContentEntry', { token, params: { code, list, id } }),
    ask: (path: string, by: { as?: string } = {}) => asker(app)(`global/${path}`, by),
    /** Sets the clinic up again, as a new version of Maru would. */
    readFilesAgain: (files = han()) =>
      db.transaction().execute((transaction) => seedContent(transaction, files, sizes, noon)),
    /** All that visitors get of the clinic but its popups, and the tables that find and sort it. */
    everything: async () => {
      const tables = ['notices', 'boardArticles', 'faqCategories', 'faqs', 'schedules', 'employees'] as const;
      const more = [
        'brandings',
        'boardTypes',
        'afterNotices',
        'afterNoticeProducts',
        'terms',
        'categories',
      ] as const;
      const shop = [
        'productCategories',
        'products',
        'advertisedOptions',
        'events',
        'eventPrices',
        'exhibitions',
      ] as const;
      const all = [
        ...tables,
        ...more,
        ...shop,
        'exhibitionProducts',
        'goneExhibitions',
        'contentTexts',
      ] as const;
      const found = await Promise.all(
        all.map(async (table) => {
          const stored = await db
            .selectFrom(table as 'contentTexts')
            .where('partnerId', '=', 1)
            .selectAll()
            .execute();
          const texts = stored.filter(({ kind }) => kind !== 'popup').map((row) => JSON.stringify(row));
          return [table, texts.sort()];
        }),
      );
      return Object.fromEntries(found);
    },
  };
}

export type ContentBackend = Awaited<ReturnType<typeof startContentBackend>>;
