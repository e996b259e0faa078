import { afterEach, expect, test, vi } from 'vitest';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';
import { publishedWith } from './published-with.ts';

const site = (values: object) => JSON.stringify({ title: 'old', menu: 'old', ...values }, null, 2);
const drafted = site({ title: 'drafted' });

/** A server on which the last of these documents is published. */
function answerWith(...documents: string[]) {
  const revisionOf = (number: number) => ({
    number,
    document: documents[number - 1],
    status: 'published',
    author: 'Lee',
    note: '',
    base: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    publishAt: null,
    problem: null,
  });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const [, number] = /revisions\/(\d+)$/.exec(path) ?? [];
    if (!path.endsWith('/merge'))
      return Response.json({ revision: revisionOf(Number(number ?? documents.length)) });
    const { base, ours, theirs } = JSON.parse(String(body));
    const merged = mergeDocuments(base, ours, theirs, () => undefined);
    return 'conflicts' in merged
      ? Response.json({ statusCode: 409, code: 'MERGE_CONFLICT' }, { status: 409 })
      : Response.json({ document: merged.text });
  });
}
afterEach(() => vi.unstubAllGlobals());

const number = async (base: number | null = 1) =>
  (await publishedWith('bomnal', { base, text: drafted }))?.number;

test('A draft is published as it is, or merged with what others have published', async () => {
  answerWith(site({}), drafted);
  expect([await number(), await number(null)]).toEqual([2, 2]);
  answerWith(site({}), site({ menu: 'of others' }), site({ title: 'drafted', menu: 'of others' }));
  expect(await number()).toBe(3);
});

test('A draft of which something is missing in what is published was deleted', async () => {
  for (const published of [site({}), site({ menu: 'of others' }), site({ title: 'of others' })]) {
    answerWith(site({}), published);
    expect([await number(), await number(null)]).toEqual([undefined, undefined]);
  }
});
