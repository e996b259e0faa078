import { expect, test } from 'vitest';
import { accessTokenCookie } from '#schemas/access-token.ts';
import type { Database } from '#server/backend/database/open.ts';
import { insertDraft, removeDraft, saveVersion } from '#server/backend/sites/drafts.ts';
import {
  consoleOrigin,
  inPreviews,
  link,
  old,
  openPreviews,
  postActions,
  tokens,
  withTitle,
} from './preview-site.ts';

inPreviews(
  'a link shows its revision below a bar, for its bearer alone and without cookies',
  [old],
  async ({ get, show }) => {
    const before = await get('/');
    const cookie = `${accessTokenCookie}=someone`;
    const { statusCode, headers, body } = await show('/', link(), { cookie });
    expect(statusCode).toBe(200);
    expect(body).toContain('Earlier title');
    expect(body).not.toContain('Published title');
    expect(body).toMatch(/<aside class="Ui-previewBar"[^>]*>.*1번 버전의 미리보기.*href="\/" target="_top"/);
    expect(body).toContain('.Ui-previewBar{');
    expect(body).toContain('<meta name="robots" content="noindex">');
    // The URL has the token.
    const secrecy = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', ...secrecy });
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${consoleOrigin}`);
    for (const name of ['set-cookie', 'x-frame-options', 'cache-tag', 'etag'])
      expect(headers).not.toHaveProperty(name);

    const after = await get('/');
    expect(after.body).toBe(before.body);
    expect(after.body).not.toMatch(/previewBar|maru-preview|data-maru-node/);
    expect(after.headers['cache-control']).toMatch(/^public/);
    expect(after.headers['referrer-policy']).toBe('same-origin');
    expect(after.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  },
);

inPreviews(
  'a whole preview can be walked through by its links, in every language',
  [old],
  async ({ get }) => {
    const seen = new Set<string>();
    const queue = [`/?maru-preview=${await tokens.sign(link())}`];
    for (let url = queue.shift(); url !== undefined && seen.size < 12; url = queue.shift()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const { statusCode, body, headers } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers['cache-control'], url).toBe('private, no-store');
      expect(body, url).toContain('data-preview-bar');
      const links = [...body.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"[^>]*>/g)].filter(
        ([tag, href = '']) => !tag.includes('data-preview-leave') && !/^\/(files|_image|s)\//.test(href),
      );
      expect(links.length, url).toBeGreaterThan(3);
      for (const [, href = ''] of links) {
        expect(href, url).toContain('maru-preview=');
        queue.push(href.replaceAll('&amp;', '&').replace(/#.*/, ''));
      }
      for (const action of postActions(body)) expect(action, url).toContain('maru-preview=');
    }
    const paths = [...seen].map((url) => url.split('?')[0]);
    expect(paths).toEqual(expect.arrayContaining(['/introduce', '/en', '/products']));
  },
);

inPreviews('payloads of client navigation send the browser to the whole document', [old], async ({ get }) => {
  const path = `/introduce?maru-preview=${await tokens.sign(link())}`;
  const answer = await get(`/_maru/page?path=${encodeURIComponent(path)}`);
  expect(answer.json()).toEqual({ redirect: path });
});

inPreviews(
  'an address with the main language leads to the one without, still in the preview',
  [old],
  async ({ get }) => {
    const token = await tokens.sign(link());
    const { statusCode, headers } = await get(`/ko/introduce?maru-preview=${token}`);
    expect([statusCode, headers.location]).toEqual([307, `/introduce?maru-preview=${token}`]);
  },
);

inPreviews(
  'a link can show another day',
  [withTitle('Of Christmas', { from: '2036-12-24' })],
  async ({ show }) => {
    expect((await show('/', link())).body).not.toContain('Of Christmas');
    const { body } = await show('/en', link({ now: '2036-12-24T00:00:00Z' }));
    expect(body).toContain('Of Christmas');
    expect(body).toContain('As on 2036/12/24 (09:00)');
  },
);

inPreviews(
  'a document with errors is answered with them, and a failing node with its error card',
  [
    { ...old, pages: { '/': { sections: [{ id: 'a', type: 'Heroo', v: 1, data: {} }] } } },
    {
      ...old,
      pages: {
        '/': {
          sections: [
            ...old.pages['/'].sections,
            {
              id: 'n',
              type: 'NoticeDetail',
              v: 1,
              data: {},
              source: { name: 'notice', params: { id: 999 } },
            },
          ],
        },
      },
    },
  ],
  async ({ show }) => {
    const { statusCode, body } = await show('/', link());
    expect(statusCode).toBe(422);
    expect(body).toMatch(/<code>1:\d+<\/code> Unknown block &quot;Heroo&quot;/);
    const partly = await show('/', link({ of: { revision: 2 } }));
    expect(partly.statusCode).toBe(200);
    expect(partly.body).toContain('Earlier title');
    expect(partly.body).toMatch(/ErrorCard-path"><code>pages\[&quot;\/&quot;\].sections\[1\]/);
  },
);

inPreviews('the script of previews is served', [old], async ({ get, show }) => {
  const { body, headers } = await get('/_maru/preview.js');
  expect(headers['content-type']).toContain('text/javascript');
  expect(() => new Function(body)).not.toThrow();
  expect((await show('/', link())).body).toContain('<script src="/_maru/preview.js"></script>');
});

test('a link to a draft follows it as it is saved, and ends with it', async () => {
  let database: Database | undefined;
  const { show } = await openPreviews([], (db) => {
    database = db;
  });
  if (!database) throw new Error('no database');
  const db = database;
  const { id: partnerId } = await db
    .selectFrom('partners')
    .where('code', '=', 'han')
    .select('id')
    .executeTakeFirstOrThrow();
  const by = { author: 'Kim', authorId: null, now: Date.now() };
  const first = JSON.stringify(withTitle('First save'));
  const id = await insertDraft(db, partnerId, { name: 'Summer', base: 1, document: first, ...by });
  const claims = link({ of: { draft: id }, language: 'en' });
  expect((await show('/en', claims)).body).toMatch(/Preview of the draft “Summer”[\s\S]*First save/);
  const second = JSON.stringify(withTitle('Second save'));
  await saveVersion(db, { partnerId, id }, 1, { document: second, ...by });
  const after = await show('/en', claims);
  expect(after.body).toContain('Second save');
  expect(after.body).not.toContain('First save');
  await saveVersion(db, { partnerId, id }, 2, { document: '{ "formatVersion": 1,', ...by });
  expect((await show('/en', claims)).statusCode).toBe(422);
  await removeDraft(db, { partnerId, id });
  const gone = await show('/en', claims);
  expect([gone.statusCode, gone.body.includes('no longer exists')]).toEqual([410, true]);
});
