import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { startPageHarness } from './page-harness.ts';

const harness = startPageHarness();

const site = (template: string): SiteDocument => siteDocument.parse({ formatVersion: 1, template, menu: [] });
const templates = [...registry.templates.keys()];
const board = '/cscenter/boards/11';
/** Content, author and date of the private article 2 of the clinic. */
const secrets = /비밀 글|이\*\*|2026.02.02|숨은/;

test.each(templates)('%s: head and body reveal nothing of a private article', async (template) => {
  for (const path of [`${board}/detail/2`, `/en${board}/detail/2`]) {
    const { body, head, model, status, problems } = await harness.page({ document: site(template), path });
    expect([status, problems]).toEqual([200, []]);
    expect(JSON.stringify({ body, head, model })).not.toMatch(secrets);
    expect(body).toContain(path.startsWith('/en') ? 'Private article' : '비밀글입니다');
  }
});

test.each(templates)(
  '%s: lists, searches and adjacent articles do not reveal a private article',
  async (template) => {
    for (const path of [`${board}/detail/1`, board, `${board}?keyword=${encodeURIComponent('비밀')}`]) {
      const { body, head, model } = await harness.page({ document: site(template), path });
      // Articles 1 and 3 are public and by the same author.
      const text = JSON.stringify({ body, head, model }).replaceAll('이**', '');
      expect(text, path).not.toMatch(secrets);
    }
  },
);

test.each(templates)(
  '%s: no article of a visitor is indexed, even if the document does not set noindex',
  async (template) => {
    const { pages } = registry.templates.get(template)?.template ?? {};
    const key = '/cscenter/boards/{boardTypeId}/detail/{id}';
    const { noindex: _, ...page } = pages?.[key] ?? { sections: [] };
    const own = siteDocument.parse({ ...site(template), pages: { [key]: page } });
    for (const document of [site(template), own])
      for (const id of [1, 2]) {
        const { head } = await harness.page({ document, path: `${board}/detail/${id}` });
        expect(head.noindex, `${id}`).toBe(true);
      }
  },
);
