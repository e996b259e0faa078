import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSiteHarness } from './site-harness.ts';

let site: Awaited<ReturnType<typeof openSiteHarness>>;
beforeEach(async () => {
  site = await openSiteHarness();
});
afterEach(() => site.close());

const board = '/cscenter/boards/11';
const calls = '/customer/global/notice-customer-boards';
const title = '첫 글';

test.each([
  [`${board}/detail/1`, `${calls}/1`, 'source:customer-board@han'],
  [board, calls, 'source:customer-boards@han'],
  [board, calls, 'site:han'],
])('%s shows no article after its purge while %s fails (%s)', async (path, call, tag) => {
  const payload = `/_maru/page?path=${path}`;
  const before = await site.ask(path);
  expect([
    before.status,
    before.body.includes(title),
    (await site.ask(payload)).body.includes(title),
  ]).toEqual([200, true, true]);
  expect(before.caching).not.toContain('stale-if-error');
  site.refused.set(call, 500);
  expect(await site.purge(tag)).toBe(200);
  for (const address of [path, payload]) {
    const after = await site.ask(address);
    expect([after.status, after.body.includes(title)]).toEqual([503, false]);
    expect(after.caching).not.toMatch(/public|stale/);
  }
});
