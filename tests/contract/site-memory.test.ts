import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';

test('a prepared site takes half of the memory it is counted for: the rest is for its cached pages', () => {
  const file = 'tests/bench/partners/bench/site.json';
  const text = readFileSync(file, 'utf8');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const prepare = () => {
    // Each site has its own document.
    const own = Buffer.from(text).toString();
    const site = prepareSite(readSiteDocument(own, file, registry), { registry, sanitize: sanitizeHtml });
    site.page('/');
    return site;
  };
  // Objects that all sites of a template share are created with the first.
  const sites = [prepare()];
  const before = used();
  const count = 200;
  while (sites.length <= count) sites.push(prepare());
  // server/site/tenant/tenants.ts counts six bytes per character of the document.
  expect((used() - before) / count / text.length).toBeLessThan(3);
  expect(sites).toHaveLength(count + 1);
});
