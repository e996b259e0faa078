import { expect, test } from 'vitest';
import { bindingProblem } from '#engine/resolve/facts.ts';
import { completion, hover, labels, node, sections, site } from './json-editor.ts';

test.each([
  ['templates', site('"template":|'), ['"commerce"', '"hybrid"', '"branding"']],
  ['tokens', site('"theme":{|}'), ['color.primary.500', 'radius.card']],
  ['page keys', site('"pages":{|}'), ['/', '/products/{productId}', '/cscenter/contact']],
  ['slots of the site', site('"slots":{|}'), ['header', 'footer', 'widget']],
  ['blocks', sections('{"id":"a","type":|,"v":1,"data":{}}'), ['"NoticeList"', '"HeroSlider"']],
  [
    'nodes to begin with',
    sections('|'),
    ['NoticeList: example', 'HeroSlider: minimal', 'FooterMain: Branding'],
  ],
  ['data', sections(node('NoticeList', '"data":{|}')), ['title', 'basePath', 'variant']],
  ['nested data', sections(node('StatsStrip', '"data":{"items":[{|}]}')), ['value', 'unit', 'label', 'note']],
  ['choices', sections(node('NoticeList', '"data":{"variant":|}')), ['"table"', '"compact"', '"cards"']],
  ['languages of a text', sections(node('PageIntro', '"data":{"title":{|}}')), ['ko', 'en', '$bind']],
  [
    'facts',
    sections(node('PageIntro', '"data":{"title":{"$bind":"|"}}')),
    ['"partner.partnerTel"', '"config.seoTitle"'],
  ],
  [
    'answers of a page',
    sections(node('PageIntro', '"data":{"title":{"$bind":"|"}}')),
    ['"page.product.row.name"'],
  ],
  ['sources', sections(node('SearchResults', '"data":{},"source":{"name":|}')), ['"products"', '"faqs"']],
  [
    'sources of a page',
    site('"pages":{"/x":{"sources":{"n":{"name":|}},"sections":[]}}'),
    ['"notice"', '"product"'],
  ],
  [
    'parameters',
    sections(node('NoticeList', '"data":{},"source":{"name":"notices","params":{|}}')),
    ['limit', 'page', 'keyword'],
  ],
  [
    'values of a parameter',
    sections(node('ProductGrid', '"data":{},"source":{"name":"products","params":{"sort":|}}')),
    ['"recommended"', '"priceAsc"'],
  ],
  [
    'bindings of a parameter',
    sections(node('NoticeList', '"data":{},"source":{"name":"notices","params":{"page":{"$bind":"|"}}}')),
    ['"query.page"', '"params.productId"', '"clock.today"'],
  ],
  ['slots of a block', sections(node('ProductList', '"data":{},"slots":{|}')), ['filters']],
  ['conditions', sections(node('PageIntro', '"data":{},"when":{|}')), ['locales', 'until']],
])('an editor completes %s', async (_, marked, expected) => {
  expect(await labels(marked)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['a choice', 'NoticeList', '"data":{"variant":|}', '"compact"', ['Compact list', '간단한 목록']],
  ['a list of choices', 'FooterMain', '"data":{"social":[|]}', '"blog"', ['Blog', '블로그']],
  ['numbers', 'ProductGrid', '"data":{"columns":|}', '3', ['3 columns', '3열']],
  ['names of properties', 'FloatingMenu', '"data":{"channels":{|}}', 'phone', ['Phone', '전화']],
  [
    'a parameter',
    'ProductGrid',
    '"data":{},"source":{"name":"products","params":{"sort":|}}',
    '"popular"',
    ['Popular', '인기순'],
  ],
  ['a condition', 'PageIntro', '"data":{},"when":{"devices":[|]}', '"MOBILE"', ['Phones', '모바일']],
])('an editor explains each value of %s in English and Korean', async (_, type, members, value, titles) => {
  const explained = ['', '.ko'].map(async (language) => {
    const items = await completion(sections(node(type, members), language));
    return items.find(({ label }) => label === value)?.documentation;
  });
  expect(await Promise.all(explained)).toEqual(titles);
});

test('an editor explains templates, tokens, pages, slots and bound values in Korean', async () => {
  const explained = async (marked: string, name: string) =>
    JSON.stringify((await completion(marked)).find(({ label }) => label === name)?.documentation);
  expect(await explained(site('"template":|', '.ko'), '"hybrid"')).toContain('하이브리드');
  expect(
    await explained(sections(node('PageIntro', '"data":{"title":{"$bind":"|"}}'), '.ko'), '"query.keyword"'),
  ).toContain('방문자가 검색한 말');
  expect(await hover(site('"theme":{"radius.card":"4px"}', '.ko'), 'radius.card')).toContain('카드 모서리');
  const pages = site('"pages":{"/info":{"sections":[]}}', '.ko');
  expect(await hover(pages, '/info')).toContain('오시는 길');
  expect(
    await hover(sections(node('ProductList', '"data":{},"slots":{"filters":[]}'), '.ko'), 'filters'),
  ).toContain('목록 위 필터');
});

test('an editor explains fields and blocks, in Korean with the Korean schema', async () => {
  const explained = async (language: string, name: string) => {
    const members = '"data":{"paging":true,"eyebrow":"소식"}';
    return hover(sections(node('NoticeList', members), language), name);
  };
  expect(await explained('', 'paging')).toContain('Shows links to the further pages of the list');
  expect(await explained('.ko', 'paging')).toContain('목록의 다음 페이지로 가는 번호를 보여 줍니다');
  expect(await explained('.ko', 'eyebrow')).toContain('제목 위에 작게 표시됩니다');
  expect(await explained('.ko', 'data')).toContain('공지사항을 고정 공지부터 보여 줍니다');
});

test('an editor offers only sources that a block can show, and no other source to a source', async () => {
  expect(await labels(sections(node('NoticeList', '"data":{},"source":{"name":|}')))).toEqual(['"notices"']);
  const bound = sections(
    node('NoticeList', '"data":{},"source":{"name":"notices","params":{"page":{"$bind":"|"}}}'),
  );
  expect((await labels(bound)).filter((label) => label.startsWith('"page.'))).toEqual([]);
});

test('every fact that an editor offers can be bound', async () => {
  const offered = await labels(sections(node('PageIntro', '"data":{"title":{"$bind":"|"}}')));
  const facts = offered
    .map((label) => label.slice(1, -1))
    .filter((path) => /^(partner|marketing|config)\./.test(path));
  expect(facts.length).toBeGreaterThan(90);
  expect(facts.filter((bind) => bindingProblem(bind, { params: [], aliases: [] }))).toEqual([]);
});
