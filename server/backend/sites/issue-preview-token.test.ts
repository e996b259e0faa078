import { expect, test } from 'vitest';
import { documentCalls } from '#schemas/operator/document-calls.ts';
import { createPreviewTokens } from '#schemas/operator/preview-token.ts';
import { issuePreviewToken } from './issue-preview-token.ts';

const tokens = createPreviewTokens('secret');
const partner = { code: 'han', origin: 'http://han.localhost:3000', mainLanguage: 'ko' as const };
const now = Date.parse('2026-11-25T12:00:00.500Z');

async function issue(body: unknown) {
  const { previewToken } = documentCalls;
  const answer = await issuePreviewToken(tokens, partner, previewToken.body.parse(body), now, 7);
  const { token, url, expiresAt } = previewToken.response.parse(answer);
  return { url: url.replace(token, 'TOKEN'), expiresAt, ...(await tokens.read(token, now)) };
}

test('a link begins at the home page of its language and works for an hour by default', async () => {
  expect(await issue({ of: { revision: 3 }, language: 'en', now: '2026-12-24T00:00:00Z' })).toEqual({
    url: 'http://han.localhost:3000/en?maru-preview=TOKEN',
    expiresAt: '2026-11-25T13:00:00.000Z',
    state: 'valid',
    claims: {
      purpose: 'link',
      partner: 'han',
      of: { revision: 3 },
      by: 7,
      language: 'en',
      now: '2026-12-24T00:00:00Z',
      expires: Date.parse('2026-11-25T13:00:00Z') / 1000,
    },
  });
  for (const language of [undefined, 'ko'])
    expect((await issue({ of: { draft: 2 }, language })).url).toBe(
      'http://han.localhost:3000/?maru-preview=TOKEN',
    );
});

test('a token for frames names the address that renders documents', async () => {
  expect(await issue({ of: { frame: true }, minutes: 5 })).toMatchObject({
    url: 'http://han.localhost:3000/_maru/preview',
    claims: { purpose: 'frame', partner: 'han', expires: Math.floor(now / 1000) + 300 },
  });
});

test('a link lasts up to 30 days, and a token for frames an hour', () => {
  const { body } = documentCalls.previewToken;
  const of = { frame: true };
  expect(body.safeParse({ of: { revision: 3 }, minutes: 30 * 24 * 60 }).success).toBe(true);
  expect(body.safeParse({ of, minutes: 60 }).success).toBe(true);
  expect(body.safeParse({ of, minutes: 61 }).error?.issues).toMatchObject([
    { path: ['minutes'], message: 'expected at most 60 for a frame' },
  ]);
});

test('addresses of demos get the port of the site, others have their own', async () => {
  const urlOf = async (origin: string) => {
    const body = documentCalls.previewToken.body.parse({ of: { frame: true } });
    return (await issuePreviewToken(tokens, { ...partner, origin }, body, now, 7, 3000)).url;
  };
  expect(await urlOf('http://han.localhost')).toBe('http://han.localhost:3000/_maru/preview');
  expect(await urlOf('http://han.localhost:4000')).toBe('http://han.localhost:4000/_maru/preview');
  expect(await urlOf('https://han.example')).toBe('https://han.example/_maru/preview');
});
