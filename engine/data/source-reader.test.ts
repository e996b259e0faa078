import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { BackendError } from '#engine/api/backend-error.ts';
import { patience } from '#tests/setup/patience.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { createSourceReader } from './source-reader.ts';

const readers: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

const request = {
  key: 'numbers?',
  source: {
    name: 'numbers',
    path: '/customer/numbers',
    params: z.object({}),
    response: z.object({ row: z.number() }),
    cacheSeconds: 60,
  },
  params: {},
  deferred: false,
};
const han = { partnerCode: 'han', origin: 'https://han.example' };

function open(shared?: SharedAnswers) {
  const client = vi.fn(async () => ({ row: client.mock.calls.length }) as unknown);
  const reader = createSourceReader({ client, sanitise: (html) => html, shared });
  readers.push(reader);
  return { client, reader, read: () => reader.read(han, request) };
}

test('an answer is kept, and after a purge the very next read is of after it', async () => {
  const { read, reader } = open();
  expect(await read()).toEqual({ row: 1 });
  expect(await read()).toEqual({ row: 1 });
  reader.purge(['source:others']);
  expect(await read()).toEqual({ row: 1 });
  reader.purge(['source:numbers']);
  expect(await read()).toEqual({ row: 2 });
  expect(await read()).toEqual({ row: 2 });
});

test('a read that was under way when the purge came is read again', async () => {
  const { read, reader, client } = open();
  let answer: (value: unknown) => void = () => {};
  client.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const before = read();
  await vi.waitFor(() => expect(client).toHaveBeenCalled(), patience);
  reader.purge(['source:numbers']);
  const after = read();
  answer({ row: 100 });
  await before;
  expect(await after).toEqual({ row: 2 });
});

test.each(['no JSON', '{"row":"seven"}', ''])('where %j is shared the backend is asked', async (text) => {
  const { read, client } = open({ answer: async () => ({ text, freshFor: 60_000 }), purge: async () => {} });
  expect([await read(), await read()]).toEqual([{ row: 1 }, { row: 1 }]);
  expect(client).toHaveBeenCalledTimes(1);
});

test('where the backend fails after a purge the last good answer serves', async () => {
  const { read, reader, client } = open();
  await read();
  reader.purge(['site:han']);
  client.mockRejectedValue(new BackendError(500, 'away'));
  expect(await read()).toEqual({ row: 1 });
});

test('an answer that says the same as before is the very value of before', async () => {
  const { reader, client } = open();
  let row = 7;
  client.mockImplementation(async () => ({ row }));
  const brief = { ...request, source: { ...request.source, cacheSeconds: 0.01 } };
  const first = await reader.read(han, brief);
  await vi.waitFor(async () => {
    expect(await reader.read(han, brief)).toBe(first);
    expect(client.mock.calls.length).toBeGreaterThan(2);
  }, patience);
  row = 8;
  await vi.waitFor(async () => expect(await reader.read(han, brief)).toEqual({ row: 8 }), patience);
});

test('what is read again and has not changed is the same object, without a second look at it', async () => {
  const client = vi.fn(async (): Promise<unknown> => ({ row: 1 }));
  const sanitise = vi.fn((html: string) => html);
  const reader = createSourceReader({ client, sanitise });
  readers.push(reader);
  const parse = vi.spyOn(request.source.response, 'safeParse');
  const first = await reader.read(han, request);
  reader.purge(['source:numbers']);
  expect(await reader.read(han, request)).toBe(first);
  expect(client).toHaveBeenCalledTimes(2);
  expect(parse).toHaveBeenCalledOnce();
  parse.mockRestore();
  client.mockResolvedValue({ row: 2 });
  reader.purge(['source:numbers']);
  expect(await reader.read(han, request)).toEqual({ row: 2 });
});

test.each(['source:numbers@sol', 'site:sol'])(
  'a purge of %s leaves the other partners’ alone',
  async (tag) => {
    const { read, reader, client } = open();
    await read();
    const sol = { partnerCode: 'sol', origin: 'https://sol.example' };
    await reader.read(sol, request);
    reader.purge([tag]);
    // Nothing is awaited for what is known.
    expect([reader.peek(han, request)?.value, reader.peek(sol, request)]).toEqual([{ row: 1 }, undefined]);
    expect(await read()).toEqual({ row: 1 });
    expect(await reader.read(sol, request)).toEqual({ row: 3 });
    expect(client).toHaveBeenCalledTimes(3);
  },
);
