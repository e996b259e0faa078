// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ToastRequest, toastEvent } from '#engine/browser/toast/show-toast.ts';
import { startCopying } from './copy-text.ts';

const writeText = vi.fn();
const prompt = vi.fn();
let toasts: ToastRequest[] = [];

beforeAll(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('prompt', prompt);
  document.addEventListener(toastEvent, (event) => toasts.push((event as CustomEvent<ToastRequest>).detail));
  startCopying();
});

beforeEach(() => {
  toasts = [];
  writeText.mockReset().mockResolvedValue(undefined);
  document.body.innerHTML =
    '<button data-copy="서울 강남구" data-copy-done="Address &lt;copied&gt; successfully." data-copy-failed="Copy it yourself:"><i>x</i></button><output></output>';
});

const click = async (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  await new Promise((resolve) => setTimeout(resolve));
};

test('a click copies the text and confirms it in a toast, as text', async () => {
  await click('i');
  expect(writeText).toHaveBeenCalledWith('서울 강남구');
  expect(toasts).toEqual([{ description: 'Address <copied> successfully.', isText: true, icon: 'success' }]);
});

test('the text is shown for manual copying when the browser refuses or has no clipboard', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await click('button');
  vi.stubGlobal('navigator', {});
  await click('button');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const shown = ['Copy it yourself:', '서울 강남구'];
  expect(prompt.mock.calls).toEqual([shown, shown]);
  expect(toasts).toEqual([]);
});

test('other clicks copy nothing', async () => {
  await click('output');
  expect(writeText).not.toHaveBeenCalled();
});
