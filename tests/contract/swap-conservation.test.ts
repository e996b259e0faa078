// @slow: renders every page in each template

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app } from '#client/app.ts';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import { swapTemplate } from '#engine/swap/swap-template.ts';
import { registry } from '#registry/manifest.server.ts';
import { compareFacts, type ReadPage } from '#server/site/preview/facts/compare-facts.ts';
import { type Fact, factsOfPartner } from '#server/site/preview/facts/facts-of-partner.ts';
import { pageAddresses } from '#server/site/preview/facts/page-addresses.ts';
import { hasText } from '#server/site/preview/facts/page-text.ts';
import { readContent } from '#server/site/preview/facts/read-content.ts';
import { readPages } from '#server/site/preview/facts/read-pages.ts';
import { rememberReads } from '#server/site/preview/facts/remember-reads.ts';
import { previewAddress } from '#server/site/preview/show-preview.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';
import { openPageHarness } from './page-harness.ts';

// Every page in the main language, with two URLs per detail page: the others differ in their ids alone.
const perKey = 2;
const folder = (code: string) => `fixtures/partners/${code}`;
const partners = readdirSync('fixtures/partners');
const templates = [...registry.templates.keys()];
const pairs = templates.flatMap((a) => templates.filter((b) => b !== a).map((b) => [a, b] as const));

let harness: Awaited<ReturnType<typeof openPageHarness>>;
beforeAll(async () => {
  harness = await openPageHarness();
  for (const code of partners) await harness.seed(folder(code));
});
afterAll(() => harness.close());

/** What a partner's pages show in every template. */
async function readTemplates(
  code: string,
  text: string,
): Promise<{ facts: Fact[]; pages: Map<string, ReadPage[]> }> {
  const reader = rememberReads(harness.reader());
  const origin = `http://${code}.localhost`;
  const tenantRef = { partnerCode: code, origin };
  const deps = { app: async () => app, reader, formToken: () => '', onProblem: () => {} };
  const now = new Date('2026-06-15T03:00:00Z');
  const { main } = (await readContent({ registry, reader, tenantRef }, 'ko')).info.partner.language;
  const content = await readContent({ registry, reader, tenantRef }, main.code);
  const pages = new Map<string, ReadPage[]>();
  for (const template of templates) {
    const document = swapTemplate(text, template, { templateCode: content.info.config.templateCode });
    const site = prepareSite(readSiteDocument(document, code, registry), {
      registry,
      sanitize: sanitizeHtml,
    });
    const entry = { code, partnerId: content.info.partner.id, revision: 1, hosts: [], origin };
    const found = pageAddresses(site, registry, content, perKey);
    const made = await readPages(deps, { entry, site }, found.pages, {
      address: { ...previewAddress, origin, host: `${code}.localhost`, now },
      language: main.code,
      main: main.code,
      until: Number.POSITIVE_INFINITY,
    });
    expect([code, template, made.failed]).toEqual([code, template, []]);
    expect(made.read.length).toBeGreaterThan(25);
    pages.set(template, made.read);
  }
  return { facts: factsOfPartner(content, main.code), pages };
}

const shows = (pages: readonly ReadPage[], { texts }: Fact) =>
  pages.some(({ text }) => texts.every((group) => group.some((one) => hasText(text, one))));

const documents = partners.flatMap((code) => [
  [code, 'its own document', readFileSync(`${folder(code)}/site.json`, 'utf8')] as const,
  [code, 'nothing but defaults', '{ "formatVersion": 1, "menu": [] }'] as const,
]);

test.each(documents)(
  '%s with %s: every fact that one template shows is shown in each other one',
  async (code, _, text) => {
    const { facts, pages } = await readTemplates(code, text);
    for (const [a, b] of pairs) {
      const [before = [], after = []] = [pages.get(a), pages.get(b)];
      const changes = compareFacts(facts, before, after);
      const shown = facts.filter((fact) => shows(before, fact));
      expect(shown.length).toBeGreaterThan(50);
      const reported = changes.flatMap(({ retained, moved, lost }) => [...retained, ...moved, ...lost]);
      expect(reported.length).toBe(shown.length);
      const lost = changes.flatMap(({ kind, lost }) => lost.map(({ name }) => `${kind}: ${name}`));
      const gone = shown.filter((fact) => !shows(after, fact)).map(({ kind, name }) => `${kind}: ${name}`);
      expect(lost.sort()).toEqual(gone.sort());
      expect([a, b, lost]).toEqual([a, b, []]);
    }
  },
);
