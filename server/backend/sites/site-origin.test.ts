import { expect, test } from 'vitest';
import { siteOrigin } from './site-origin.ts';

const partner = { origin: 'https://bomnal.example', hosts: ['bomnal.example', 'bomnal.localhost'] };

test("a site is at the partner's own address", () => {
  expect(siteOrigin(partner, undefined)).toBe('https://bomnal.example');
  expect(siteOrigin(partner, 'https://sites.example')).toBe('https://bomnal.example');
});

test('in a demo a site is at its local host and the port of the site server', () => {
  expect(siteOrigin(partner, 'http://127.0.0.1:3000')).toBe('http://bomnal.localhost:3000');
  expect(siteOrigin(partner, 'http://localhost')).toBe('http://bomnal.localhost');
  expect(siteOrigin({ ...partner, hosts: ['bomnal.example'] }, 'http://[::1]:80')).toBe(
    'https://bomnal.example',
  );
});
