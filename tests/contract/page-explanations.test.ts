import { expect, test } from 'vitest';
import type { PageTrace } from '#engine/page/page-trace.ts';
import { explainPage } from '#engine/preview/explain-page.ts';
import { registry } from '#registry/manifest.server.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { type PageExplanation, pageExplanation } from '#schemas/operator/preview.ts';
import { type Asked, type HarnessPage, startPageHarness } from './page-harness.ts';

// What previews show of a page beyond its HTML: the places of its nodes, and why each is shown or not.

const harness = startPageHarness();

const document = (more: Record<string, unknown> = {}): SiteDocument =>
  siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [], ...more });
const heading = (id: string, text: string, when?: object) => {
  const data = { title: { ko: text, en: text } };
  return { id, type: 'HeroStatement', v: 1, data, ...(when && { when }) };
};

type Explained = { page: HarnessPage; explanation: PageExplanation };

async function explain(asked: Asked, device?: 'PC' | 'MOBILE', isOtherTime = false): Promise<Explained> {
  let trace: PageTrace | undefined;
  const onTrace = (last: PageTrace) => {
    trace = last;
  };
  const more = { ...asked.more, onTrace, isPrivate: true };
  const page = await harness.page({ ...asked, preview: true, waitForDeferred: true, more });
  if (!trace) throw new Error('no trace');
  const explanation = explainPage(trace, registry, { device, isOtherTime });
  return { page, explanation: pageExplanation.parse(explanation) };
}

const nodeAt = ({ nodes }: PageExplanation, place: string) => {
  const node = nodes.find((one) => one.place.en === place);
  if (!node) throw new Error(`no node at ${place}`);
  return node;
};

