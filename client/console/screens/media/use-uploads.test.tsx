// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { useUploads } from './use-uploads.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
const toasts = vi.hoisted(() => ({ shown: [] as string[] }));
vi.mock('../../ui/toasts.tsx', () => ({ showToast: (text: string) => void toasts.shown.push(text) }));
vi.mock('../partner/use-partner.ts', () => ({ usePartner: () => ({ code: 'bomnal' }) }));

/** Requests for an upload, which the test answers. */
class Request {
  static all: Request[] = [];
  address = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  send() {
    Request.all.push(this);
  }
  abort() {
    this.onabort();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}
beforeEach(() => {
  Request.all = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => vi.unstubAllGlobals());

const tooLarge = { statusCode: 413, message: 'MEDIA_TOO_LARGE', translatedMessage: 'Too large.' };
const picture = (name: string) => new File(['x'], name);
const media = (name: string) => ({
  media: {
    name,
    title: null,
    version: 'v1',
    url: `/files/bomnal/${name}`,
    width: 1,
    height: 1,
    bytes: 1,
    uploadedAt: '2026-11-29T00:00:00.000Z',
    uploadedBy: 'Kim',
  },
});
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: waitTimeoutMs });
const requests = (count: number) => eventually(() => expect(Request.all).toHaveLength(count));

test('files are uploaded one after the other, with their progress', async () => {
  const uploads = renderHook(useUploads, [['a.webp']]);
  const done = uploads.current.upload([picture('a.webp'), picture('b.webp'), picture('c.txt')]);
  await requests(1);
  const [first] = Request.all;
  expect(first?.address).toBe('PUT /operator/partners/bomnal/media/a-2.webp?isNew=true&title=a.webp');
  first?.upload.onprogress?.({ loaded: 3, total: 4 });
  await eventually(() =>
    expect(uploads.current.current).toEqual({ fileName: 'a.webp', number: 1, count: 3, share: 0.75 }),
  );
  first?.answer(200, media('a-2.webp'));
  await requests(2);
  Request.all[1]?.answer(413, tooLarge);
  await done;
  await eventually(() => expect(uploads.current.current).toBeUndefined());
  expect(uploads.current.failed).toEqual([
    { fileName: 'b.webp', problem: 'Too large.' },
    { fileName: 'c.txt', problem: 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.' },
  ]);
});

test('a picture whose name somebody else has used meanwhile gets the next one, and replaces nothing', async () => {
  const uploads = renderHook(useUploads, [['picture.webp']]);
  const done = uploads.current.upload([picture('봄.webp')]);
  await requests(1);
  const refused = { statusCode: 409, code: 'MEDIA_NAME_TAKEN', message: 'MEDIA_NAME_TAKEN' };
  Request.all[0]?.answer(409, refused);
  await requests(2);
  const names = Request.all.map(({ address }) => address.split('/').at(-1)?.split('?')[0]);
  expect(names).toEqual(['picture-2.webp', 'picture-3.webp']);
  Request.all[1]?.answer(200, media('picture-3.webp'));
  await done;
  expect(uploads.current.failed).toEqual([]);
});

test('canceling ends the current file and those after it, and nothing of it is a failure', async () => {
  const uploads = renderHook(useUploads, [[]]);
  const done = uploads.current.upload([picture('a.webp'), picture('b.webp')]);
  await requests(1);
  // A second upload waits for the first one to be done or canceled.
  await uploads.current.upload([picture('c.webp')]);
  uploads.current.cancel();
  await done;
  expect(Request.all).toHaveLength(1);
  await eventually(() => expect(uploads.current).toMatchObject({ current: undefined, failed: [] }));
  void uploads.current.upload([picture('d.webp')]);
  await requests(2);
});

test('a picture is replaced only by a file of its type', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ name: 'a.jpg', places: [], archived: [] }));
  const uploads = renderHook(useUploads, [['a.jpg', 'b.webp']]);
  await uploads.current.upload([picture('b.png')], 'b.webp');
  const problem = 'Choose a .webp file, or upload this one as a new picture.';
  await eventually(() => expect(uploads.current.failed).toEqual([{ fileName: 'b.png', problem }]));
  expect(Request.all).toEqual([]);
  const done = uploads.current.upload([picture('A.JPEG')], 'a.jpg');
  await requests(1);
  Request.all[0]?.answer(200, media('a.jpg'));
  await done;
  await eventually(() => expect(uploads.current.failed).toEqual([]));
});

test('a replaced picture is reported with the places that still show the earlier version', async () => {
  const places = [
    { where: 'published', path: ['pages', '/'], isEarlier: true },
    { where: 'notice 3', path: [] },
  ];
  const ask = vi.fn(async (_: string) => Response.json({ name: 'a.webp', places, archived: [] }));
  vi.stubGlobal('fetch', ask);
  const uploads = renderHook(useUploads, [['a.webp']]);
  const done = uploads.current.upload([picture('new.webp')], 'a.webp');
  await requests(1);
  Request.all[0]?.answer(200, media('a.webp'));
  await done;
  expect(ask.mock.calls[0]?.[0]).toBe('/operator/partners/bomnal/media/a.webp/uses');
  expect(toasts.shown.at(-1)).toBe('Replaced, but 1 place still shows the earlier version.');
  await eventually(() => expect(uploads.current.earlier).toEqual(places.slice(0, 1)));
});

test('what could not be uploaded is reported after its screen was left', async () => {
  const uploads = renderHook(useUploads, [[]]);
  const done = uploads.current.upload([picture('a.webp')]);
  await requests(1);
  uploads.unmount();
  Request.all[0]?.answer(413, tooLarge);
  await done;
  expect(toasts.shown.at(-1)).toBe('Not uploaded: a.webp. Too large.');
});
