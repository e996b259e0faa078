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

test('the shortened address is copied and a toast says so where the browser cannot share', async () => {
  await shareBy(button());
  expect(callSite).toHaveBeenCalledWith('GET', '/customer/global/shorten-url', {
    query: { url: '/' },
    isQuiet: true,
  });
  expect(writeText).toHaveBeenCalledWith(short);
  expect(toasts).toEqual([{ description: 'Link copied.', icon: 'success' }]);
});

test('a promise of the address is copied at once, before anything was waited for: WebKit refuses it later', () => {
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

test('where the browser can share, its own sheet gets title and shortened address', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareBy(button());
  expect(share).toHaveBeenCalledWith({ title: 'Lifting', url: short });
  expect(writeText).not.toHaveBeenCalled();
});

test('a visitor who closes the sheet is asked nothing more; a sheet that fails leaves copying', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareBy(button());
  expect(writeText).not.toHaveBeenCalled();
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await shareBy(button());
  expect(writeText).toHaveBeenCalledWith(short);
});

test('without a short address, or with a late one, the page has its own', async () => {
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

test('a short address that fails is told by no message beside "copied"', async () => {
  const { callSite: ownCall } = await vi.importActual<typeof import('#engine/browser/calls/call-site.ts')>(
    '#engine/browser/calls/call-site.ts',
  );
  callSite.mockImplementation(ownCall);
  vi.stubGlobal('fetch', async () => new Response('{"message":"BUSY"}', { status: 429 }));
  await shareBy(button());
  expect(toasts).toEqual([{ description: 'Link copied.', icon: 'success' }]);
});

test('where copying is refused the address is shown to be copied by hand', async () => {
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
