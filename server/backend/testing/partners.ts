import type { Database } from '../database/open.ts';

/** Adds partners without content, `many-00000` and so on. */
export async function addPartners(db: Database, count: number): Promise<void> {
  const partner = { mainLanguage: 'ko', languages: '["ko"]', timeZone: 'Asia/Seoul', origin: '' } as const;
  const numbers = Array.from({ length: count }, (_, number) => number);
  for (let at = 0; at < count; at += 500)
    await db
      .insertInto('partners')
      .values(
        numbers.slice(at, at + 500).map((number) => ({
          id: 10_000 + number,
          code: `many-${String(number).padStart(5, '0')}`,
          ...partner,
          hidesDefaultOptions: 0,
          isCdnFavicon: 0,
          contentHash: null,
          siteHash: null,
          createdAt: 0,
        })),
      )
      .execute();
}
