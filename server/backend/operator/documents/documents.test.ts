import { beforeAll, beforeEach, expect, test } from 'vitest';
import { documentCalls } from '#schemas/operator/documents-calls.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { earlierDocument } from '#server/backend/sites/published.ts';
import { han, sakura, sizes } from '#server/backend/testing/content.ts';
import { createPublishing } from '#server/publishing/create-publishing.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import type { Publishing } from '../context/publishing-port.ts';
import type { OperatorRefusal } from '../context/refusal.ts';
import { publishDue } from '../schedule/publish-due.ts';
import type { DocumentContext } from './context.ts';
import { documentHandlers as handlers } from './index.ts';

const section = (id: string, html: object) => ({ id, type: 'RichText', v: 1, data: { html } });
const text = (ko: string, en = 'en', more: object = {}) =>
  JSON.stringify(
    {
      formatVersion: 1,
      template: 'commerce',
      menu: [],
      pages: { '/landing': { sections: [section('text', { ko, en })] } },
      ...more,
    },
    null,
    2,
  );
const at = Date.parse('2026-11-25T00:00:00Z');
const minute = 60_000;

describeDatabases('Documents of operators', (db) => {
  let publishing: Publishing;
  let now = at;
  let partnerId = 0;
  beforeAll(async () => {
    publishing = await createPublishing({ factsOf: async () => undefined });
    for (const content of [han(), sakura()])
      await db()
        .transaction()
        .execute((transaction) => seedContent(transaction, content, sizes, at));
  });
  beforeEach(async () => {
    now = at;
    partnerId = 1;
    for (const table of ['siteRevisions', 'siteDrafts'] as const) await db().deleteFrom(table).execute();
    await db().deleteFrom('counters').where('name', 'in', ['revision', 'draft', 'publications']).execute();
  });
  const as = (name: string, more: Partial<DocumentContext> = {}): DocumentContext => ({
    db: db(),
    partner: { id: partnerId, code: partnerId === 1 ? 'han' : 'sakura', timeZone: 'Asia/Seoul' },
    operator: { name },
    now,
    publishing,
    ...more,
  });
  const of = { code: 'han' };
  const publish = (document: string, base: number | null, more: object = {}, context = as('Kim')) =>
    handlers
      .publish(context, of, documentCalls.publish.body.parse({ document, base, ...more }))
      .then((answer) => documentCalls.publish.response.parse(answer));
  const rollback = (body: object = {}) =>
    handlers.rollback(as('Kim'), of, documentCalls.rollback.body.parse(body));
  const published = async () => (await handlers.published(as('Kim'), of, undefined)).revision;
  const list = async () =>
    (await handlers.revisions(as('Kim'), { code: 'han', limit: 50 }, undefined)).rows.map(
      ({ number, status, base }) => [number, status, base],
    );
  const refusalOf = (answer: Promise<unknown>): Promise<OperatorRefusal> =>
    answer.then(
      () => Promise.reject(new Error('was not refused')),
      (error) => error,
    );
  const due = (context = as('')) =>
    publishDue(db(), context.publishing, now, (error) => Promise.reject(error));

  test('A document is published verbatim with author, note and base, and the answer names the changes', async () => {
    expect(await publish(text('봄'), null, { note: 'first' })).toMatchObject({
      revision: 1,
      isMerged: false,
    });
    const second = await publish(text('여름'), 1);
    expect(second.changes.map((change) => change.text)).toEqual([
      { en: 'html (ko) of Rich text on /landing changed', ko: expect.stringContaining('html(ko) 변경') },
    ]);
    expect(await published()).toMatchObject({ number: 2, author: 'Kim', base: 1, document: text('여름') });
    expect(await list()).toEqual([
      [2, 'published', 1],
      [1, 'archived', null],
    ]);
  });

  test('What others published since the base is merged in if nothing overlaps', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1, {}, as('Lee'));
    const merged = await publish(text('봄', 'spring'), 1);
    expect(merged).toMatchObject({ revision: 3, isMerged: true });
    expect(await published()).toMatchObject({ base: 2, document: text('여름', 'spring') });
  });

  test('What overlaps is refused with the conflicts and with what others published, and nothing changes', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1, {}, as('Lee'));
    const refusal = await refusalOf(publish(text('가을'), 1));
    expect(refusal).toMatchObject({ status: 409, code: 'STALE_BASE' });
    const details = documentCalls.publish.refusals[409].pick({
      published: true,
      theirs: true,
      conflicts: true,
    });
    const body = details.parse(refusal.body);
    expect(body).toMatchObject({
      published: 2,
      theirs: [{ language: 'ko' }],
      conflicts: [{ base: '봄', ours: '가을', theirs: '여름' }],
    });
    expect((await refusalOf(publish(text('봄', 'spring'), 1, { merge: false }))).body).toMatchObject({
      conflicts: [],
    });
    expect((await refusalOf(publish(text('가을'), null))).code).toBe('STALE_BASE');
    expect((await published())?.number).toBe(2);
  });

  test('A document with an error is refused with its findings; warnings are reported', async () => {
    const refusal = await refusalOf(publish(text('봄').replace('RichText', 'RichTxt'), null));
    expect(refusal).toMatchObject({ status: 422, code: 'DOCUMENT_REFUSED' });
    const findings = refusal.body.findings as Finding[];
    expect(findings.filter(({ level }) => level === 'error')).toMatchObject([
      { rule: 'unknown-block', line: 10, message: { en: 'Unknown block "RichTxt"' } },
    ]);
    const warning: Finding = {
      rule: 'x',
      level: 'warning',
      line: 1,
      column: 1,
      path: [],
      message: { ko: 'x', en: 'x' },
    };
    const lenient = as('Kim', { publishing: { ...publishing, check: async () => [warning] } });
    expect((await publish(text('봄'), null, {}, lenient)).findings).toEqual([warning]);
  });

  test('A repeated request publishes once, also if its answer was lost', async () => {
    await publish(text('봄'), null);
    expect(await publish(text('여름'), 1)).toMatchObject({ revision: 2 });
    expect(await publish(text('여름'), 1)).toMatchObject({ revision: 2, changes: [] });
    expect(await list()).toHaveLength(2);
  });

  test('Writers that publish at once from one base all survive, each in its own revision', async () => {
    await publish(text('봄'), null);
    const writers = Array.from({ length: 8 }, (_, index) => `/page-${index}`);
    const pages = JSON.parse(text('봄')).pages;
    const withPage = (key: string) => text('봄', 'en', { pages: { ...pages, [key]: pages['/landing'] } });
    const answers = await Promise.all(writers.map((key) => publish(withPage(key), 1)));
    expect(answers.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(Object.keys(JSON.parse((await published())?.document ?? '').pages).sort()).toEqual([
      '/landing',
      ...writers,
    ]);
  });

  test('A rollback is a revision of its own, goes back by publication, and can be undone', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1);
    await publish(text('가을'), 2);
    expect(await rollback()).toMatchObject({ revision: 4 });
    expect(await published()).toMatchObject({ number: 4, base: 2, document: text('여름') });
    expect(await rollback()).toMatchObject({ revision: 5 });
    expect((await published())?.document).toBe(text('가을'));
    expect(await rollback({ to: 1, base: 5 })).toMatchObject({ revision: 6 });
    expect(await refusalOf(rollback({ to: 2, base: 5 }))).toMatchObject({ status: 409, code: 'STALE_BASE' });
    expect(await refusalOf(rollback({ to: 99 }))).toMatchObject({ status: 404 });
    expect(await rollback({ to: 1 })).toMatchObject({ revision: 6, changes: [] });
  });

  test('An earlier document that has errors by now is published again only on request', async () => {
    await publish(text('봄'), null, {}, as('Kim', { publishing: { ...publishing, check: async () => [] } }));
    const broken = text('봄').replace('"/landing"', '"landing"');
    await publish(broken, 1, {}, as('Kim', { publishing: { ...publishing, check: async () => [] } }));
    await publish(text('여름'), 2);
    expect(await refusalOf(rollback())).toMatchObject({ status: 422 });
    expect(await rollback({ ignoreErrors: true })).toMatchObject({
      revision: 4,
      findings: [{ level: 'error' }],
    });
  });

  test('A scheduled document is published when its time has come in the clinic’s time zone, once', async () => {
    await publish(text('봄'), null);
    const scheduled = await publish(text('여름'), 1, { at: '2026-11-25 18:30' });
    expect(scheduled).toMatchObject({ revision: 2, publishAt: '2026-11-25T09:30:00.000Z' });
    now = Date.parse(scheduled.publishAt ?? '') - 1;
    expect(await due()).toEqual([]);
    expect((await published())?.number).toBe(1);
    // Long after: no backend ran meanwhile.
    now += 3 * 24 * 60 * minute;
    const outcomes = (await Promise.all([due(), due(), due()])).flat();
    expect(outcomes.filter(({ status }) => status === 'published')).toHaveLength(1);
    expect(await list()).toEqual([
      [2, 'published', 1],
      [1, 'archived', null],
    ]);
    expect(await due()).toEqual([]);
  });

  test('A schedule keeps what was published before it is due; the document published before it is found by publication', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1, { at: '2026-11-25T12:00+09:00' });
    await publish(text('봄', 'spring'), 1);
    now += 4 * 60 * minute;
    expect(await due()).toEqual([{ code: 'han', revision: 2, status: 'published' }]);
    expect(await published()).toMatchObject({ number: 2, base: 3, document: text('여름', 'spring') });
    expect(await earlierDocument(db(), 'han', 2)).toMatchObject({ revision: 3 });
    await rollback();
    expect((await published())?.document).toBe(text('봄', 'spring'));
  });

  test('A schedule that overlaps with what was published meanwhile, or has errors by now, is blocked with the reason', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1, { at: '2026-11-25 12:00' });
    await publish(text('봄', 'spring'), 1, { at: '2026-11-25 12:01' });
    await publish(text('가을'), 1);
    now += 4 * 60 * minute;
    const strict = as('Kim', {
      publishing: {
        ...publishing,
        check: async ({ text: checked }) =>
          checked.includes('spring') ? publishing.check({ code: 'han', text: '{' }) : [],
      },
    });
    expect((await due(strict)).map(({ status }) => status)).toEqual(['blocked', 'blocked']);
    const { rows } = await handlers.revisions(as('Kim'), { code: 'han', limit: 2, before: 4 }, undefined);
    expect(rows.map(({ status, problem }) => [status, problem?.en])).toEqual([
      ['blocked', expect.stringContaining('JSON')],
      ['blocked', expect.stringMatching(/revision 4.*html \(ko\) of Rich text on \/landing/)],
    ]);
    expect((await published())?.document).toBe(text('가을'));
    expect(await due()).toEqual([]);
  });

  test('A revision that cannot be handled stays scheduled, and the others are published', async () => {
    await publish(text('봄'), null, { at: '2026-11-25 12:00' });
    partnerId = 2;
    await publish(text('여름'), null, { at: '2026-11-25 12:00' });
    now += 4 * 60 * minute;
    const failing: Publishing = {
      ...publishing,
      check: async (document) => (document.code === 'han' ? Promise.reject(new Error('disk')) : []),
    };
    const errors: unknown[] = [];
    const outcomes = await publishDue(db(), failing, now, (error) => errors.push(error));
    expect([outcomes, errors]).toEqual([
      [{ code: 'sakura', revision: 1, status: 'published' }],
      [new Error('disk')],
    ]);
    expect(await due()).toEqual([{ code: 'han', revision: 1, status: 'published' }]);
  });

  test('A cancelled schedule is never published, and only schedules can be cancelled', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1, { at: '2026-11-25 12:00' });
    expect(await handlers.cancelSchedule(as('Kim'), { code: 'han', number: 2 }, undefined)).toEqual({
      done: true,
    });
    now += 4 * 60 * minute;
    expect(await due()).toEqual([]);
    expect(await list()).toEqual([
      [2, 'cancelled', 1],
      [1, 'published', null],
    ]);
    for (const number of [1, 2, 9])
      expect(
        await refusalOf(handlers.cancelSchedule(as('Kim'), { code: 'han', number }, undefined)),
      ).toMatchObject({ status: 404 });
  });

  test.each([
    '2026-11-25 08:59',
    '2026-02-30 10:00',
    'tomorrow',
    '2026-12-01 25:00',
    '2029-12-01 10:00',
    '2026-12-01T10:00:00',
  ])('The time %s is refused', async (time) => {
    expect(await refusalOf(publish(text('봄'), null, { at: time }))).toMatchObject({ status: 400 });
  });

  test('A late save of a draft is merged, or refused with the conflicts, and never overwrites', async () => {
    const body = { name: 'Winter', base: null, document: text('봄') };
    const { draft } = await handlers.createDraft(as('Kim'), of, body);
    const save = (version: number, document: string, name = 'Lee') =>
      handlers.saveDraft(as(name), { code: 'han', id: draft.id }, { version, document });
    expect(await save(1, text('여름'))).toMatchObject({
      isMerged: false,
      draft: { version: 2, author: 'Lee' },
    });
    expect(await save(1, text('봄', 'spring'), 'Kim')).toMatchObject({
      isMerged: true,
      draft: { version: 3, document: text('여름', 'spring') },
    });
    const refusal = await refusalOf(save(1, text('가을')));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'STALE_DRAFT',
      body: { draft: { version: 3 }, conflicts: [{ ours: '가을' }] },
    });
    expect(await save(1, text('여름', 'spring'))).toMatchObject({ draft: { version: 3 } });
    const { rows } = await handlers.drafts(as('Kim'), of, undefined);
    expect(rows).toMatchObject([{ name: 'Winter', version: 3, author: 'Kim' }]);
  });

  test('The texts of the last 50 saves are stored, and a save from before them is refused', async () => {
    const { draft } = await handlers.createDraft(as('Kim'), of, { name: 'a', base: null, document: '0' });
    const save = (version: number, document: string) =>
      handlers.saveDraft(as('Kim'), { code: 'han', id: draft.id }, { version, document });
    for (let version = 1; version <= 52; version += 1) await save(version, `${version}`);
    expect(await db().selectFrom('siteDraftVersions').select('version').execute()).toHaveLength(50);
    expect(await refusalOf(save(2, 'late'))).toMatchObject({ status: 409, body: { conflicts: [] } });
  });

  test('Publishing a draft deletes it, unless somebody has saved it since', async () => {
    const make = async (document: string) =>
      (await handlers.createDraft(as('Kim'), of, { name: 'a', base: null, document })).draft.id;
    const [own, changed] = [await make(text('봄')), await make(text('봄'))];
    await handlers.saveDraft(as('Lee'), { code: 'han', id: changed }, { version: 1, document: text('여름') });
    await publish(text('봄'), null, { draft: own });
    await publish(text('봄'), null, { draft: changed });
    const { rows } = await handlers.drafts(as('Kim'), of, undefined);
    expect(rows.map(({ id }) => id)).toEqual([changed]);
    expect(await handlers.deleteDraft(as('Kim'), { code: 'han', id: changed }, undefined)).toEqual({
      done: true,
    });
    expect(await refusalOf(handlers.draft(as('Kim'), { code: 'han', id: changed }, undefined))).toMatchObject(
      { status: 404 },
    );
  });

  test('Revisions, drafts and texts are compared in words, with their lines on request', async () => {
    await publish(text('봄'), null);
    const { draft } = await handlers.createDraft(as('Kim'), of, {
      name: 'a',
      base: 1,
      document: text('여름'),
    });
    const compare = (body: object) => handlers.diff(as('Kim'), of, documentCalls.diff.body.parse(body));
    const { changes, lines } = await compare({ from: { revision: 1 }, to: { draft: draft.id }, lines: true });
    expect(changes).toMatchObject([{ kind: 'changed', language: 'ko', page: '/landing' }]);
    expect(lines).toMatch(/-.*"봄"[\s\S]*\+.*"여름"/);
    expect(await compare({ from: { document: text('봄') }, to: { revision: 1 } })).toEqual({ changes: [] });
    expect(await refusalOf(compare({ from: { revision: 7 }, to: { revision: 1 } }))).toMatchObject({
      status: 404,
    });
  });

  test('Revisions and drafts of another partner do not exist', async () => {
    await publish(text('봄'), null);
    const { draft } = await handlers.createDraft(as('Kim'), of, { name: 'a', base: 1, document: '{}' });
    partnerId = 2;
    expect(await published()).toBeNull();
    expect(
      await refusalOf(handlers.revision(as('Kim'), { code: 'sakura', number: 1 }, undefined)),
    ).toMatchObject({ status: 404 });
    expect(
      await refusalOf(handlers.draft(as('Kim'), { code: 'sakura', id: draft.id }, undefined)),
    ).toMatchObject({ status: 404 });
    expect(await refusalOf(rollback({ to: 1 }))).toMatchObject({ status: 404 });
  });

  test('What is recorded shares the transaction: if it fails, nothing is published or saved', async () => {
    const failing = as('Kim', { record: async () => Promise.reject(new Error('full')) });
    await expect(publish(text('봄'), null, {}, failing)).rejects.toThrow('full');
    await expect(handlers.createDraft(failing, of, { name: 'a', base: null, document: '' })).rejects.toThrow(
      'full',
    );
    expect([await list(), (await handlers.drafts(as('Kim'), of, undefined)).rows]).toEqual([[], []]);
  });
});
