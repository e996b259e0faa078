import { expect, test } from 'vitest';
import { describeDocuments, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { documentHandlers as handlers } from './index.ts';

describeDocuments('Rolling back', ({ as, checkedBy, publish, published, rollback }) => {
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

  test('The list of revisions tells which one has the document of an earlier one again', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1);
    await rollback();
    await publish(text('가을'), 3);
    const { rows } = await handlers.revisions(as('Kim'), { code: 'han', limit: 50 }, undefined);
    expect(rows.map(({ number, repeats }) => [number, repeats])).toEqual([
      ...[
        [4, undefined],
        [3, 1],
        [2, undefined],
        [1, undefined],
      ],
    ]);
  });

  test('An earlier document that has errors by now is published again only on request', async () => {
    const unchecked = () => checkedBy(async () => []);
    await publish(text('봄'), null, {}, unchecked());
    const broken = text('봄').replace('"/landing"', '"landing"');
    await publish(broken, 1, {}, unchecked());
    await publish(text('여름'), 2);
    expect(await refusalOf(rollback())).toMatchObject({ status: 422 });
    expect(await rollback({ ignoreErrors: true })).toMatchObject({
      revision: 4,
      findings: [{ level: 'error' }],
    });
  });
});
