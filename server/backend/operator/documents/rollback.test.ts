import { expect, test } from 'vitest';
import { describeDocuments, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { documentHandlers as handlers } from './index.ts';

describeDocuments('Rolling back', ({ as, checkedBy, publish, publishDue, published, rollback, state }) => {
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

  test('A revision that was scheduled and canceled, or blocked, can be restored', async () => {
    await publish(text('봄'), null);
    await publish(text('여름'), 1, { at: '2026-11-25 12:00' });
    await handlers.cancelSchedule(as('Kim'), { code: 'han', number: 2 }, undefined);
    expect(await rollback({ to: 2, base: 1 })).toMatchObject({ revision: 3 });
    expect((await published())?.document).toBe(text('여름'));
    await publish(text('가을'), 3, { at: '2026-11-25 12:00' });
    await publish(text('겨울'), 3);
    state.now += 24 * 60 * 60_000;
    expect(await publishDue()).toMatchObject([{ revision: 4, status: 'blocked' }]);
    await rollback({ to: 4, base: 5 });
    expect((await published())?.document).toBe(text('가을'));
    // Without a number, it goes back to what was published.
    await rollback();
    expect((await published())?.document).toBe(text('겨울'));
  });

  test('A canceled first schedule can be restored, though nothing is published', async () => {
    expect(await refusalOf(rollback())).toMatchObject({ status: 404 });
    await publish(text('봄'), null, { at: '2026-11-25 12:00' });
    await handlers.cancelSchedule(as('Kim'), { code: 'han', number: 1 }, undefined);
    const restored = await rollback({ to: 1, base: null });
    expect(restored).toMatchObject({ revision: 2, changes: expect.arrayContaining([expect.anything()]) });
    expect(await published()).toMatchObject({ number: 2, base: 1, document: text('봄') });
    expect(await refusalOf(rollback({ to: 1, base: null }))).toMatchObject({
      code: 'STALE_BASE',
      body: { published: 2 },
    });
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
