// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { requireOperator, signOut } from '../../api/session.ts';
import { catchUp } from './catch-up.ts';
import { endSession, type RetainedSession, retainedSession, retainSession } from './retained-session.ts';

/** A session that records what happens to it. */
function open(code: string, events: string[] = [], now: object = { saved: null, base: 1, isUnsaved: false }) {
  const saver = {
    flush: async () => void events.push('flush'),
    now: () => now,
    reset: (text: string, base: number) => void events.push(`reset to ${text} of ${base}`),
  };
  const session = {
    saver,
    stop: async () => void events.push('stop'),
    abandon: () => void events.push('abandon'),
  };
  const opened = { code, operatorId: 1, store: {}, session } as unknown as RetainedSession;
  retainSession(opened);
  return opened;
}

/** Answers every call by its method and path. */
function answerWith(answer: (request: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => answer(`${method} ${path}`));
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await endSession();
});

test('a document stays open for its operator until another partner is opened', async () => {
  const events: string[] = [];
  const opened = open('bomnal', events);
  await endSession('bomnal');
  expect(retainedSession('bomnal', 1)).toBe(opened);
  expect(retainedSession('bomnal', 2)).toBeUndefined();
  expect(retainedSession('haru', 1)).toBeUndefined();
  await endSession('haru');
  expect(retainedSession('bomnal', 1)).toBeUndefined();
  expect(events).toEqual(['stop']);
});

test('one document is open at a time', () => {
  const events: string[] = [];
  open('bomnal', events);
  const next = open('haru');
  expect(events).toEqual(['stop']);
  expect(retainedSession('haru', 1)).toBe(next);
});

test('a document that is opened again waits for the save of the one that was closed', async () => {
  const events: string[] = [];
  const opened = open('bomnal', events);
  const saved = Promise.withResolvers<void>();
  opened.session.stop = () => saved.promise.then(() => void events.push('saved'));
  void endSession('haru');
  const again = endSession().then(() => void events.push('opened'));
  await Promise.resolve();
  saved.resolve();
  await again;
  expect(events).toEqual(['saved', 'opened']);
});

test('a sign-out saves first, and closes the document and forgets texts of this tab once it has succeeded', async () => {
  sessionStorage.setItem('maru-unsent:1:han:article:6', 'We are open.');
  const events: string[] = [];
  const opened = open('bomnal', events);
  answerWith(() => Promise.reject(new TypeError('offline')));
  await expect(signOut(false)).rejects.toMatchObject({ status: 0 });
  expect([events, sessionStorage.length]).toEqual([['flush'], 1]);
  expect(retainedSession('bomnal', 1)).toBe(opened);

  answerWith((request) => {
    events.push(request);
    return Response.json({ done: true });
  });
  await signOut(false);
  expect(events).toEqual(['flush', 'flush', 'DELETE /operator/session?everywhere=false', 'stop']);
  expect([retainedSession('bomnal', 1), sessionStorage.length]).toEqual([undefined, 0]);
});

test('a session that has ended closes the document without saving: somebody else may sign in next', async () => {
  const events: string[] = [];
  open('bomnal', events);
  answerWith(() => Response.json({ statusCode: 401, message: 'SIGNED_OUT' }, { status: 401 }));
  await expect(requireOperator('http://console.localhost/partners')).rejects.toBeInstanceOf(Response);
  expect(events).toEqual(['abandon']);
  expect(retainedSession('bomnal', 1)).toBeUndefined();
});

const published = (number: number) =>
  Response.json({
    revision: {
      number,
      document: `text ${number}`,
      status: 'published',
      author: 'Lee',
      note: '',
      base: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      publishAt: null,
      problem: null,
    },
  });

test('on return, a document without changes shows what was published meanwhile', async () => {
  const events: string[] = [];
  answerWith(() => published(2));
  await catchUp(open('bomnal', events));
  expect(events).toEqual(['reset to text 2 of 2']);
});

test('on return, changes stay, and so does what is still published', async () => {
  const events: string[] = [];
  answerWith(() => published(2));
  await catchUp(open('bomnal', events, { saved: { id: 1 }, base: 1, isUnsaved: false }));
  await catchUp(open('bomnal', events, { saved: null, base: 1, isUnsaved: true }));
  await catchUp(open('bomnal', events, { saved: null, base: 2, isUnsaved: false }));
  answerWith(() => Promise.reject(new TypeError('offline')));
  await catchUp(open('bomnal', events));
  expect(events.filter((event) => event.startsWith('reset'))).toEqual([]);
});
