import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { App } from '#client/app.ts';
import { serveHealth } from './health.ts';
import { SiteUnavailable } from './tenant/site-unavailable.ts';
import type { Tenants } from './tenant/tenants.ts';

async function ask(first: Tenants['first']) {
  const server = fastify();
  serveHealth(server, { tenants: { first } as Tenants, app: async () => ({}) as App });
  const { statusCode, body } = await server.inject('/readyz');
  return { statusCode, body };
}
const site = {
  code: 'raon',
  partnerId: 1,
  hosts: ['raon.example'],
  origin: 'https://raon.example',
  revision: 1,
};

test('a ready response reveals nothing about the sites, not even how many there are', async () => {
  expect(await ask(async () => [site])).toEqual({ statusCode: 200, body: '{"status":"ready"}' });
});

test('an unready response gives the reason in fixed texts only', async () => {
  const inOurs = await ask(() =>
    Promise.reject(new SiteUnavailable('[tenant] The list of sites cannot be loaded')),
  );
  expect([inOurs.statusCode, inOurs.body]).toEqual([
    503,
    expect.stringContaining('The list of sites cannot'),
  ]);
  const inOthers = await ask(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7')));
  expect([inOthers.statusCode, inOthers.body]).toEqual([
    503,
    expect.stringContaining('the backend cannot be'),
  ]);
});
