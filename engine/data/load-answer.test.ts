import { expect, test, vi } from 'vitest';
import { loadAnswer } from './load-answer.ts';
import { type SharedAnswers, unshared } from './shared-answers.ts';
import { han, request } from './source-reader-for-test.ts';

test('an answer without a body is invalid, and is shared as valid JSON', async () => {
  const client = vi.fn(async () => undefined);
  const onInvalid = vi.fn();
  const texts: unknown[] = [];
  const shared: SharedAnswers = {
    ...unshared,
    answer: async (_, { ttl }, read) => {
      const text = await read();
      texts.push(text);
      return { text, freshFor: ttl };
    },
  };
  const sources = { client, sanitize: (html: string) => html, shared, onInvalid };
  await expect(loadAnswer(sources, han, request, 1_000)).rejects.toMatchObject({ status: 502 });
  expect(texts).toEqual(['null']);
  expect(client).toHaveBeenCalledOnce();
  expect(onInvalid).toHaveBeenCalledOnce();
});
