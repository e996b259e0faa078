import { expect, test } from 'vitest';
import { readPolicyReports } from './policy-report.ts';

const read = (body: unknown) =>
  readPolicyReports(body, ({ hostname }) => (hostname === 'clinic.example' ? '/search' : undefined));

const old = (blocked: unknown, directive: unknown = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://clinic.example/search?keyword=private',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'alert(1)',
  },
});

test('both formats give the refused origin and directive, and nothing of the page', () => {
  const expected = [{ directive: 'script-src-elem', origin: 'https://cdn.example.com', pageKey: '/search' }];
  expect(read(old('https://cdn.example.com/a.js?visitor=1'))).toEqual(expected);
  const documentURL = 'https://clinic.example/search?keyword=private#me';
  const body = {
    documentURL,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://visitor:secret@CDN.example.com/a.js?visitor=1#me',
  };
  expect(read([{ type: 'csp-violation', url: documentURL, body }])).toEqual(expected);
});

test('code in the page is reported as such', () => {
  expect(read(old('inline'))).toEqual([
    { directive: 'script-src-elem', origin: 'inline', pageKey: '/search' },
  ]);
});

test.each([
  ['nothing', undefined],
  ['a list of nothing', [null, 1, 'x']],
  ['an extension', old('chrome-extension://abc/x.js')],
  ['a data URI', old('data')],
  ['a directive with markup', old('https://a.example', '<script>')],
  ['a directive that is a list', old('https://a.example', ['script-src'])],
  ['a host with an underscore and markup', old('https://a_<b>.example')],
  [
    'a page of another host',
    { 'csp-report': { ...old('inline')['csp-report'], 'document-uri': 'https://x.example' } },
  ],
  ['no page', { 'csp-report': { ...old('inline')['csp-report'], 'document-uri': undefined } }],
  [
    'a page that is no address',
    { 'csp-report': { ...old('inline')['csp-report'], 'document-uri': { a: 1 } } },
  ],
  ['an endless host', old(`https://${'a'.repeat(5_000)}.example`)],
])('%s is no report', (_, body) => {
  expect(read(body)).toEqual([]);
});

test('of a long list only the first twenty are read', () => {
  expect(read(Array.from({ length: 1_000 }, () => old('inline')))).toHaveLength(20);
});
