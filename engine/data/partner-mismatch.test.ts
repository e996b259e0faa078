import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { partnerMismatch } from './partner-mismatch.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { createSourceReader } from './source-reader.ts';

afterEach(() => void vi.useRealTimers());

const raon = { partnerCode: 'raon', partnerId: 7, origin: 'https://raon.example' };

test.each([
  { row: { partner: { id: 8 } } },
  { row: { partner: { id: 7, partnerCode: 'sol' } } },
  { row: { partner: { id: 7 }, marketing: { partnerId: 8 } } },
  { row: { partnerId: 8 } },
  { rows: [{ partnerId: 7 }, { partnerId: 8 }] },
  { rows: [{ partnerCode: 'sol' }] },
])('%j belongs to another partner', (answer) => {
  expect(partnerMismatch(answer, raon)).toMatch(/is not (7|"raon")$/);
});

test.each([
  { row: { partner: { id: 7, partnerCode: 'raon' }, marketing: { partnerId: 7 } } },
  { row: { partnerId: '7', product: { partnerId: 8 } } },
  { rows: [{ id: 8, partnerId: null }, 3, null] },
  { row: null },
  {},
  null,
  undefined,
])('%j names no other partner', (answer) => {
  expect(partnerMismatch(answer, raon)).toBeUndefined();
});

test('unknown fields of the requested partner are not compared', () => {
  expect(partnerMismatch({ row: { partnerId: 8 } }, { partnerCode: 'raon' })).toBeUndefined();
});

const page = (partnerId: number, pageTitle: string) => ({
  row: { partnerId, path: '/', languageCode: 'ko', pageTitle },
});

function open(shared?: SharedAnswers) {
  const source = registry.sources.get('page');
  if (!source) throw new Error('no source');
  const client = vi.fn(async () => page(7, 'own') as unknown);
  const onInvalid = vi.fn();
  const reader = createSourceReader({ client, sanitize: (html) => html, shared, onInvalid });
  const request = { key: 'page?', source, params: { languageCode: 'ko', path: '/' }, deferred: false };
  const title = async () =>
    ((await reader.read(raon, request)) as { row: { pageTitle: string } }).row.pageTitle;
  return { client, onInvalid, reader, request, title };
}

test('another partner’s answer is logged, never shown, and requested again', async () => {
  const { client, onInvalid, reader, request, title } = open();
  client.mockResolvedValueOnce(page(8, 'another’s'));
  await expect(title()).rejects.toMatchObject({ status: 502 });
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith('page', 'row: partnerId 8 is not 7');
  expect(reader.peek(raon, request)).toBeUndefined();
  expect(await title()).toBe('own');
});

test('the last good answer is served while the backend returns another partner’s', async () => {
  const { client, onInvalid, title } = open();
  expect(await title()).toBe('own');
  client.mockResolvedValue(page(8, 'another’s'));
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(60 * 60_000);
  expect(await title()).toBe('own');
  expect(onInvalid).toHaveBeenCalled();
});

test('another partner’s answer is neither shared with other processes nor accepted from them', async () => {
  const shared: string[] = [];
  const read: SharedAnswers['answer'] = async (_, { ttl }, ask) => {
    const text = shared[0] ?? (await ask());
    shared[0] = text;
    return { text, freshFor: ttl };
  };
  const { client, title } = open({ answer: read, purge: async () => true });
  client.mockResolvedValueOnce(page(8, 'another’s'));
  await expect(title()).rejects.toMatchObject({ status: 502 });
  expect(shared).toEqual([]);
  shared[0] = JSON.stringify(page(8, 'another’s'));
  expect(await title()).toBe('own');
});
