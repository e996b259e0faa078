import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { partnerSites } from '#scripts/lib/partner-sites.ts';
import { readContent } from '#server/backend/seed/read-content.ts';
import { checkWithFolder } from '#server/facts/check-folder.ts';
import { benchPartners } from './lib/bench-environment.ts';

const folder = join(benchPartners, 'bench');

test('the bench partner has all of the content that is compared', () => {
  const { content, warnings } = readContent(folder);
  const { products, exhibitions, employees, notices, faqs, popups } = content;
  expect([products, exhibitions, employees, notices, faqs].map(({ rows }) => rows.length)).toEqual([
    12, 6, 6, 5, 8,
  ]);
  expect(popups.rows.map(({ items }) => items.length)).toEqual([2]);
  // Its content is only in Korean; any other warning would be an error.
  expect(warnings.filter((warning) => !/no text in en, ja, zh$/.test(warning))).toEqual([]);
});

test('the site document of the bench partner can be published', async () => {
  const file = join(folder, 'site.json');
  const findings = await checkWithFolder(readFileSync(file, 'utf8'), folder, {
    registry: await registryOnDisk(),
    imageOrigins: [],
  });
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
});

test('the bench partner is not among the demo partners', () => {
  expect(partnerSites(benchPartners).map(({ code }) => code)).toEqual(['bench']);
  expect(partnerSites().map(({ code }) => code)).not.toContain('bench');
});
