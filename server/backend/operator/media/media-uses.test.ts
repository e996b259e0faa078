import { parse } from 'jsonc-parser';
import { expect, test, vi } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { publishDocument, scheduleDocument } from '../../sites/revisions.ts';
import { startTestBackend } from '../../testing/backend.ts';
import { usesOf } from './media-uses.ts';

vi.mock('jsonc-parser', async (importOriginal) => {
  const original = await importOriginal<typeof import('jsonc-parser')>();
  return { ...original, parse: vi.fn(original.parse) };
});

describeDatabases('Uses of a picture', (db) => {
  test('Only documents that may name the picture are parsed, also one that writes its letters by their codes', async () => {
    await startTestBackend(db());
    const schedule = (document: string) =>
      scheduleDocument(db(), 1, { document, author: 'test', publishAt: Date.now() + 60_000 });
    await publishDocument(db(), 1, { document: '{"image":"/files/han/other.webp"}', author: 'test' });
    const named = await schedule('{"image":"/files/han/lobby.webp"}');
    const byCode = await schedule('{"image":"/files/han/l\\u006Fbby.webp"}');
    await schedule('{"text":"\\uBD04\\n"}');
    vi.mocked(parse).mockClear();
    expect(await usesOf(db(), { id: 1, code: 'han' }, 'lobby.webp')).toEqual([
      { where: `scheduled ${byCode}`, path: ['image'] },
      { where: `scheduled ${named}`, path: ['image'] },
    ]);
    expect(parse).toHaveBeenCalledTimes(2);
  });
});
