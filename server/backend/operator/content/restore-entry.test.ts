import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

describeDatabases('Restoring an entry', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });
  const restore = (list: string, id: number, version: string, token = content.token) =>
    content.call('restoreContentEntry', { token, params: { code, list, id }, body: { version } });
  const ids = async (list: string) => (await content.rows(list)).rows.map(({ id }: { id: number }) => id);

  test.each(['notices', 'products', 'exhibitions', 'faqs', 'employees'])(
    '%s: a deleted entry comes back with its number, in its place, as it was for visitors',
    async (list) => {
      const listed = await ids(list);
      // One that no other entry names.
      const deleted = [];
      for (const id of listed) {
        if ((await content.read(list, id)).entry.image)
          await content.save(list, id, { image: content.picture });
        const before = await content.everything();
        const entry = await content.read(list, id);
        const { status, body } = await content.remove(list, id);
        if (status === 409) continue;
        deleted.push(id);
        expect(await ids(list)).not.toContain(id);
        content.purged.length = 0;
        const restored = await restore(list, id, body.version);
        expect([restored.status, restored.body]).toEqual([200, entry]);
        expect(content.purged).toEqual([`han content ${list}`]);
        // It counts as changed by an operator, so files no longer do.
        const plain = (tables: object) => JSON.stringify(tables).replaceAll(/updatedAt[^,]*/g, '');
        expect(plain(await content.everything())).toBe(plain(before));
        break;
      }
      expect([deleted.length, await ids(list)]).toEqual([1, listed]);
    },
  );

  test('One that is back, never was deleted or was deleted in another version is not restored', async () => {
    const { version } = await content.read('notices', 2);
    expect(refusal(await restore('notices', 2, version))).toEqual([409, 'ENTRY_CHANGED']);
    await content.remove('notices', 2);
    const late = await restore('notices', 2, 'other');
    expect([...refusal(late), late.body.present.version]).toEqual([409, 'ENTRY_CHANGED', version]);
    expect((await restore('notices', 2, version)).status).toBe(200);
    expect(refusal(await restore('notices', 2, version))).toEqual([409, 'ENTRY_CHANGED']);
    expect(refusal(await restore('notices', 99, version))).toEqual([404, 'NOT_FOUND']);
  });

  test('What it names must be there still', async () => {
    const { body: category } = await content.create('faqCategories', { name: { ko: '주차' } });
    const { entry } = await content.read('faqs', 1);
    const { body: faq } = await content.create('faqs', { ...entry, categoryId: category.id });
    const { body } = await content.remove('faqs', faq.id);
    expect((await content.remove('faqCategories', category.id)).status).toBe(200);
    const refused = await restore('faqs', faq.id, body.version);
    expect(refusal(refused)).toEqual([422, 'ENTRY_INVALID']);
    expect(refused.body.issues).toMatchObject([{ path: ['categoryId'], problem: 'reference' }]);
  });

  test('It is for publishers, and in the audit log', async () => {
    const editor = (await content.operator({ roles: { han: 'editor' } })).token;
    const { body } = await content.remove('notices', 3);
    expect(refusal(await restore('notices', 3, body.version, editor))).toEqual([403, 'ROLE_REQUIRED']);
    await restore('notices', 3, body.version);
    const { token } = await content.operator({ roles: { han: 'administrator' } });
    const { rows } = (await content.call('auditLog', { token, params: { code, limit: 1 } })).body;
    expect(rows).toMatchObject([{ action: 'restoreContentEntry', target: 'notices 3' }]);
    expect(rows[0].after).toHaveProperty('title');
  });
});
