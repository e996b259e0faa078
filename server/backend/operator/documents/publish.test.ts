import { expect, test } from 'vitest';
import { documentCalls } from '#schemas/operator/document-calls.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { describeDocuments, of, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { documentHandlers as handlers } from './index.ts';

describeDocuments(
  'Publishing a document',
  ({ as, checkedBy, publish, published, revisions, rollback, state }) => {
    test('A document is published verbatim with author, note and base, and the answer names the changes', async () => {
      expect(await publish(text('봄'), null, { note: 'first' })).toMatchObject({
        revision: 1,
        isMerged: false,
      });
      const second = await publish(text('여름'), 1);
      expect(second.changes.map((change) => change.text)).toEqual([
        {
          en: 'Text (Korean) of Rich text on /landing changed',
          ko: expect.stringContaining('본문(한국어) 변경'),
        },
      ]);
      expect(await published()).toMatchObject({ number: 2, author: 'Kim', base: 1, document: text('여름') });
      expect(await revisions()).toEqual([
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
        base: true,
        published: true,
        theirs: true,
        conflicts: true,
      });
      const body = details.parse(refusal.body);
      expect(body).toMatchObject({
        base: 1,
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
      expect(
        (
          await publish(
            text('봄'),
            null,
            {},
            checkedBy(async () => [warning]),
          )
        ).findings,
      ).toEqual([warning]);
    });

    test('A repeated request publishes once, also if its answer was lost', async () => {
      await publish(text('봄'), null);
      expect(await publish(text('여름'), 1)).toMatchObject({ revision: 2 });
      expect(await publish(text('여름'), 1)).toMatchObject({ revision: 2, changes: [] });
      expect(await revisions()).toHaveLength(2);
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

    test('A draft that is saved while it is published continues from that: taking it back is a change', async () => {
      await publish(text('봄'), null);
      const begun = { name: 'editor', base: 1, document: text('여름') };
      const { id } = (await handlers.createDraft(as('Lee'), of, begun)).draft;
      const more = { version: 1, document: text('봄', 'more') };
      await handlers.saveDraft(as('Lee'), { ...of, id }, more);
      const readDraft = async () => (await handlers.draft(as('Lee'), { ...of, id }, undefined)).draft;
      // Never a version of the draft.
      await publish(text('가을'), 1, { draft: id });
      expect(await readDraft()).toMatchObject({ base: 1, version: 2 });
      // With changes of others.
      await publish(text('봄', 'spring'), 2);
      expect(await publish(text('여름'), 1, { draft: id })).toMatchObject({ isMerged: true });
      expect(await readDraft()).toMatchObject({ base: 1, version: 2 });
      await publish(text('봄'), 4);
      const again = { ...begun, base: 5 };
      const other = (await handlers.createDraft(as('Lee'), of, again)).draft.id;
      await handlers.saveDraft(as('Lee'), { ...of, id: other }, more);
      // The second time as if the answer had been lost.
      for (const _ of ['once', 'again']) await publish(text('여름'), 5, { draft: other });
      const { draft } = await handlers.draft(as('Lee'), { ...of, id: other }, undefined);
      expect(draft).toMatchObject({ base: 6, version: 3, author: 'Lee', document: more.document });
      await publish(draft.document, draft.base, { draft: other });
      expect((await published())?.document).toBe(text('봄', 'more'));
    });

    test('Revisions and drafts of another partner do not exist', async () => {
      await publish(text('봄'), null);
      const { draft } = await handlers.createDraft(as('Kim'), of, { name: 'a', base: 1, document: '{}' });
      state.partnerId = 2;
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
      await expect(
        handlers.createDraft(failing, of, { name: 'a', base: null, document: '' }),
      ).rejects.toThrow('full');
      expect([await revisions(), (await handlers.drafts(as('Kim'), of, undefined)).rows]).toEqual([[], []]);
    });
  },
);
