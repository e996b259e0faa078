// @vitest-environment jsdom
import { useSWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { renderHook } from '../testing/render-hook-for-test.tsx';
import { useTextAnswer } from './use-text-answer.ts';

const texts = Array.from({ length: 20 }, (_, index) => `text ${index} ${'x'.repeat(10_000)}`);

/** Asks about a text. Answers arrive when `arrive` is called, or at once. */
function start(first: string, isSlow = false) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const read = async (text: string) => {
    asked.push(text);
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return `answer to ${text}`;
  };
  const hook = renderHook(
    (text: string) => ({
      answer: useTextAnswer(['length'], text, () => read(text), {
        keepPreviousData: true,
        revalidateIfStale: false,
      }).data,
      cache: useSWRConfig().cache,
    }),
    [first],
  );
  const entries = () => [...hook.current.cache.keys()].map((key) => [key, hook.current.cache.get(key)?.data]);
  return {
    hook,
    asked,
    entries,
    arrive: () => waiting.shift()?.(),
    answered: (text: string) =>
      vi.waitFor(() => expect(hook.current.answer).toBe(`answer to ${text}`), waitTimeoutMs),
  };
}

test('the last answers stay cached, and no text is in a key', async () => {
  const { hook, asked, entries, answered } = start(texts[0] ?? '');
  for (const text of texts) {
    hook.render(text);
    await answered(text);
  }
  expect(asked).toEqual(texts);
  expect(entries().length).toBeLessThan(8);
  expect(entries().join().length).toBeLessThan(8 * 10_100);
  expect(Math.max(...entries().map(([key]) => String(key).length))).toBeLessThan(100);

  hook.render(texts[18] ?? '');
  await answered(texts[18] ?? '');
  expect(asked).toHaveLength(20);
  hook.render(texts[0] ?? '');
  await answered(texts[0] ?? '');
  expect(asked).toHaveLength(21);
  hook.unmount();
});

test('the answer to the text before is shown until the next one arrives', async () => {
  const { hook, asked, arrive, answered } = start('one', true);
  expect(hook.current.answer).toBeUndefined();
  arrive();
  await answered('one');
  hook.render('two');
  expect([hook.current.answer, asked]).toEqual(['answer to one', ['one', 'two']]);
  arrive();
  await answered('two');
  hook.unmount();
});

test('answers that arrive late are removed like all others', async () => {
  const { hook, entries, arrive, answered } = start('slow', true);
  for (const text of texts) hook.render(text);
  for (const text of ['slow', ...texts]) {
    arrive();
    await vi.waitFor(() => expect(entries().flat()).toContain(`answer to ${text}`), waitTimeoutMs);
  }
  await answered(texts[19] ?? '');
  expect(entries().filter(([, answer]) => answer !== undefined).length).toBeLessThan(8);
  hook.unmount();
});
