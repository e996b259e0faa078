import { expect, test } from 'vitest';
import { hostName, isHost, requestUrl } from './request-url.ts';

test('a target is a path of this site or undefined', () => {
  expect(requestUrl('/products?page=2')).toMatchObject({ pathname: '/products', search: '?page=2' });
  for (const target of ['//', '//evil.example/x', '/\\evil.example', '/\\'])
    expect([target, requestUrl(target)?.host]).toEqual([target, 'site.invalid']);
  for (const target of ['', '*', 'http://evil.example/', 'evil.example:443'])
    expect([target, requestUrl(target)]).toEqual([target, undefined]);
});

test('a host is a name and at most a port', () => {
  for (const host of ['localhost', 'www.clinic.kr', 'a.localhost:3000', 'CLINIC.kr.', '127.0.0.1:80'])
    expect([host, isHost(host)]).toEqual([host, true]);
  for (const host of ['', 'a:99999', 'a:"><b>', 'a@b', 'a/b', 'a b', 'a:', '..', 'a\\b', 'a:1:2'])
    expect([host, isHost(host)]).toEqual([host, false]);
  expect(hostName('WWW.Clinic.KR.')).toBe('www.clinic.kr');
});