test.each(['/', '/products/1', '/cscenter/notice', '/introduce', '/terms/privacy-policy', '/nowhere'])(
  '%s without its markers is what visitors get, and every node with content has one',
  async (path) => {
    const plain = await harness.page({ document: document(), path });
    const { page, explanation } = await explain({ document: document(), path, more: { markers: true } });
    expect(page.problems).toEqual([]);
    expect(page.body.replace(/ data-maru-node="[^"]*"/g, '')).toBe(plain.body);
    expect(plain.body).not.toContain('data-maru-node');
    for (const { marker, state } of explanation.nodes)
      expect(page.body.includes(`data-maru-node="${marker.replaceAll('"', '&quot;')}"`), marker).toBe(
        state === 'shown',
      );
  },
);

test('every node of a page is explained, with its file, version and source', async () => {
  const { explanation } = await explain({ document: document(), path: '/' });
  expect(explanation).toMatchObject({
    page: '/',
    matched: '/',
    origin: 'template',
    template: 'commerce',
    status: 200,
    language: 'ko',
    sources: [{ name: 'page', params: { path: '/' }, cache: 'miss' }],
  });
  const template = registry.templates.get('commerce')?.template;
  const sections = template?.pages['/']?.sections ?? [];
  expect(explanation.nodes.filter(({ place }) => /^Section \d+$/.test(place.en)).map(({ id }) => id)).toEqual(
    sections.map(({ id }) => id),
  );
  const products = nodeAt(explanation, 'Section 3');
  expect(products).toMatchObject({
    type: 'ProductGrid',
    origin: 'template',
    state: 'shown',
    reasons: [],
    path: ['pages', '/', 'sections', 2],
    marker: 'pages["/"].sections[2]',
    source: { name: 'products', cache: 'miss', followsNow: false },
  });
  expect(products.version.current).toBeGreaterThanOrEqual(products.version.written);
  expect(products.source?.milliseconds).toBeGreaterThan(0);
  expect(nodeAt(explanation, 'Header')).toMatchObject({ path: ['slots', 'header'], source: null });
  const inHeader = explanation.nodes.filter(({ path }) => path[1] === 'header').map(({ place }) => place);
  expect(inHeader[0]).toEqual({ ko: '헤더', en: 'Header' });
  expect(inHeader[1]?.ko).toMatch(/^헤더 › [^A-Za-z]+ 1$/);
});

test('each condition that hides a node is named', async () => {
  const when = { locales: ['en'], homepageTypes: ['BRANDING'], from: '2026-07-01', until: '2026-07-02' };
  const site = document({
    pages: {
      '/': {
        sections: [
          heading('shown', '보임'),
          heading('all', '숨김', when),
          heading('phone', '전화', { devices: ['MOBILE'] }),
        ],
      },
    },
  });
  const { page, explanation } = await explain({ document: site, path: '/' }, 'PC');
  expect(explanation.origin).toBe('document');
  expect(nodeAt(explanation, 'Section 1')).toMatchObject({ state: 'shown', origin: 'document' });
  const hidden = nodeAt(explanation, 'Section 2');
  expect(hidden).toMatchObject({ state: 'hidden', milliseconds: null });
  expect(hidden.reasons.map(({ code }) => code)).toEqual(['language', 'homepage-type', 'date']);
  expect(hidden.reasons[2]?.text.en).toBe('Not in its period: 2026-07-01 – 2026-07-02 (on 2026-06-15).');
  expect(nodeAt(explanation, 'Section 3').reasons.map(({ code }) => code)).toEqual(['device']);
  expect(page.body).not.toContain('숨김');

  const onPhone = await explain({ document: site, path: '/' }, 'MOBILE');
  expect(nodeAt(onPhone.explanation, 'Section 3').state).toBe('shown');
});

test('a hidden block is neither shown nor read, and the explanation names it', async () => {
  const notices = { id: 'news', type: 'NoticeList', v: 1, data: {}, source: { name: 'notices' } };
  const site = document({
    slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: {}, hidden: true } },
    pages: {
      '/': {
        sections: [
          heading('shown', '보임'),
          { ...heading('gone', '안 보임', { locales: ['en'] }), hidden: true },
          { ...notices, hidden: true },
        ],
      },
    },
  });
  const { page, explanation } = await explain({ document: site, path: '/' });
  expect(page.body).not.toContain('안 보임');
  expect(page.body).not.toContain('<footer');
  const reasonsAt = (place: string) => nodeAt(explanation, place).reasons.map(({ code }) => code);
  expect(reasonsAt('Section 2')).toEqual(['hidden', 'language']);
  expect(nodeAt(explanation, 'Section 3')).toMatchObject({ source: null, state: 'hidden' });
  expect(nodeAt(explanation, 'Footer').reasons).toMatchObject([
    { code: 'hidden', text: { en: expect.stringMatching(/^It was hidden in the editor/) } },
  ]);
});

test('another instant, language or homepage type shows what was hidden', async () => {
  const when = { locales: ['en'], homepageTypes: ['BRANDING'], from: '2026-07-01' };
  const site = document({ pages: { '/': { sections: [heading('later', 'Later', when)] } } });
  const { page, explanation } = await explain({
    document: site,
    path: '/en',
    now: new Date('2026-06-30T15:00:00Z'),
    more: { homepageType: 'BRANDING' },
  });
  expect(nodeAt(explanation, 'Section 1')).toMatchObject({ state: 'shown', reasons: [] });
  expect(page.body).toContain('Later');
});

test('of another time, sources that the backend filters by its own clock are named', async () => {
  const { explanation } = await explain({ document: document(), path: '/' }, undefined, true);
  expect(explanation.notes).toHaveLength(1);
  expect(explanation.notes[0]?.en).toMatch(
    /Treatments, Events: their content depends on the backend’s clock/,
  );
  expect(nodeAt(explanation, 'Popups').source).toMatchObject({ name: 'popups', followsNow: false });
  expect((await explain({ document: document(), path: '/' })).explanation.notes).toEqual([]);
});

