import { expect, test } from 'vitest';
import { documentCalls } from '#schemas/operator/document-calls.ts';
import { describeDocuments, of, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { documentHandlers as handlers } from './index.ts';

describeDocuments('Comparing documents', ({ as, publish }) => {
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

  test('Texts are merged without a draft, or refused with the conflicts', async () => {
    const merge = (base: string, ours: string, theirs: string) =>
      handlers.merge(as('Kim'), of, documentCalls.merge.body.parse({ base, ours, theirs }));
    const merged = await merge(text('봄', 'Spring'), text('여름', 'Spring'), text('봄', 'Summer'));
    expect(merged.document).toContain('여름');
    expect(merged.document).toContain('Summer');
    const refusal = await refusalOf(merge(text('봄'), text('여름'), text('가을')));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'MERGE_CONFLICT',
      body: { conflicts: [{ ours: '여름', theirs: '가을' }] },
    });
    expect((await handlers.drafts(as('Kim'), of, undefined)).rows).toEqual([]);
  });
});
