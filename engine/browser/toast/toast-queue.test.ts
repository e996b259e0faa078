import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, type QueuedToast, type ToastQueue } from './toast-queue.ts';

let shown: readonly QueuedToast[];
let queue: ToastQueue;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = createToastQueue(
    (toasts) => {
      shown = toasts;
    },
    { set: (run, ms) => setTimeout(run, ms) as unknown as number, clear: (timer) => clearTimeout(timer) },
  );
});
afterEach(() => vi.useRealTimers());

const add = (...descriptions: string[]) => {
  for (const description of descriptions) queue.add({ description });
};
const pass = (ms: number) => vi.advanceTimersByTime(ms);
/** `a b~`: a is shown, b fades. */
const list = () => shown.map(({ description, closing }) => description + (closing ? '~' : '')).join(' ');
const idOf = (description: string) => shown.find((toast) => toast.description === description)?.id ?? 0;

test('a toast is shown for 1500 ms, fades for 300 ms and is removed', () => {
  add('a');
  pass(1499);
  expect(list()).toBe('a');
  pass(1);
  expect(list()).toBe('a~');
  pass(299);
  expect(list()).toBe('a~');
  pass(1);
  expect(list()).toBe('');
});

test('toasts close one at a time, each 1500 ms after the previous one was removed', () => {
  add('a', 'b', 'c');
  pass(1800);
  expect(list()).toBe('b c');
  pass(1499);
  expect(list()).toBe('b c');
  pass(1);
  expect(list()).toBe('b~ c');
  pass(300);
  expect(list()).toBe('c');
  pass(1800);
  expect(list()).toBe('');
});

test('each list change restarts the timer', () => {
  add('a');
  pass(1400);
  add('b');
  pass(1499);
  expect(list()).toBe('a b');
  pass(1);
  expect(list()).toBe('a~ b');
});

test('a toast added while another fades does not delay that one', () => {
  add('a');
  pass(1600);
  add('b');
  expect(list()).toBe('a~ b');
  pass(200);
  expect(list()).toBe('b');
  pass(1500);
  expect(list()).toBe('b~');
});

test('a close button closes its toast at once, with the same fade', () => {
  add('a', 'b');
  pass(700);
  queue.close(idOf('b'));
  expect(list()).toBe('a b~');
  pass(299);
  expect(list()).toBe('a b~');
  pass(1);
  expect(list()).toBe('a');
  // The removal changed the list, so the timer restarts.
  pass(1499);
  expect(list()).toBe('a');
  pass(1);
  expect(list()).toBe('a~');
});

test('a toast that is closed twice fades once, and the next one is shown for its full time', () => {
  add('a', 'b');
  pass(1400);
  queue.close(idOf('a'));
  pass(100);
  queue.close(idOf('a'));
  expect(list()).toBe('a~ b');
  pass(200);
  expect(list()).toBe('b');
  pass(1499);
  expect(list()).toBe('b');
});

test('hovering or focusing pauses the timer, leaving restarts it', () => {
  add('a');
  pass(1499);
  queue.hold();
  pass(60_000);
  expect(list()).toBe('a');
  add('b');
  pass(60_000);
  expect(list()).toBe('a b');
  queue.release();
  pass(1499);
  expect(list()).toBe('a b');
  pass(1);
  expect(list()).toBe('a~ b');
});

test('close buttons work while the stack is held', () => {
  add('a');
  queue.hold();
  queue.close(idOf('a'));
  pass(300);
  expect(list()).toBe('');
});

test('every toast has a unique id, and by default a close button and an icon', () => {
  add('a', 'c');
  queue.add({ description: 'b', hasClose: false, icon: 'error' });
  expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
  expect(shown.map(({ hasClose, icon }) => [hasClose, icon])).toEqual([
    [true, 'info'],
    [true, 'info'],
    [false, 'error'],
  ]);
});

test('a notice that is already shown is not shown twice: its time starts again', () => {
  const notice = { description: 'Try again', isText: true } as const;
  for (let read = 0; read < 5; read += 1) queue.add(notice);
  expect(list()).toBe('Try again');
  pass(1400);
  queue.add(notice);
  pass(1499);
  expect(list()).toBe('Try again');
  pass(1);
  expect(list()).toBe('Try again~');
  queue.add(notice);
  expect(list()).toBe('Try again~ Try again');
  queue.add({ ...notice, icon: 'error' });
  queue.add({ ...notice, isText: false });
  expect(shown).toHaveLength(4);
});

test('the last toast leaves no timer behind', () => {
  add('a');
  pass(1800);
  expect(vi.getTimerCount()).toBe(0);
});
