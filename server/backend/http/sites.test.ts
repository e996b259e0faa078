import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { seedContent } from '../seed/seed-content.ts';
import { insertDraft, saveVersion } from '../sites/drafts.ts';
import { siteChanges } from '../sites/published.ts';
import { publishDocument, publishOver } from '../sites/revisions.ts';
import { appKey, startTestBackend } from '../testing/backend.ts';
import { han, sizes } from '../testing/content.ts';

describeDatabases('Site documents', (db) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await startTestBackend(db()));
  });
  const get = (url: string, headers = {}) => app.inject({ url, headers: { 'app-key': appKey, ...headers } });
  const statuses = async () => {
    const rows = await db()
      .selectFrom('siteRevisions')
      .where('partnerId', '=', 1)
      .select(['id', 'status'])
      .orderBy('id')
      .execute();
    return rows.map((row) => row.status);
  };

  test('Sites are listed with their hosts, before and after something is published', async () => {
    const all = (await get('/sites')).json();
    expect(all.sites).toEqual([
      {
        code: 'han',
        partnerId: 1,
        hosts: ['han.localhost'],
        origin: 'http://han.localhost',
        templateCode: 'commerce',
        revision: null,
      },
      {
        code: 'sakura',
        partnerId: 2,
        hosts: ['sakura.localhost', 'www.sakura.example'],
        origin: 'https://www.sakura.example',
        templateCode: 'commerce',
        revision: null,
      },
    ]);
    expect(all).toMatchObject({ more: false, total: 2, latest: all.cursor });
    expect((await get('/sites/han/document')).statusCode).toBe(404);
    await publishDocument(db(), 1, { document: '{ "first": 1 } // as written', author: 'a' });
    const news = (await get(`/sites?after=${all.cursor}`)).json();
    expect(news.sites).toMatchObject([{ code: 'han', revision: 1 }]);
    expect((await get(`/sites?after=${news.cursor}`)).json()).toMatchObject({
      sites: [],
      cursor: news.cursor,
    });
    expect((await get('/sites?after=x')).statusCode).toBe(400);
  });

  test('A preview gets any revision of a partner by its number', async () => {
    const { id: revision } = await db()
      .selectFrom('siteRevisions')
      .where('partnerId', '=', 1)
      .select('id')
      .executeTakeFirstOrThrow();
    const answer = await get(`/sites/han/revisions/${revision}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual((await get('/sites/han/document')).json());
    for (const other of ['99', '0', '-1', '1.5', 'x', '99999999999999999999', '1%27'])
      expect((await get(`/sites/han/revisions/${other}`)).statusCode, other).toBe(404);
    expect((await get(`/sites/nobody/revisions/${revision}`)).statusCode).toBe(404);
    expect((await get(`/sites/han/revisions/${revision}`, { 'app-key': 'wrong' })).statusCode).toBe(401);
  });

  test('A preview gets a draft of a partner as it was last saved', async () => {
    const draft = { name: 'Summer', base: 1, document: 'first', author: 'a', authorId: null, now: 1 };
    const id = await insertDraft(db(), 1, draft);
    const url = `/sites/han/drafts/${id}`;
    expect((await get(url)).json()).toEqual({ draft: id, version: 1, name: 'Summer', document: 'first' });
    await saveVersion(db(), { partnerId: 1, id }, 1, {
      document: 'second',
      author: 'a',
      authorId: null,
      now: 2,
    });
    const saved = await get(url);
    expect(saved.json()).toMatchObject({ version: 2, document: 'second' });
    expect(saved.headers['cache-control']).toBe('no-store');
    for (const other of [`/sites/sakura/drafts/${id}`, '/sites/han/drafts/99', '/sites/han/drafts/x'])
      expect((await get(other)).statusCode, other).toBe(404);
    expect((await get(url, { 'app-key': 'wrong' })).statusCode).toBe(401);
  });

  test('A site includes the template of its homepage config', async () => {
    const { cursor } = (await get('/sites')).json();
    const content = han();
    const config = { ...content.partner.config, templateCode: 'branding' };
    await db()
      .transaction()
      .execute((transaction) =>
        seedContent(
          transaction as ReturnType<typeof db>,
          { ...content, partner: { ...content.partner, config } },
          sizes,
        ),
      );
    const news = (await get(`/sites?after=${cursor}`)).json();
    expect(news.sites).toMatchObject([{ code: 'han', templateCode: 'branding' }]);
  });

  test('Many sites are listed page by page, each once', async () => {
    const first = await siteChanges(db(), 0, 1);
    const second = await siteChanges(db(), first.cursor, 1);
    expect([first, second].map(({ more }) => more)).toEqual([true, true]);
    expect([...first.sites, ...second.sites].map(({ code }) => code).sort()).toEqual(['han', 'sakura']);
    expect(await siteChanges(db(), second.cursor, 1)).toMatchObject({ sites: [], more: false });
  });

  test('The published document is returned verbatim, with an ETag', async () => {
    const response = await get('/sites/han/document');
    expect(response.json()).toMatchObject({ revision: 1, document: '{ "first": 1 } // as written' });
    const again = await get('/sites/han/document', { 'if-none-match': response.headers.etag });
    expect(again.statusCode).toBe(304);
    expect((await get('/sites/sakura/document')).statusCode).toBe(404);
    expect((await get('/sites/nobody/document')).statusCode).toBe(404);
    expect((await get('/sites/no%00body/document')).statusCode).toBe(404);
  });

  test('Publishing archives the previously published revision, and the document before it stays available', async () => {
    expect(await publishDocument(db(), 1, { document: 'second', author: 'a' })).toBe(2);
    expect(await statuses()).toEqual(['archived', 'published']);
    expect((await get('/sites/han/document')).json().revision).toBe(2);
    expect((await get('/sites/han/document?before=2')).json().revision).toBe(1);
    expect((await get('/sites/han/document?before=1')).statusCode).toBe(404);
    expect((await get('/sites/han/document?before=99')).statusCode).toBe(404);
  });

  test('A document is not published over another one than expected', async () => {
    const revision = { document: 'third', author: 'a' };
    expect(await publishOver(db(), 1, 1, revision)).toBeUndefined();
    expect(await publishOver(db(), 1, null, revision)).toBeUndefined();
    expect(await publishOver(db(), 1, 2, revision)).toBe(3);
    expect(await statuses()).toEqual(['archived', 'archived', 'published']);
  });

  test('A publication whose further work fails publishes nothing', async () => {
    const fail = async () => Promise.reject(new Error('full'));
    await expect(publishOver(db(), 1, 3, { document: 'x', author: 'a' }, fail)).rejects.toThrow('full');
    expect((await get('/sites/han/document')).json().revision).toBe(3);
  });

  test('Of documents published concurrently, exactly one stays published', async () => {
    const publish = (document: string) => publishDocument(db(), 1, { document, author: 'a' });
    await Promise.all(['a', 'b', 'c', 'd'].map(publish));
    const all = await statuses();
    expect(all.filter((status) => status === 'published')).toHaveLength(1);
    expect(all).toHaveLength(7);
  });
});
