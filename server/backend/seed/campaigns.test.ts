import { beforeAll, expect, test } from 'vitest';
import type { PopupRow } from '#schemas/api/popups.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { han, sizes } from '../testing/content.ts';
import { seedContent } from './seed-content.ts';

describeDatabases('Seeded popups', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
    const content = han();
    const [, , popup] = content.popups.rows;
    const [item] = popup?.items ?? [];
    if (!popup || !item) throw new Error('han has no third popup.');
    popup.locations = ['/en/products/', '/products?categoryId=7'];
    popup.items = [
      { ...item, image: 'one', mobileImage: { ko: 'two', en: 'one' } },
      { ...item, image: { ko: 'one', en: 'two' }, mobileImage: undefined },
    ];
    await db()
      .transaction()
      .execute((transaction) => seedContent(transaction, content, sizes, noon));
  });
  const shown = async (language: string) => {
    const { rows } = (await ask(`global/popups?languageCode=${language}`)).body;
    const { languageCode, popupItems } = rows.find(({ id }: PopupRow) => id === 3) as PopupRow;
    return {
      languageCode,
      pictures: popupItems.map(({ pcContent, mobileContent }) => [pcContent?.url, mobileContent?.url]),
    };
  };
  const [one, two] = ['/files/han/one.webp', '/files/han/two.webp'];

  test('Desktop and phone pictures are those of the visitor’s language, or the one that serves all languages', async () => {
    expect(await shown('ko')).toEqual({
      languageCode: 'ko',
      pictures: [
        [one, two],
        [one, undefined],
      ],
    });
    expect(await shown('en')).toEqual({
      languageCode: 'en',
      pictures: [
        [one, one],
        [two, undefined],
      ],
    });
  });

  test('In a language that has no picture of its own, a popup has the pictures and texts of the main language', async () => {
    expect(await shown('zh')).toEqual(await shown('ko'));
  });

  test('The pages of a popup are those that the site has: without language, final slash or former URL', async () => {
    const { rows } = (await ask('global/popups?languageCode=ko')).body;
    const { locations } = rows.find(({ id }: PopupRow) => id === 3) as PopupRow;
    expect(locations).toEqual(['/products', '/products/category/7']);
  });
});
