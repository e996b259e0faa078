import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { accessTokenCookie } from '#schemas/access-token.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { createPreviewTokens, type LinkClaims, type PreviewClaims } from '#schemas/operator/preview-token.ts';
import type { Database } from '#server/backend/database/open.ts';
import { insertDraft, removeDraft, saveVersion } from '#server/backend/sites/drafts.ts';
import { publishDocument } from '#server/backend/sites/revisions.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { startWholeSite } from './whole-site.ts';

const tokens = createPreviewTokens(appKey);
const later = Math.floor(Date.now() / 1000) + 600;
const link = (more: Partial<LinkClaims> = {}): LinkClaims => ({
  ...{ purpose: 'link', partner: 'han', of: { revision: 1 }, expires: later },
  ...more,
});
const withTitle = (title: string, when?: object) => ({
  ...{ formatVersion: 1, template: 'commerce' },
  menu: ['/introduce', '/products'].map((url) => ({ url, title: { ko: url } })),
  pages: {
    '/': {
      sections: [
        {
          id: 'hero',
          type: 'HeroStatement',
          v: 1,
          data: { title: { ko: title, en: title } },
          ...(when && { when }),
        },
      ],
    },
  },
});
const published = siteDocument.parse(withTitle('Published title'));
const consoleOrigin = 'https://console.example';

let site: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) =>
  site.inject({ url, headers: { host: 'han.localhost', ...headers } });
const show = async (path: string, claims: PreviewClaims, headers = {}) =>
  get(`${path}${path.includes('?') ? '&' : '?'}maru-preview=${await tokens.sign(claims)}`, headers);

async function open(earlier: object[]): Promise<void> {
  site = await startWholeSite(
    published,
    { CONSOLE_HOST: new URL(consoleOrigin).host },
    async (db, partnerId) => {
      for (const document of earlier)
        await publishDocument(db, partnerId, { document: JSON.stringify(document), author: 'test' });
    },
  );
}
const inTest = (name: string, earlier: object[], run: () => Promise<void>) =>
  test(name, async () => {
    await open(earlier);
    await run();
  });

