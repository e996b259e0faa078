import { expect, test } from 'vitest';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { type ContentDeps, makePageOf } from './page-answers.ts';

test.each([
  [{}, 2_500],
  [{ deadline: 20_000 }, 20_000],
])('the sources of a page have 2.5 s, or as long as the server allows: %j', async (more, expected) => {
  const deadlines: unknown[] = [];
  const makePage = async (_: unknown, { deadline }: { deadline: number }) => {
    deadlines.push(deadline);
    return { kind: 'redirect', to: '/elsewhere' };
  };
  const deps = { app: async () => ({ makePage }), formToken: () => '', ...more } as unknown as ContentDeps;
  const tenant = { site: {}, entry: { code: 'han', origin: 'http://han.example' } } as Tenant;
  const address = { origin: 'http://han.example', host: 'han.example', path: '/', search: '' };
  await expect(makePageOf(deps, tenant, address)).rejects.toThrow('moved to /elsewhere');
  expect(deadlines).toEqual([expected]);
});
