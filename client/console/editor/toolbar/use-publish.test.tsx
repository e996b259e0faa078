// @vitest-environment jsdom
import { parseDateTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { createDraftSaver } from '../draft/draft-saver.ts';
import { SessionContext } from '../draft/session-context.ts';
import { usePublish } from './use-publish.ts';

type Toast = [text: string, action?: { run: () => void }];
const toasts = vi.hoisted(() => [] as Toast[]);
vi.mock('../../ui/toasts.tsx', () => ({
  showToast: (...toast: Toast) => {
    toasts.push(toast);
    return () => {};
  },
}));
vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

type Body = { document: string; base: number; ignoreErrors: boolean; at?: string; draft?: number };
const siteOf = (values: object) => JSON.stringify({ formatVersion: 1, title: 'old', menu: 'old', ...values });

/** The server's publications, which merge, and rollbacks. The last document is the published one. */
function startServer(first: string) {
  const documents = [first];
  const publish = (document: string) => documents.push(document);
  const bodies: Body[] = [];
  /** The draft as the server has it. */
  const stored = { draft: {} };
  const answers: Record<string, (body: Body) => object> = {
    publish: ({ document, base }) => {
      const published = documents.at(-1) ?? '';
      const merged = mergeDocuments(documents[base - 1] ?? '', document, published, () => undefined);
      if ('conflicts' in merged) throw new Error('overlap');
      return publicationOf(publish(merged.text), merged.text !== document);
    },
    rollback: ({ base }) => publicationOf(publish(documents[base - 2] ?? ''), false),
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const [, name = ''] = /(\w+)$/.exec(path) ?? [];
    const sent = JSON.parse(String(body ?? '{}')) as Body;
    bodies.push(sent);
    if (path.includes('/drafts/')) return Response.json(stored);
    const answer = answers[name]?.(sent);
    return Response.json(answer ?? { revision: revisionOf(Number(name), documents[Number(name) - 1]) });
  });
  return { publish, bodies, stored, answers, published: () => JSON.parse(documents.at(-1) ?? '') as object };
}

const publicationOf = (revision: number, isMerged: boolean) => ({
  revision,
  isMerged,
  publishAt: null,
  changes: [],
  findings: [],
});
const revisionOf = (number: number, document: string | undefined) => ({
  number,
  document,
  status: 'published',
  author: 'Lee',
  note: '',
  base: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  publishAt: null,
  problem: null,
});