const postActions = (body: string) =>
  (body.match(/<form\b[^>]*method="post"[^>]*>/g) ?? []).map(
    (tag) => /action="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
const old = withTitle('Earlier title');

inTest('a link shows its revision below a bar, for its bearer alone and without cookies', [old], async () => {
  const before = await get('/');
  const cookie = `${accessTokenCookie}=someone`;
  const { statusCode, headers, body } = await show('/', link(), { cookie });
  expect(statusCode).toBe(200);
  expect(body).toContain('Earlier title');
  expect(body).not.toContain('Published title');
  expect(body).toMatch(/<aside class="Ui-previewBar"[^>]*>.*리비전 1의 미리보기.*href="\/" target="_top"/);
  expect(body).toContain('.Ui-previewBar{');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${consoleOrigin}`);
  for (const name of ['set-cookie', 'x-frame-options', 'cache-tag', 'etag'])
    expect(headers).not.toHaveProperty(name);

  const after = await get('/');
  expect(after.body).toBe(before.body);
  expect(after.body).not.toMatch(/previewBar|maru-preview|data-maru-node/);
  expect(after.headers['cache-control']).toMatch(/^public/);
  expect(after.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

inTest('a whole preview can be walked through by its links, in every language', [old], async () => {
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
});

inTest(
  'a token that was changed, has expired, or is for something else never shows the site',
  [old],
  async () => {
    const good = await tokens.sign(link());
    const other = await createPreviewTokens('other key').sign(link());
    const past = await tokens.sign(link({ expires: 1_700_000_000, language: 'en' }));
    const foreign = await tokens.sign(link({ partner: 'sakura' }));
    const frame = await tokens.sign({ purpose: 'frame', partner: 'han', expires: later });
    const gone = await tokens.sign(link({ of: { revision: 77 } }));
    const answers: [token: string, status: number][] = [
      ...[`${good}x`, good.replace(/^./, 'x'), good.slice(1), '', 'x.y', other, foreign, frame].map(
        (token): [string, number] => [token, 403],
      ),
      [past, 410],
      [gone, 410],
    ];
    for (const [token, status] of answers)
      for (const path of ['/', '/introduce', '/en/nowhere']) {
        const { statusCode, body, headers } = await get(`${path}?maru-preview=${token}`);
        expect([statusCode, headers['cache-control']], token).toEqual([status, 'private, no-store']);
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(body, token).not.toMatch(/Published title|HeaderBar|maru-root/);
      }
    expect((await get(`/?maru-preview=${past}`)).body).toContain('This preview link has expired');
    expect((await get(`/?maru-preview=&maru-preview=${good}`)).statusCode).toBe(403);
    const head = await site.inject({
      ...{ method: 'HEAD', url: '/?maru-preview=x', headers: { host: 'han.localhost' } },
    });
    expect([head.statusCode, head.headers['cache-control']]).toEqual([403, 'private, no-store']);
    const elsewhere = await get(`/?maru-preview=${good}`, { host: 'sakura.localhost' });
    expect([elsewhere.statusCode, elsewhere.body.includes('Earlier title')]).toEqual([403, false]);
    expect((await get(`/?maru-preview=${good}`, { host: 'nobody.localhost' })).statusCode).toBe(421);
  },
);

inTest('forms of a preview send nothing, and its search stays in it', [old], async () => {
  const contact = await show('/cscenter/boards/11/write', link());
  const [action = ''] = postActions(contact.body);
  expect(action).toContain('maru-preview=');
  const sent = await site.inject({
    ...{ method: 'POST', url: action.replaceAll('&amp;', '&') },
    headers: {
      ...{ host: 'han.localhost', origin: 'http://han.localhost', 'sec-fetch-site': 'same-origin' },
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'form=write&title=x',
  });
  expect(sent.statusCode).toBe(403);
  expect(sent.body).toContain('미리보기이므로 아무것도 전송되지 않았습니다.');
  const home = await show('/search', link());
  expect(home.body).toMatch(
    /<form[^>]*action="\/search"[^>]*><input type="hidden" name="maru-preview" value="[\w.-]+">/,
  );
  expect((await show('/search?keyword=a', link())).body).toContain('maru-preview=');
});

inTest('payloads of client navigation send the browser to the whole document', [old], async () => {
  const path = `/introduce?maru-preview=${await tokens.sign(link())}`;
  const answer = await get(`/_maru/page?path=${encodeURIComponent(path)}`);
  expect(answer.json()).toEqual({ redirect: path });
});

inTest(
  'an address with the main language leads to the one without, still in the preview',
  [old],
  async () => {
    const token = await tokens.sign(link());
    const { statusCode, headers } = await get(`/ko/introduce?maru-preview=${token}`);
    expect([statusCode, headers.location]).toEqual([307, `/introduce?maru-preview=${token}`]);
  },
);

inTest('a link can show another day', [withTitle('Of Christmas', { from: '2036-12-24' })], async () => {
  expect((await show('/', link())).body).not.toContain('Of Christmas');
  const { body } = await show('/en', link({ now: '2036-12-24T00:00:00Z' }));
  expect(body).toContain('Of Christmas');
  expect(body).toContain('As on 2036/12/24 (09:00)');
});

inTest(
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
  async () => {
    const { statusCode, body } = await show('/', link());
    expect(statusCode).toBe(422);
    expect(body).toMatch(/<code>1:\d+<\/code> Unknown block &quot;Heroo&quot;/);
    const partly = await show('/', link({ of: { revision: 2 } }));
    expect(partly.statusCode).toBe(200);
    expect(partly.body).toContain('Earlier title');
    expect(partly.body).toMatch(/ErrorCard-path"><code>pages\[&quot;\/&quot;\].sections\[1\]/);
  },
);

test('a link to a draft follows it as it is saved, and ends with it', async () => {
  let database: Database | undefined;
  site = await startWholeSite(published, {}, async (db) => {
    database = db;
  });
  if (!database) throw new Error('no database');
  const db = database;
  const { id: partnerId } = await db
    .selectFrom('partners')
    .where('code', '=', 'han')
    .select('id')
    .executeTakeFirstOrThrow();
  const by = { author: 'Kim', now: Date.now() };
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

inTest('the script of previews is served', [old], async () => {
  const { body, headers } = await get('/_maru/preview.js');
  expect(headers['content-type']).toContain('text/javascript');
  expect(() => new Function(body)).not.toThrow();
  expect((await show('/', link())).body).toContain('<script src="/_maru/preview.js"></script>');
});

inTest('renders of previews are counted against the address that asks for them', [old], async () => {
  const token = await tokens.sign(link());
  const statuses = new Set<number>();
  // With a wrong token, which costs the same count and no render.
  for (let round = 0; round < 13; round += 1) {
    const asked = Array.from({ length: 100 }, (_, index) =>
      get(`/?maru-preview=${token}x&n=${round}-${index}`),
    );
    for (const { statusCode } of await Promise.all(asked)) statuses.add(statusCode);
  }
  expect([...statuses]).toEqual([403, 429]);
});
