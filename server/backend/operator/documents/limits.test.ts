import { beforeAll, expect, test } from 'vitest';
import { documentCalls } from '#schemas/operator/document-calls.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { han, sizes } from '#server/backend/testing/content.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { addOperators } from '#tests/setup/operator-documents.ts';
import type { DocumentContext } from './context.ts';
import { documentHandlers as handlers } from './index.ts';
import { maxRows } from './limits.ts';

const now = Date.parse('2026-11-25T00:00:00Z');
const minute = 60_000;

describeDatabases('Limits of documents', (db) => {
  const partnerId = 1;
  const of = { code: 'han' };
  beforeAll(async () => {
    await db()
      .transaction()
      .execute((transaction) => seedContent(transaction, han(), sizes, now));
    await addOperators(db());
  });
  const context = (): DocumentContext => ({
    db: db(),
    partner: { id: partnerId, code: 'han', timeZone: 'Asia/Seoul' },
    operator: { id: 1, name: 'Kim' },
    now,
    publishing: {
      check: async () => [],
      diff: async (before, after) =>
        before === after ? [] : [{ kind: 'changed', path: [], text: { ko: '문서', en: 'document' } }],
      lines: async () => '',
      places: async () => [],
      merge: async (_base, ours) => ({ text: ours }),
    },
  });
  const publish = (document: string, more: object) =>
    handlers.publish(context(), of, documentCalls.publish.body.parse({ document, base: null, ...more }));
  const refusalOf = (answer: Promise<unknown>): Promise<unknown> =>
    answer.then(
      () => Promise.reject(new Error('was not refused')),
      (error) => error,
    );

  test('Names and notes are stored without what a database cannot store', async () => {
    const odd = 'a\0b\ud800c';
    const { draft } = await handlers.createDraft(context(), of, { name: odd, base: null, document: '{}' });
    expect(draft.name).toBe('ab\ufffdc');
    const renamed = await handlers.saveDraft(
      context(),
      { code: 'han', id: draft.id },
      { version: 1, document: '{}', name: `${odd}d` },
    );
    expect(renamed.draft.name).toBe('ab\ufffdcd');
    await publish('third', { note: odd });
    expect((await handlers.published(context(), of, undefined)).revision?.note).toBe('ab\ufffdc');
  });

  test('A partner has a limited number of drafts and of scheduled publications', async () => {
    await db().deleteFrom('siteDrafts').execute();
    const draft = { name: 'a', base: null, document: '{}' };
    await handlers.createDraft(context(), of, draft);
    const more = (count: number) => Array.from({ length: count }, (_, at) => at + 1_000);
    await db()
      .insertInto('siteDrafts')
      .values(
        more(maxRows.siteDrafts - 1).map((id) => ({
          partnerId,
          id,
          name: 'b',
          base: null,
          version: 1,
          author: 'b',
          updatedAt: now,
        })),
      )
      .execute();
    expect(await refusalOf(handlers.createDraft(context(), of, draft))).toMatchObject({ code: 'TOO_MANY' });
    expect((await handlers.drafts(context(), of, undefined)).rows).toHaveLength(maxRows.siteDrafts);
    const later = '2026-11-26 09:00';
    const { revision } = await publish('first', { at: later });
    const row = {
      partnerId,
      status: 'scheduled',
      author: 'b',
      note: '',
      document: '{}',
      base: null,
    } as const;
    await db()
      .insertInto('siteRevisions')
      .values(
        more(maxRows.scheduled - 1).map((id) => ({ ...row, id, createdAt: now, publishAt: now + minute })),
      )
      .execute();
    const refused = publish('second', { at: later });
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'TOO_MANY' });
    await handlers.cancelSchedule(context(), { code: 'han', number: revision }, undefined);
    expect(await publish('second', { at: later })).toMatchObject({ revision: revision + 1 });
  });
});
