import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { clinic } from '#server/backend/testing/clinic.ts';
import { parseContent, sizes } from '#server/backend/testing/content.ts';
import { startWholeSite } from './whole-site.ts';

/** A clinic that has entered nothing but its own facts. */
const facts = parseContent({
  partner: { ...clinic, config: { seoTitle: { ko: '한의원 강남 | 피부과', en: 'Han | Skin' } }, pages: [] },
});
const list = { id: 'news', type: 'NoticeList', v: 1, data: {}, source: { name: 'notices' } };

async function visit(document: object, url = '/'): Promise<string> {
  const site = await startWholeSite(siteDocument.parse(document), {}, async (db) => {
    await db.transaction().execute((transaction) => seedContent(transaction, facts, sizes));
  });
  const { statusCode, body } = await site.inject({ url, headers: { host: 'han.localhost' } });
  expect(statusCode).toBe(200);
  return body;
}

test.each([...registry.templates.keys()])(
  'the home page of %s looks finished with the facts of a clinic alone',
  async (template) => {
    const html = await visit({ formatVersion: 1, template, theme: { 'color.accent': '#3d7a5c' }, menu: [] });
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(heading.replaceAll(/<[^>]*>/g, '')).toBe('한의원 강남');
    expect(html).toContain('<title>한의원 강남 | 피부과');
    expect(html).not.toContain('class="Ui-emptyState');
    for (const fact of ['02-555-0101', '10:00', '서울']) expect(html).toContain(fact);
    expect(html).toContain('--color-accent:#3d7a5c');
  },
);

test('a list without rows shows its message where a visitor came for it, or where its node wants it', async () => {
  const document = { formatVersion: 1, template: 'commerce', menu: [] };
  expect(await visit(document, '/cscenter/notice')).toContain('class="Ui-emptyState');
  const home = (node: object) => ({ ...document, pages: { '/': { sections: [node] } } });
  expect(await visit(home(list))).not.toContain('class="Ui-emptyState');
  expect(await visit(home({ ...list, whenEmpty: 'show' }))).toContain('class="Ui-emptyState');
});
