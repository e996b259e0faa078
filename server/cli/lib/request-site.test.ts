import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { requestSite } from './request-site.ts';

let answer: { status: number; text: string };
const site = createServer((_, response) => response.writeHead(answer.status).end(answer.text));
let url: URL;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(site.address() as AddressInfo).port}/facts`);
});
afterAll(() => void site.close());

test('what answers something else than a Maru site is named, in words', async () => {
  const ask = () => requestSite(z.object({ pages: z.number() }), { url, token: 'token', language: 'en' });
  answer = { status: 200, text: '{"pages": 3}' };
  expect(await ask()).toEqual({ pages: 3 });
  for (const [status, text, message] of [
    [200, '<!doctype html>', `${url.origin} did not answer as a Maru site. See --site.`],
    [200, '{"hello": "world"}', `${url.origin} did not answer as a Maru site. See --site.`],
    [404, '<!doctype html>', `${url.origin} answered 404.`],
    [401, '{"message": "No"}', `${url.origin} answered 401 (No). Does it have another APP_KEY?`],
  ] as const) {
    answer = { status, text };
    await expect(ask()).rejects.toThrow(expect.objectContaining({ name: 'CommandError', message }));
  }
});
