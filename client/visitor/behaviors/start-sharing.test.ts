// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastRequest } from '#engine/browser/toast/show-toast.ts';
import { shareBy } from './start-sharing.ts';

const callSite = vi.hoisted(() => vi.fn());
vi.mock('#engine/browser/calls/call-site.ts', () => ({ callSite }));

const writeText = vi.fn();
let toasts: ToastRequest[];
const listen = (event: Event) => void toasts.push((event as CustomEvent<ToastRequest>).detail);
const button = () => document.querySelector('button') as HTMLElement;

beforeEach(() => {
  toasts = [];
  callSite
    .mockReset()
    .mockResolvedValue({ row: { code: 'Ab3dE6g', url: '/', shortUrl: 'https://other/s/x' } });
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.addEventListener('maru:toast', listen);
  document.body.innerHTML =
    '<button data-share data-share-title="Lifting" data-share-done="Link copied." data-share-failed="Copy it yourself:"></button>';
});
afterEach(() => {
  document.removeEventListener('maru:toast', listen);
  vi.useRealTimers();
});
const short = `${location.origin}/s/Ab3dE6g`;

test('where the browser cannot share, the shortened URL is copied and confirmed in a toast', async () => {
  await shareBy(button());
  expect(callSite).toHaveBeenCalledWith('GET', '/customer/global/shorten-url', {
    query: { url: '/' },
    isQuiet: true,
  });
  expect(writeText).toHaveBeenCalledWith(short);
  expect(toasts).toEqual([{ description: 'Link copied.', isText: true, icon: 'success' }]);
});

test('a promise of the URL is copied before any await, because WebKit refuses to copy after one', () => {
  const write = vi.fn();
  const items: Record<string, Promise<Blob>>[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(item: Record<string, Promise<Blob>>) {
        items.push(item);
      }
    },
  );
  vi.stubGlobal('navigator', { clipboard: { write } });
  try {
    void shareBy(button());
    expect(write).toHaveBeenCalledOnce();
  } finally {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  }
  return expect(items[0]?.['text/plain']?.then((blob) => blob.size)).resolves.toBe(short.length);
});

test('where the browser can share, its share sheet gets the title and shortened URL', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareBy(button());
  expect(share).toHaveBeenCalledWith({ title: 'Lifting', url: short });
  expect(writeText).not.toHaveBeenCalled();
});

test('closing the share sheet does nothing more; a failed sheet falls back to copying', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareBy(button());
  expect(writeText).not.toHaveBeenCalled();
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await shareBy(button());
  expect(writeText).toHaveBeenCalledWith(short);
});

test('without a short URL, or with a late one, the page’s own is shared', async () => {
  callSite.mockRejectedValue({ status: 500 });
  await shareBy(button());
  expect(writeText).toHaveBeenCalledWith(location.href);
  vi.useFakeTimers();
  callSite.mockReturnValue(new Promise(() => {}));
  const sharing = shareBy(button());
  await vi.advanceTimersByTimeAsync(1_500);
  await sharing;
  expect(writeText).toHaveBeenCalledTimes(2);
});

test('a failed short URL shows no error beside "copied"', async () => {
  const { callSite: ownCall } = await vi.importActual<typeof import('#engine/browser/calls/call-site.ts')>(
    '#engine/browser/calls/call-site.ts',
  );
  callSite.mockImplementation(ownCall);
  vi.stubGlobal('fetch', async () => new Response('{"message":"BUSY"}', { status: 429 }));
  await shareBy(button());
  expect(toasts).toEqual([{ description: 'Link copied.', isText: true, icon: 'success' }]);
});

test('if copying is refused, the URL is shown for manual copying', async () => {
  const prompt = vi.fn();
  vi.stubGlobal('prompt', prompt);
  writeText.mockRejectedValue(new Error('denied'));
  await shareBy(button());
  expect(prompt).toHaveBeenCalledExactlyOnceWith('Copy it yourself:', short);
  expect(toasts).toEqual([]);
});

test('a button pressed twice shares once', async () => {
  await Promise.all([shareBy(button()), shareBy(button())]);
  expect(writeText).toHaveBeenCalledTimes(1);
});
