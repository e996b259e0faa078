import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { publishDocument } from '../../sites/revisions.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

describeDatabases('Uses of an entry', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });
  const uses = async (list: string, id: number) => {
    const { body } = await content.call('contentEntryUses', {
      token: content.token,
      params: { code, list, id },
    });
    const places: { where: string; path: unknown[] }[] = body.places;
    return {
      uses: body.uses.map((use: { list: string; id: number }) => `${use.list} ${use.id}`),
      places: places.map(({ where, path }) => [where, path.join('.')].filter(Boolean).join(' ')),
    };
  };
  const popup = async (linkTo: string) => {
    const items = [{ title: { ko: '하나' }, pcContent: content.picture, devices: ['PC'], linkTo }];
    const params = { token: content.token, params: { code }, body: { locations: ['/'], items } };
    return `popup ${(await content.call('createPopup', params)).body.popup.id}`;
  };
  const publish = (document: object) =>
    publishDocument(db(), 1, { document: JSON.stringify(document), author: 'test' });

  test('Popups, texts and documents that lead to it or show it are named, but not its own text', async () => {
    const { origin } = await db()
      .selectFrom('partners')
      .where('id', '=', 1)
      .select('origin')
      .executeTakeFirstOrThrow();
    const shown = await popup('/cscenter/notice/2');
    await popup('/cscenter/notice/22');
    await popup('https://other.example/cscenter/notice/2');
    const link = (href: string) => ({ content: { ko: `<p><a href="${href}">…</a></p>` } });
    await content.save('notices', 1, link(`${origin}/en/cscenter/notice/2#hours`));
    await content.save('notices', 2, link('/cscenter/notice/2'));
    await publish({
      menu: [{ url: '/cscenter/notice/2?from=menu' }, { url: '/cscenter/notice/23' }],
      pages: {
        '/': {
          sections: [
            { id: 'a', type: 'Notice', v: 1, source: { name: 'notice', params: { id: 2 } } },
            { id: 'b', type: 'Product', v: 1, source: { name: 'product', params: { id: 2 } } },
          ],
        },
      },
    });
    expect(await uses('notices', 2)).toEqual({
      uses: [],
      places: ['notice 1', shown, 'published menu.0.url', 'published pages./.sections.0.source.params.id'],
    });
  });

  test('A category is linked in the query or the path, and named in lists of ids', async () => {
    await publish({
      menu: [{ url: '/products?sort=new&categoryId=3' }, { url: '/products?categoryId=33' }],
      pages: {
        '/': { sources: { all: { name: 'products', params: { categoryId: '2,3' } } } },
      },
    });
    const first = await popup('/ja/products/category/3');
    const { places } = await uses('categories', 3);
    expect(places).toEqual([
      first,
      'published menu.0.url',
      'published pages./.sources.all.params.categoryId',
    ]);
  });

  test('A treatment is named by other entries, and a secret price is linked with its treatment', async () => {
    const first = await popup('/products/1/secret/3');
    expect((await uses('events', 3)).places).toEqual([first]);
    const treatment = await uses('products', 1);
    expect(treatment.places).toContain(first);
    expect(treatment.uses.length).toBeGreaterThan(0);
    expect(await uses('faqs', 1)).toEqual({ uses: [], places: [] });
  });

  test('A translation that visitors do not get yet leads to it too', async () => {
    const link = '<p><a href="/boards/1/detail/1">…</a></p>';
    await content.save('notices', 1, { title: { ko: '안내' }, content: { ko: '<p>안내</p>', zh: link } });
    expect((await uses('boardArticles', 1)).places).toEqual(['notice 1']);
  });

  test.each([
    { list: 'boardTypes', naming: 'boardArticles', of: { boardTypeId: 0, isPinned: 0, createdAt: 1 } },
    { list: 'faqCategories', naming: 'faqs', of: { categoryId: 0, weight: 0 } },
  ] as const)('Of thousands of $naming that name one of $list, only 20 are read', async (of) => {
    const { body } = await content.create(of.list, { name: { ko: '칼럼' } });
    const named = 'boardTypeId' in of.of ? { boardTypeId: body.id } : { categoryId: body.id };
    // Only where visitors' lists find them: the entries are not read at all.
    const rows = Array.from({ length: 25 }, (_, index) => ({ partnerId: 1, id: 7_000 + index }));
    await db()
      .insertInto(of.naming as 'faqs')
      .values(rows.map((row) => ({ ...row, ...of.of, ...named }) as never))
      .execute();
    const last = Array.from({ length: 20 }, (_, index) => `${of.naming} ${7_024 - index}`);
    expect((await uses(of.list, body.id)).uses).toEqual(last);
    expect((await content.remove(of.list, body.id)).body).toMatchObject({ code: 'ENTRY_IN_USE' });
    await db()
      .deleteFrom(of.naming as 'faqs')
      .where('id', '>=', 7_000)
      .execute();
    expect((await content.remove(of.list, body.id)).status).toBe(200);
  });
});
