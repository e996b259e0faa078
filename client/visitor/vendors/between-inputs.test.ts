// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let betweenInputs: typeof import('./between-inputs.ts').betweenInputs;
let runAfterAnswer: typeof import('./between-inputs.ts').runAfterAnswer;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  document.body.innerHTML = '<button>Menu</button><a href="/products">Treatments</a>';
  vi.resetModules();
  ({ betweenInputs, runAfterAnswer } = await import('./between-inputs.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets scripts wait. @returns milliseconds from now after which each of them ran */
function wait(scripts = 1): number[] {
  const ran: number[] = [];
  const began = performance.now();
  for (let count = 0; count < scripts; count += 1)
    void betweenInputs().then(() => ran.push(performance.now() - began));
  return ran;
}
const tap = (name: 'button' | 'a') => {
  const element = document.querySelector(name) as HTMLElement;
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element.dispatchEvent(new Event('click', { bubbles: true }));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('while a visitor reads, scripts run three seconds apart', async () => {
  const ran = wait(3);
  await pass(10_000);
  expect(ran.map((ms) => Math.round(ms / 100) / 10)).toEqual([3, 6, 9]);
});

test('one script runs once a tap has been answered', async () => {
  const ran = wait(2);
  await pass(1_000);
  tap('button');
  await pass(150);
  expect(ran).toEqual([]);
  await pass(100);
  expect(ran).toHaveLength(1);
  await pass(1_000);
  expect(ran).toHaveLength(1);
  tap('button');
  await pass(250);
  expect(ran).toHaveLength(2);
});

test('a script that waits before a tap is answered runs after it, a later one with the next', async () => {
  tap('button');
  await pass(100);
  const ran = wait();
  await pass(150);
  expect(ran).toHaveLength(1);
  tap('button');
  await pass(250);
  const late = wait();
  await pass(2_000);
  expect(late).toEqual([]);
});

test('a series of taps, and a scroll, are answered when they end', async () => {
  const ran = wait();
  for (let count = 0; count < 10; count += 1) {
    tap('button');
    await pass(100);
    dispatchEvent(new Event('scroll'));
    await pass(100);
  }
  expect(ran).toEqual([]);
  await pass(150);
  expect(ran).toHaveLength(1);
});

test('nothing runs if the visitor goes on before the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const ran = wait();
  tap('button');
  await pass(250);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  for (const run of idle) run();
  await pass(100);
  expect(ran).toEqual([]);
});

test('an input while an answer is shown cancels what would run into it', async () => {
  const ran = wait();
  tap('button');
  await pass(190);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await pass(500);
  expect(ran).toEqual([]);
});

test.each([
  ['dials', '<a href="tel:02-1234-5678">Call</a>'],
  ['opens another tab', '<a href="/products" target="_blank">Treatments</a>'],
  ['leads to another origin', '<a href="https://pf.kakao.com/_x">Kakao</a>'],
  ['loads a file', '<a href="/files/price.pdf" download>Prices</a>'],
])('a link that %s is answered at once: no page follows here', async (_, html) => {
  document.body.innerHTML = html;
  const ran = wait();
  tap('a');
  await pass(250);
  expect(ran).toHaveLength(1);
});

test('a link is answered when its page is shown', async () => {
  const ran = wait();
  tap('a');
  await pass(1_000);
  expect(ran).toEqual([]);
  runAfterAnswer();
  await pass(250);
  expect(ran).toHaveLength(1);
});

test('input that never pauses delays nothing for ever', async () => {
  const ran = wait();
  const typing = setInterval(() => dispatchEvent(new Event('keydown')), 400);
  await pass(29_000);
  expect(ran).toEqual([]);
  await pass(1_500);
  expect(ran).toHaveLength(1);
  clearInterval(typing);
});
