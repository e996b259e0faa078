import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';
import { presentMs } from './presence.ts';
import { maxSections } from './saved-sections.ts';

const of = { code: 'han' };
const node = { id: 'intro', type: 'PageIntro', v: 1, data: { title: { ko: '소개', en: 'About' } } };

describeDatabases('A team', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  let editor: string;
  beforeAll(async () => {
    ({ call, operator, clock } = await startOperatorBackend(db()));
    editor = (await operator({ roles: { han: 'editor' } })).token;
  });
  beforeEach(() => db().deleteFrom('savedSections').execute());

  const save = (body: object, token = editor, params = of) => call('saveSection', { token, params, body });
  const saved = async (token = editor, params = of) =>
    (await call('savedSections', { token, params })).body.rows;
  const come = async (token: string, params = of, isHere = true) =>
    (await call('presence', { token, params, body: { isHere } })).body.others?.map(
      ({ name }: { name: string }) => name,
    );

  test('shares its saved sections, without ids, newest first', async () => {
    const viewer = (await operator({ roles: { han: 'viewer' } })).token;
    const { body } = await save({ name: ' About us ', node });
    clock.now += 1_000;
    await save({ name: 'Second', node: { ...node, slots: { main: [node] } } });
    const { id: _, ...content } = node;
    expect(await saved(viewer)).toMatchObject([{ name: 'Second' }, { name: 'About us', node: content }]);
    expect(body.section.node).toEqual(content);
    const deleted = await call('deleteSection', { token: editor, params: { ...of, id: body.section.id } });
    expect(deleted.body).toEqual({ done: true });
    expect(await saved()).toHaveLength(1);
    const again = await call('deleteSection', { token: editor, params: { ...of, id: body.section.id } });
    expect(again.status).toBe(404);
  });

  test('refuses viewers, other partners, and what is no node, too large, or too deep', async () => {
    const viewer = (await operator({ roles: { han: 'viewer', sakura: 'editor' } })).token;
    const { body } = await save({ name: 'Ours', node });
    const theirs = { code: 'sakura' };
    expect((await save({ name: 'x', node }, viewer)).status).toBe(403);
    expect((await save({ name: 'x', node }, editor, theirs)).status).toBe(404);
    expect(await saved(viewer, theirs)).toEqual([]);
    const foreign = { ...theirs, id: body.section.id };
    expect((await call('deleteSection', { token: viewer, params: foreign })).status).toBe(404);
    let deep: object = {};
    for (let level = 0; level < 5_000; level += 1) deep = { deep };
    for (const wrong of [
      ...[{}, [], 'x', { ...node, v: 0 }, { ...node, data: [] }, { ...node, type: '' }],
      ...[
        { ...node, data: { text: 'x'.repeat(70_000) } },
        { ...node, data: deep },
      ],
    ])
      expect((await save({ name: 'x', node: wrong })).status, JSON.stringify(wrong).slice(0, 40)).toBe(400);
    expect((await save({ name: '  ', node })).status).toBe(400);
    expect(await saved()).toHaveLength(1);
  });

  test('has a limited number of saved sections, and stores any text', async () => {
    const odd = 'a\0b\ud800';
    expect((await save({ name: odd, node })).status).toBe(400);
    const { body } = await save({ name: 'a\ud800', node: { ...node, data: { text: odd } } });
    expect(body.section.name).toBe('a\ufffd');
    const row = { partnerId: 1, name: 'b', node: JSON.stringify(node), savedAt: 1, savedBy: 'b' };
    const others = Array.from({ length: maxSections - 1 }, (_, at) => ({ ...row, id: at + 1_000 }));
    await db().insertInto('savedSections').values(others).execute();
    expect((await save({ name: 'one more', node })).body).toMatchObject({ statusCode: 409 });
    expect(await saved()).toHaveLength(maxSections);
  });

  test('sees who else has the document open, for 45 s after their last call, and nobody of another partner', async () => {
    const [one, other, stranger] = await Promise.all([
      operator({ roles: { han: 'editor' } }),
      operator({ roles: { han: 'viewer', sakura: 'editor' } }),
      operator({ roles: { sakura: 'editor' } }),
    ]);
    const theirs = { code: 'sakura' };
    expect(await come(one.token)).toEqual([]);
    expect(await come(other.token)).toHaveLength(1);
    expect(await come(one.token)).toHaveLength(1);
    expect(await come(stranger.token, theirs)).toEqual([]);
    expect(await come(stranger.token)).toBeUndefined();
    clock.now += presentMs - 1;
    expect(await come(other.token)).toHaveLength(1);
    clock.now += 1;
    expect(await come(other.token)).toEqual([]);
    expect(await come(one.token)).toHaveLength(1);
    await come(other.token, of, false);
    expect(await come(one.token)).toEqual([]);
  });

  test('sees in which draft the others are', async () => {
    const [one, other] = await Promise.all([
      operator({ roles: { han: 'editor' } }),
      operator({ roles: { han: 'editor' } }),
    ]);
    clock.now += 10 * presentMs;
    const draftsSeenBy = async (token: string, draft: number | null) => {
      const { body } = await call('presence', { token, params: of, body: { isHere: true, draft } });
      return body.others.map((seen: { draft: number | null }) => seen.draft);
    };
    await draftsSeenBy(one.token, 7);
    expect(await draftsSeenBy(other.token, null)).toEqual([7]);
    expect(await draftsSeenBy(one.token, 8)).toEqual([null]);
    expect(await draftsSeenBy(other.token, 8)).toEqual([8]);
  });

  test('no longer sees a member who was removed', async () => {
    const [one, gone] = await Promise.all([
      operator({ roles: { sakura: 'editor' } }),
      operator({ roles: { sakura: 'editor' } }),
    ]);
    const params = { code: 'sakura' };
    clock.now += 10 * presentMs;
    await come(gone.token, params);
    expect(await come(one.token, params)).toHaveLength(1);
    await db().deleteFrom('memberships').where('operatorId', '=', gone.id).execute();
    expect(await come(one.token, params)).toEqual([]);
  });
});