/** An editor whose document was made from revision 1. */
function startEditor(text: string) {
  let version = 0;
  const draftOf = (document: string) => {
    const about = {
      id: 7,
      name: 'editor',
      author: 'Kim',
      authorId: 1,
      owner: 'Kim',
      ownerId: 1,
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    version += 1;
    return { ...about, base: 1, version, document };
  };
  const saver = createDraftSaver({
    text,
    base: 1,
    saved: null,
    create: async ({ document }) => ({ draft: draftOf(document) }),
    save: async (_, { document }) => ({ draft: draftOf(document), isMerged: false }),
    merge: async ({ ours }) => ours,
    store: () => undefined,
    onState: () => undefined,
    onSaved: () => undefined,
    onOthers: () => undefined,
  });
  const session = { code: 'bomnal', saver, stop: async () => undefined, abandon: () => undefined };
  const hook = renderHook(
    () => usePublish('Asia/Seoul', () => undefined),
    [],
    ({ children }: { children: ReactNode }) => <SessionContext value={session}>{children}</SessionContext>,
  );
  return {
    saver,
    publish: (at: string | null = null) =>
      hook.current.publish({ note: '', at: at === null ? null : parseDateTime(at) }),
    draftOf,
    end: () => {
      hook.unmount();
      saver.stop();
    },
  };
}

/** Presses the button of the last toast. */
async function undo() {
  const count = toasts.length;
  toasts.at(-1)?.[1]?.run();
  await vi.waitFor(() => expect(toasts).toHaveLength(count + 1), waitTimeoutMs);
  expect(toasts.at(-1)?.[0]).toBe('The publication has been undone. Your changes are a draft again.');
}

beforeEach(() => void toasts.splice(0));

test('A colleague’s publication stays on the site when one that merged it is undone and published again', async () => {
  const server = startServer(siteOf({}));
  const editor = startEditor(siteOf({}));
  editor.saver.change(siteOf({ title: 'mine' }));
  server.publish(siteOf({ menu: 'theirs' }));
  await editor.publish();
  expect(server.published()).toMatchObject({ title: 'mine', menu: 'theirs' });
  await undo();
  expect(server.published()).toMatchObject({ title: 'old', menu: 'theirs' });
  expect(JSON.parse(editor.saver.now().text)).toMatchObject({ title: 'mine', menu: 'theirs' });
  await editor.publish();
  expect(server.published()).toMatchObject({ title: 'mine', menu: 'theirs' });
  editor.end();
});

test('A publication that merged nothing is undone and published again', async () => {
  const server = startServer(siteOf({}));
  const editor = startEditor(siteOf({}));
  editor.saver.change(siteOf({ title: 'mine' }));
  await editor.publish();
  await undo();
  // Errors that today's checks find in what was published a moment ago do not prevent it.
  expect(server.bodies.at(-1)).toEqual({ base: 2, note: '', ignoreErrors: true });
  expect(server.published()).toMatchObject({ title: 'old' });
  await editor.publish();
  expect(server.published()).toMatchObject({ title: 'mine', menu: 'old' });
  editor.end();
});

const offline = () => {
  throw new TypeError('offline');
};

test('After a publication without changes of others, nothing else is needed to show and to undo it', async () => {
  const server = startServer(siteOf({}));
  const editor = startEditor(siteOf({}));
  server.answers['2'] = offline;
  editor.saver.change(siteOf({ title: 'mine' }));
  await editor.publish();
  expect(toasts).toEqual([['Published as revision 2.', expect.anything(), expect.anything()]]);
  expect(editor.saver.now()).toMatchObject({ text: siteOf({ title: 'mine' }), base: 2, saved: null });
  editor.end();
});

test('A publication is reported also where what was merged cannot be read, or more was typed meanwhile', async () => {
  const server = startServer(siteOf({}));
  const editor = startEditor(siteOf({}));
  server.answers['3'] = offline;
  editor.saver.change(siteOf({ title: 'mine' }));
  server.publish(siteOf({ menu: 'theirs' }));
  await editor.publish();
  // An undo would leave a draft without the change of others.
  expect(toasts).toEqual([['Published as revision 3.']]);
  const { publish = offline } = server.answers;
  server.answers.publish = (body) => {
    editor.saver.change(siteOf({ title: 'typed' }));
    return publish(body);
  };
  await editor.publish();
  expect(toasts).toHaveLength(2);
  expect(editor.saver.now()).toMatchObject({ text: siteOf({ title: 'typed' }), saved: { id: 7 } });
  editor.end();
});

test('A publication that a look at the drafts shows before its answer begins no draft, and can be undone', async () => {
  const server = startServer(siteOf({}));
  const editor = startEditor(siteOf({}));
  const { publish = offline } = server.answers;
  server.answers.publish = (body) => {
    editor.saver.reset(body.document, 2);
    return publish(body);
  };
  editor.saver.change(siteOf({ title: 'mine' }));
  await editor.publish();
  expect(toasts).toEqual([['Published as revision 2.', expect.anything(), expect.anything()]]);
  expect(editor.saver.now()).toMatchObject({ base: 2, saved: null, isUnsaved: false });
  editor.end();
});

const at = '2027-07-01T09:00:00';
const publishAt = '2027-07-01T00:00:00.000Z';

test('The draft of a document that is scheduled stays, and is named, until it is published', async () => {
  const server = startServer(siteOf({}));
  const editor = startEditor(siteOf({}));
  editor.saver.change(siteOf({ title: 'mine' }));
  server.answers.publish = () => ({ ...publicationOf(5, false), publishAt });
  await editor.publish(at);
  expect(server.bodies).toContainEqual(
    expect.objectContaining({ at: '2027-07-01 09:00', draft: 7, base: 1 }),
  );
  expect(editor.saver.now()).toMatchObject({ base: 1, text: siteOf({ title: 'mine' }), saved: { id: 7 } });
  editor.end();
});
