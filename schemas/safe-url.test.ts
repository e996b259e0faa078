import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { parseRightButtonUrl, parseSafeUrl } from './safe-url.ts';

test.each([
  ['/', 'internal'],
  ['/products/12?tab=price#options', 'internal'],
  ['/공지', 'internal'],
  ['https://clinic.kr/a?b=https://c.kr', 'external'],
  ['http://localhost:3000', 'external'],
  ['HTTPS://CLINIC.KR', 'external'],
  ['tel:+82-2-555-1234', 'app'],
  ['mailto:hello@clinic.kr?subject=Visit', 'app'],
  ['kakaomap://look?p=37.5,127.0', 'app'],
  ['kakaoplus://plusfriend/home/@clinic', 'app'],
  ['nmap://place?lat=37.5&lng=127.0', 'app'],
  ['tmap://route?goalname=Clinic', 'app'],
])('accepts %s as %s', (url, kind) => {
  expect(parseSafeUrl(url)).toEqual({ kind, href: url });
});

test.each([
  '',
  ' ',
  '//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  '/..//evil.example',
  '/./\t/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user:secret@evil.example',
  'https://clinic.kr@evil.example',
  'https://',
  'http://[bad',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://clinic.kr/1',
  'file:///etc/passwd',
  'intent://scan/#Intent;end',
  'tel:javascript',
  'mailto:',
  'kakaotalk:',
  'nmap:alert(1)',
  'clinic.kr',
  '#top',
  'https://clinic.kr/\u202egnp.exe',
])('refuses %j', (url) => {
  expect(parseSafeUrl(url)).toBeNull();
});

test('spaces around a link are removed', () => {
  expect(parseSafeUrl('  /info ')).toEqual({ kind: 'internal', href: '/info' });
});

test.each([
  ['/info', { kind: 'internal', href: '/info' }],
  ['https://a.kr', { kind: 'external', href: 'https://a.kr' }],
  ['clinic.kr/reserve', { kind: 'external', href: 'http://clinic.kr/reserve' }],
  ['clinic.kr:8080/x', { kind: 'external', href: 'http://clinic.kr:8080/x' }],
  ['tel:02-555-1234', { kind: 'app', href: 'tel:02-555-1234' }],
])('the right button turns %s into a link', (url, link) => {
  expect(parseRightButtonUrl(url)).toEqual(link);
});

test.each(['', '//evil.example', 'javascript:alert("http")', 'data:text/html,http', 'two words', 'a\\b'])(
  'the right button refuses %j',
  (url) => {
    expect(parseRightButtonUrl(url)).toBeNull();
  },
);

test(
  'a URL of any length is read once, and none of more than 4,096 characters is accepted',
  () => {
    expect(parseSafeUrl(`/${'a'.repeat(4_095)}`)).not.toBeNull();
    expect(parseSafeUrl(`/${'a'.repeat(4_096)}`)).toBeNull();
    expect(parseSafeUrl(`/a${' '.repeat(1_000_000)}b`)).toBeNull();
  },
  linearTimeoutMs,
);