test('empty and failed reads are told apart', async () => {
  harness.trouble.set('/customer/global/notices', { status: 500 });
  harness.trouble.set('/customer/global/faqs', { body: '{"rows":[],"count":0,"page":1,"limit":10}' });
  const { explanation, page } = await explain({ document: document(), path: '/' });
  const failed = explanation.nodes.find(({ type }) => type === 'NoticeList');
  expect(failed?.source).toMatchObject({
    name: 'notices',
    cache: 'error',
    error: expect.stringMatching(/^500 /),
  });
  expect(failed?.state).toBe('failed');
  expect(failed?.reasons.map(({ code }) => code)).toEqual(['read-failed']);
  expect(page.body).toContain('ErrorCard');
  const faqs = explanation.nodes.find(({ type }) => type === 'FaqList');
  expect(faqs?.source?.cache).toBe('miss');
});

test('a page whose content cannot be read explains its sections by the failed read', async () => {
  harness.trouble.set('/customer/global/products/1', { status: 500 });
  let trace: PageTrace | undefined;
  const onTrace = (last: PageTrace) => {
    trace = last;
  };
  const result = await harness.ask({
    document: document(),
    path: '/products/1',
    preview: true,
    more: { onTrace },
  });
  expect(result.kind).toBe('unavailable');
  if (!trace) throw new Error('no trace');
  const explanation = explainPage(trace, registry, { isOtherTime: false });
  expect(explanation.status).toBe(503);
  expect(explanation.sources[0]).toMatchObject({ name: 'product', params: { productId: 1 }, cache: 'error' });
  expect(nodeAt(explanation, 'Section 1').reasons.map(({ code }) => code)).toEqual(['read-failed']);
  expect(nodeAt(explanation, 'Header').state).toBe('shown');
});

test('slots that a page or the document empties, or that the page never has, are explained', async () => {
  const site = document({
    slots: { floatingButton: null },
    pages: {
      '/': { slots: { footer: null }, sections: [] },
      '/landing': { sections: [heading('a', '랜딩')] },
    },
  });
  const home = (await explain({ document: site, path: '/' })).explanation;
  for (const place of ['Footer', 'Floating button'])
    expect(nodeAt(home, place), place).toMatchObject({
      state: 'hidden',
      origin: 'template',
      reasons: [{ code: 'emptied' }],
    });
  const landing = (await explain({ document: site, path: '/landing' })).explanation;
  expect(nodeAt(landing, 'Header').reasons.map(({ code }) => code)).toEqual(['page']);
});

test('a path without a page is explained as the page shown instead', async () => {
  const missing = (await explain({ document: document(), path: '/products/99999' })).explanation;
  expect(missing).toMatchObject({ page: '/not-found', matched: '/products/{productId}', status: 404 });
  expect(missing.notes[0]?.en).toBe('The page /not-found is shown instead of /products/{productId}.');
  expect((await explain({ document: document(), path: '/nowhere' })).explanation.matched).toBeNull();
});

test('cached answers are told from those read anew', async () => {
  const reader = harness.reader();
  await harness.page({ document: document(), path: '/cscenter/notice', reader });
  const { explanation } = await explain({ document: document(), path: '/cscenter/notice', reader });
  const list = explanation.nodes.find(({ type }) => type === 'NoticeList');
  expect(list?.source).toMatchObject({ cache: 'hit', milliseconds: 0 });
});

test('the head is what visitors get: the page’s own texts, else those that it has without', async () => {
  const introduce = { sections: [] };
  const without = await explain({
    document: document({ pages: { '/introduce': introduce } }),
    path: '/introduce',
  });
  expect(without.explanation.head).toEqual({ title: '병원 소개', description: '' });
  const titled = { ...introduce, title: { ko: '우리 병원' }, description: { ko: '오시는 길' } };
  const { explanation } = await explain({
    document: document({ pages: { '/introduce': titled } }),
    path: '/introduce',
  });
  expect(explanation.head).toEqual({ title: '우리 병원', description: '오시는 길' });
});
