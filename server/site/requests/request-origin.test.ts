import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createRequestOrigin } from './request-origin.ts';

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const forwarded = { host: 'inner:8080', 'x-forwarded-host': 'Raon.example', 'x-forwarded-proto': 'https' };

test('the origin has the requested host in lower case', () => {
  expect(createRequestOrigin([])(request('10.0.0.9', { host: 'Raon.Example:3000' }))).toBe(
    'http://raon.example:3000',
  );
  expect(createRequestOrigin([])(request('10.0.0.9', {}))).toBeUndefined();
});

test('forwarded headers of a trusted proxy count, those of a visitor do not', () => {
  const originOf = createRequestOrigin(['10.0.0.1']);
  expect(originOf(request('10.0.0.1', forwarded))).toBe('https://raon.example');
  expect(originOf(request('203.0.113.5', forwarded))).toBe('http://inner:8080');
  expect(createRequestOrigin([])(request('10.0.0.1', forwarded))).toBe('http://inner:8080');
});

test('of several forwarded values the last counts, as for the framework', () => {
  const headers = { ...forwarded, 'x-forwarded-host': 'evil.example, raon.example' };
  expect(createRequestOrigin(['10.0.0.1'])(request('10.0.0.1', headers))).toBe('https://raon.example');
});

test('a request with two hosts has no origin, whatever is forwarded', () => {
  const originOf = createRequestOrigin(['10.0.0.1']);
  expect(originOf(request('10.0.0.1', { ...forwarded, host: 'raon.example, sol.example' }))).toBeUndefined();
});
