import { expect, test } from 'vitest';
import { createPreviewTokens, type PreviewClaims } from './preview-token.ts';

const tokens = createPreviewTokens('a secret');
const now = Date.parse('2026-11-25T12:00:00Z');
const expires = now / 1000 + 60;
const link: PreviewClaims = {
  purpose: 'link',
  partner: 'han',
  of: { revision: 3 },
  language: 'en',
  now: '2026-12-24T00:00:00Z',
  expires,
};
const frame: PreviewClaims = { purpose: 'frame', partner: 'han', expires };

test.each([link, frame, { ...link, of: { draft: 12 } } as PreviewClaims])(
  'a token carries its claims, in characters that an address needs not encode: %j',
  async (claims) => {
    const token = await tokens.sign(claims);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(await tokens.read(token, now)).toEqual({ state: 'valid', claims });
  },
);

test('a token works until it expires, and an expired one still names what it was for', async () => {
  const token = await tokens.sign(link);
  expect((await tokens.read(token, expires * 1000 - 1)).state).toBe('valid');
  expect(await tokens.read(token, expires * 1000)).toEqual({ state: 'expired', claims: link });
});

test('a changed, cut or foreign token is invalid', async () => {
  const token = await tokens.sign(link);
  const [body = '', signature = ''] = token.split('.');
  const forged = btoa(JSON.stringify({ ...link, partner: 'other' })).replaceAll('=', '');
  const foreign = await createPreviewTokens('another secret').sign(link);
  const broken = [
    ...['', '.', 'a.b', body, `${body}.`, `.${signature}`, `${forged}.${signature}`, foreign],
    ...[`${token}A`, token.slice(0, -1), `${body}A.${signature}`, `${body}.${signature.slice(1)}A`],
    `${'a'.repeat(600)}.${signature}`,
  ];
  for (const one of broken) expect(await tokens.read(one, now), one).toEqual({ state: 'invalid' });
});

test('claims that do not fit are not signed', async () => {
  await expect(tokens.sign({ ...frame, partner: '' })).rejects.toThrow();
});
