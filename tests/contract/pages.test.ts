import { expect, test } from 'vitest';
import { createTimings } from '#engine/page/timings.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { BlockDefinition } from '#registry/contract.ts';
import { registry } from '#registry/manifest.server.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import { globalSlotNames } from '#schemas/layout/slots.ts';
import { createBuildAssets } from '#server/site/pages/build-assets.ts';
import { startPageHarness } from './page-harness.ts';
import { home, intro, node, notices, products, site, text } from './small-sites.ts';

const harness = startPageHarness();

test('the same site document shows its facts in every template', async () => {
  for (const template of registry.templates.keys()) {
    for (const path of ['/', '/introduce', '/products', '/introduce/space', '/cscenter/notice']) {
      const { body, problems, status } = await harness.page({ document: site({ template }), path });
      expect(problems, `${template} ${path}`).toEqual([]);
      expect(status).toBe(200);
      for (const fact of ['한의원 강남', '02-555-0101', '병원 소개', '시술 안내', '서울'])
        expect(text(body), `${template} ${path}`).toContain(fact);
    }
  }
});

test('templates differ in more than colors', async () => {
  const bodies = await Promise.all(
    [...registry.templates.keys()].map(
      async (template) => (await harness.page({ document: site({ template }), path: '/' })).types,
    ),
  );
  expect(new Set(bodies.map((types) => types.join())).size).toBe(registry.templates.size);
});

test('only the first picture of the first two sections loads with high priority', async () => {
  const story = (id: string) =>
    node(id, 'StorySection', {
      title: { ko: id },
      body: [{ ko: '이야기' }],
      image: { url: `/files/a/${id}.webp`, width: 1200, height: 900, alt: { ko: id } },
    });
  const first = async (...sections: LayoutNode[]) => {
    const { body, problems } = await harness.page({ document: home(...sections), path: '/' });
    expect(problems).toEqual([]);
    const pictures = body.match(/<img[^>]*fetchpriority="high"[^>]*>/gi) ?? [];
    return pictures.map((picture) => /a%2F(\w+)\.webp/.exec(picture)?.[1]);
  };
  expect(await first(intro, story('one'), story('two'))).toEqual(['one']);
  expect(await first(story('one'), story('two'))).toEqual(['one']);
  expect(await first(intro, notices, story('one'))).toEqual([]);
});

const grid = registry.blocks.get('ProductGrid') as BlockDefinition;
const boom = () => {
  throw new Error('boom');
};

test('a block that throws, an unknown block and bad data degrade alone', async () => {
  const broken = new Map(registry.blocks).set('ProductGrid', { ...grid, component: boom });
  const document = home(
    intro,
    products,
    node('x', 'NotceList'),
    node('y', 'NoticeList', { variant: 'neon' }),
    notices,
  );
  const { body, problems } = await harness.page({
    document,
    path: '/',
    registry: { ...registry, blocks: broken },
  });
  expect(text(body)).toContain('첫 화면');
  expect(body).toContain('NoticeList"');
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/ProductGrid" at .*failed: boom/);
  expect(problems.join('\n')).toContain(
    'Unknown block "NotceList" at pages["/"].sections[2]. Did you mean "NoticeList"?',
  );
  expect(problems.join('\n')).toContain('sections[3].data.variant');
});

