// @slow: renders every page in both templates

import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { previewRefusal } from '#schemas/operator/preview.ts';
import { createPreviewTokens } from '#schemas/operator/preview-token.ts';
import { factsPath, type SwapReport, swapReport } from '#schemas/operator/swap-report.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { han, sizes } from '#server/backend/testing/content.ts';
import { startWholeSite } from './whole-site.ts';

const before = { formatVersion: 1, template: 'commerce', menu: [] };
const businessNumber = '123-45-67890';
const tokens = createPreviewTokens(appKey);
const expires = Math.floor(Date.now() / 1000) + 600;

let site: FastifyInstance;
beforeEach(async () => {
  const content = han();
  content.partner.partner.partnerBusinessNumber = businessNumber;
  site = await startWholeSite(siteDocument.parse(before), {}, async (db) => {
    await db.transaction().execute((transaction) => seedContent(transaction, content, sizes));
  });
});

async function ask(body: object, partner = 'han') {
  const token = await tokens.sign({ purpose: 'frame', partner, expires });
  return site.inject({
    method: 'POST',
    url: factsPath,
    payload: body,
    headers: { host: 'han.localhost', authorization: `Bearer ${token}` },
  });
}
async function compare(after: object, languages?: string[]): Promise<SwapReport> {
  const answer = await ask({ documents: [JSON.stringify(before), JSON.stringify(after)], languages });
  expect([answer.statusCode, answer.headers['cache-control']], answer.body).toEqual([
    200,
    'private, no-store',
  ]);
  return swapReport.parse(answer.json());
}
const kindOf = ({ languages: [first] }: SwapReport, kind: string) =>
  first?.kinds.find((one) => one.kind === kind);

test('a swap is reported in every language of the partner, with what is retained, moved and lost', async () => {
  const { languages, counts, templates, failed } = await compare({ ...before, template: 'branding' });
  expect(templates).toEqual(['commerce', 'branding']);
  expect(languages.map(({ language }) => language)).toEqual(['ko', 'en', 'zh']);
  expect(failed).toEqual([[], []]);
  expect(counts.lost).toBe(0);
  for (const { kinds } of languages)
    for (const { kind, retained, moved, lost } of kinds)
      expect([kind, retained.length + moved.length, lost]).toEqual([kind, expect.any(Number), []]);
  expect(counts.retained).toBeGreaterThan(30);
});

test('facts that are only elsewhere, or nowhere, are named', async () => {
  const noFooter = { ...before, slots: { footer: null } };
  const lost = await compare(noFooter, ['ko']);
  expect(lost.languages).toHaveLength(1);
  const [name, from] = [businessNumber, expect.arrayContaining(['/', '/products'])];
  expect(kindOf(lost, 'businessNumber')).toMatchObject({
    total: 1,
    retained: [],
    moved: [],
    lost: [{ name, from }],
  });
  expect(kindOf(lost, 'address')?.retained[0]?.noLongerOn).toContain('/products');
  const text = { id: 'text', type: 'RichText', v: 1, data: { html: `<p>No. ${businessNumber}</p>` } };
  const moved = await compare({ ...noFooter, pages: { '/company': { sections: [text] } } }, ['ko']);
  expect(kindOf(moved, 'businessNumber')).toMatchObject({
    lost: [],
    moved: [{ name, from, to: ['/company'] }],
  });
  expect(moved.counts.moved).toBe(1);
  expect(moved.unread).toContainEqual(expect.stringContaining('/boards/{boardTypeId}: '));
});

test('documents with errors, malformed requests and foreign tokens are refused', async () => {
  const good = JSON.stringify(before);
  const broken = await ask({ documents: [good, good.replace('commerce', 'comerce')] });
  expect(broken.statusCode).toBe(422);
  expect(previewRefusal.parse(broken.json()).findings[0]?.remedy?.en).toContain('Did you mean "commerce"?');
  for (const body of [{}, { documents: [good] }, { documents: [good, good], languages: ['fr'] }])
    expect((await ask(body)).statusCode, JSON.stringify(body)).toBe(400);
  expect((await ask({ documents: [good, good] }, 'sakura')).statusCode).toBe(403);
});

test('one comparison of a partner at a time', async () => {
  const text = JSON.stringify(before);
  const body = { documents: [text, text], languages: ['ko'] };
  const answers = await Promise.all([ask(body), ask(body)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
  expect((await ask(body)).statusCode).toBe(200);
});
