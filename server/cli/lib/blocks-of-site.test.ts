import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksMissingOn } from './blocks-of-site.ts';

/** What the site answers for the schema of its documents. */
let answer: unknown;
const site = createServer((_, response) => response.end(JSON.stringify(answer)));
let siteUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

const document = `{
  // A comment.
  "pages": { "/": { "sections": [
    { "id": "hero", "type": "Hero", "v": 1, "data": {} },
    { "id": "note", "type": "OpeningNote", "v": 1, "data": {} },
    { "id": "again", "type": "OpeningNote", "v": 1, "data": {} }
  ] } }
}`;

test('the blocks of a document that a running site lacks are named once', async () => {
  answer = { $defs: { Node: { properties: { type: { enum: ['Hero'] } } } } };
  expect(await blocksMissingOn(siteUrl, document)).toEqual(['OpeningNote']);
  answer = { $defs: { Node: { properties: { type: { enum: ['Hero', 'OpeningNote'] } } } } };
  expect(await blocksMissingOn(siteUrl, document)).toEqual([]);
});

test('nothing is known of a site that does not run, or of another server in its place', async () => {
  answer = { hello: 'world' };
  expect(await blocksMissingOn(siteUrl, document)).toEqual([]);
  expect(await blocksMissingOn('http://127.0.0.1:9', document)).toEqual([]);
});
