// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { requireOperator, safeBack } from './session.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an account gets the language that the console shows, which mails are in; the session goes on without it', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let operator = {
    id: 1,
    email: 'kim@maru.example',
    name: 'Kim',
    language: 'ko',
    isInstanceAdministrator: false,
    memberships: [],
  };
  const stored: string[] = [];
  let isAway = true;
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ operator, expiresAt: '2026-11-30T00:00:00Z' });
    if (isAway) return Response.json({ statusCode: 503, message: 'BUSY' }, { status: 503 });
    stored.push(String(body));
    operator = { ...operator, language: 'en' };
    return Response.json({ operator });
  });
  const language = async () => (await requireOperator('https://console.example/partners')).language;
  expect(await language()).toBe('ko');
  isAway = false;
  expect([await language(), await language()]).toEqual(['en', 'en']);
  expect(stored).toEqual(['{"language":"en"}']);
});

test.each(['/partners/bomnal', '/partners/bomnal/history?page=2', '/partners/bomnal#notes', '/'])(
  'an operator returns to a path of the console: %s',
  (back) => expect(safeBack(back)).toBe(back),
);

test.each([
  null,
  '',
  'partners',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/sign-in',
  '/\n/evil.example/sign-in',
  '/\r\\evil.example/sign-in',
  '\t//evil.example/',
  '/.//evil.example/',
  '/partners/..//evil.example/',
  '/%2e//evil.example/',
  '//',
  'javascript:alert(1)',
])('any other address leads to the list of partners: %j', (back) => expect(safeBack(back)).toBe('/partners'));