test.each<[string, Partial<BlockDefinition>]>([
  ['its component', { component: boom }],
  ['isNeeded', { meta: { ...grid.meta, isNeeded: boom } }],
])('a block that throws in %s does not report what it does not show', async (_, part) => {
  const reported = () => [{ '@type': 'Thing' as const, name: 'grid' }];
  const broken = new Map(registry.blocks).set('ProductGrid', { ...grid, structuredData: reported, ...part });
  const { body, problems, structured } = await harness.page({
    document: home(intro, products),
    path: '/',
    registry: { ...registry, blocks: broken },
  });
  expect(text(body)).toContain('첫 화면');
  expect(problems).toEqual([expect.stringMatching(/ProductGrid" at .*failed: boom/)]);
  expect(JSON.stringify(structured)).toContain('WebSite');
  expect(JSON.stringify(structured)).not.toContain('grid');
});

test('a page whose required source finds nothing is the not-found page', async () => {
  for (const path of ['/products/999999', '/nowhere', '/products/abc']) {
    const { status, head, body } = await harness.page({ document: site(), path });
    expect([path, status, head.noindex]).toEqual([path, 404, true]);
    expect(body).toContain('NotFound');
  }
});

test("another partner's content does not exist", async () => {
  const own = await harness.page({ document: site(), path: '/products/5' });
  expect(own.status).toBe(200);
  const other = await harness.page({ document: site(), path: '/products/5', partner: 'sakura' });
  expect(other.status).toBe(404);
  expect(text(other.body)).not.toContain('한의원 강남');
});

test('text without translation is shown in the main language and marked as such', async () => {
  const { body, locale } = await harness.page({ document: home(intro), path: '/en' });
  expect(locale).toBe('en');
  expect(body).toMatch(/<span lang="ko">첫 화면<\/span>/);
});

test('a node is shown during its period, and the page expires when that changes', async () => {
  const timed = { ...notices, when: { from: '2026-06-15', until: '2026-06-15' } };
  const inTime = await harness.page({ document: home(intro, timed), path: '/' });
  expect(inTime.body).toContain('NoticeList');
  expect(inTime.validUntil && inTime.validUntil <= '2026-06-15T15:00:00.000Z').toBe(true);
  const late = await harness.page({
    document: home(intro, timed),
    path: '/',
    now: new Date('2026-06-16T03:00:00Z'),
  });
  expect(late.body).not.toContain('NoticeList');
});

test('removing the only use of a block removes its styles and scripts from the page', async () => {
  const assets = createBuildAssets(
    { registry, frameHtml: '' } as Parameters<typeof createBuildAssets>[0],
    undefined,
    undefined,
  );
  const hero = node('hero', 'HeroSlider', {
    slides: [{ title: { ko: '봄' }, image: { pc: { url: '/files/han/one.webp', width: 960, height: 720 } } }],
  });
  const slots = Object.fromEntries(globalSlotNames.map((name) => [name, null]));
  const made = async (...sections: LayoutNode[]) =>
    harness.page({ document: { ...home(...sections), slots } as SiteDocument, path: '/' });
  const lost = node('lost', 'NotFound', {});
  const withBoth = await made(hero, notices, lost);
  const without = await made(intro);
  const noPanel = {
    hasPanel: false,
    overlayTypes: new Set<string>(),
    properties: () => new Map(),
  } as unknown as PreparedSite;
  const idsOf = (page: typeof withBoth) =>
    assets.forPayload(page, noPanel, 'commerce').styles.map(({ id }) => id);
  expect(withBoth.problems).toEqual([]);
  expect(idsOf(withBoth)).toEqual(expect.arrayContaining(['HeroSlider', 'NoticeList']));
  expect(idsOf(without)).not.toContain('NoticeList');
  expect(idsOf(without)).not.toContain('HeroSlider');
  expect(Object.values(withBoth.model.islands).map(({ type }) => type)).toEqual(['NotFound']);
  expect(without.model.islands).toEqual({});
});

test('the special pages show no header, whatever the document specifies', async () => {
  for (const key of ['/landing', '/ready', '/goodbye', '/sign-up/welcome']) {
    const { body } = await harness.page({
      document: site({ pages: { [key]: { sections: [intro] } } }),
      path: key,
    });
    expect(body).not.toContain('HeaderBar');
    expect(body).toContain('FooterMain');
  }
});

test('markup in configuration is sanitized', async () => {
  const rich = node('rich', 'RichText', { html: '<p onclick="x()">글</p><script>alert(1)</script>' });
  const { body } = await harness.page({ document: home(intro, rich), path: '/' });
  expect(body).toContain('<p>글</p>');
  expect(body).not.toMatch(/alert|onclick/);
});

test('only query parameters that the page binds are read', async () => {
  const { context } = await harness.page({
    document: site(),
    path: '/products?sort=newest&utm_source=x&evil=1',
  });
  expect(context.query).toEqual({ sort: 'newest' });
});

test('the time to make a page is measured by part and by source, even if it was made before', async () => {
  const reader = harness.reader();
  const asked = { reader, document: home(products, notices), path: '/' };
  await harness.ask(asked);
  const timings = createTimings();
  await harness.ask({ ...asked, more: { timings } });
  const parts = timings
    .header()
    .split(', ')
    .map((part) => part.split(';dur=')[0]);
  expect(parts).toEqual(expect.arrayContaining(['resolve', 'load-products', 'load-notices', 'render']));
});
