import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { openPageHarness } from './page-harness.ts';

const folder = 'tests/bench/partners/bench';

// Measurements of other engines use these hooks too (tests/bench/README.md). Without this test a missing one would fail only in a browser.
test('the home page of the bench partner has the hooks that browser measurements click', async () => {
  const harness = await openPageHarness();
  onTestFinished(() => harness.close());
  await harness.seed(folder);
  const file = `${folder}/site.json`;
  const document = readSiteDocument(readFileSync(file, 'utf8'), file, registry);
  const { body, problems } = await harness.page({
    document,
    path: '/',
    partner: 'bench',
    waitForDeferred: true,
    deadline: 30_000,
  });
  expect(problems).toEqual([]);
  const named = [...body.matchAll(/<(\w+)[^>]* data-test="([^"]+)"/g)].map(
    ([, tag, name]) => `${name}: ${tag}`,
  );
  // The popup is in a template, once per device.
  const popup = ['popup-close: button', 'popup: dialog'];
  expect(named.sort()).toEqual(['acc: summary', 'float: summary', ...popup, ...popup].sort());
});
