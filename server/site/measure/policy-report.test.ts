import { expect, test } from 'vitest';
import { readPolicyReports } from './policy-report.ts';

const old = (blocked: unknown, directive: unknown = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://clinic.example/search?keyword=private',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'alert(1)',
  },
});

test('both formats give the refused origin and directive, and nothing of the page', () => {
  const expected = [{ directive: 'script-src-elem', origin: 'https://cdn.example.com' }];
  expect(readPolicyReports(old('https://cdn.example.com/a.js?visitor=1'))).toEqual(expected);
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://cdn.example.com/a.js' };
  expect(readPolicyReports([{ type: 'csp-violation', url: 'https://x', body }])).toEqual(expected);
});

test('code in the page is reported as such', () => {
  expect(readPolicyReports(old('inline'))).toEqual([{ directive: 'script-src-elem', origin: 'inline' }]);
});

test.each([
  ['nothing', undefined],
  ['a list of nothing', [null, 1, 'x']],
  ['an extension', old('chrome-extension://abc/x.js')],
  ['a data URI', old('data')],
  ['a directive with markup', old('https://a.example', '<script>')],
  ['a directive that is a list', old('https://a.example', ['script-src'])],
  ['an endless host', old(`https://${'a'.repeat(5_000)}.example`)],
])('%s is no report', (_, body) => {
  expect(readPolicyReports(body)).toEqual([]);
});

test('of a long list only the first twenty are read', () => {
  expect(readPolicyReports(Array.from({ length: 1_000 }, () => old('inline')))).toHaveLength(20);
});
