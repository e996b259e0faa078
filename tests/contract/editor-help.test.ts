import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  TextDocument,
} from 'vscode-json-languageservice';
import { bindingProblem } from '#engine/resolve/facts.ts';
import { siteSchemas } from '#scripts/lib/site-schemas.ts';

const root = join(import.meta.dirname, '../..');
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
const partners = readdirSync(join(root, 'fixtures/partners'));

/** A text as a file that an editor has open: it finds the schema by `$schema`. */
function open(text: string, path = 'fixtures/partners/bomnal/site.json') {
  const document = TextDocument.create(pathToFileURL(join(root, path)).href, 'jsonc', 1, text);
  return { document, parsed: service.parseJSONDocument(document) };
}

const findings = async (text: string, path?: string): Promise<Diagnostic[]> => {
  const { document, parsed } = open(text, path);
  return service.doValidation(document, parsed, { schemaValidation: 'error' });
};

/** A site document with more members, for the home page's sections or the document itself. */
const site = (members: string, language = '') =>
  `{"$schema": "../../../schemas/site.schema${language}.json","formatVersion":1,"menu":[],${members}}`;
const sections = (nodes: string, language?: string) =>
  site(`"pages":{"/":{"sections":[${nodes}]}}`, language);
const node = (type: string, members: string) => `{"id":"a","type":"${type}","v":1,${members}}`;

/** What an editor offers at `|`. */
async function completion(marked: string): Promise<CompletionItem[]> {
  const offset = marked.indexOf('|');
  const { document, parsed } = open(marked.replace('|', ''));
  return (await service.doComplete(document, document.positionAt(offset), parsed))?.items ?? [];
}
const labels = async (marked: string) => (await completion(marked)).map(({ label }) => label);

test('the schemas in the repository are those of the blocks, sources and templates', async () => {
  for (const [path, text] of Object.entries(await siteSchemas()))
    expect(readFileSync(join(root, path), 'utf8') === text, `${path} is out of date: npm run schema`).toBe(
      true,
    );
}, 30_000);

test.each(partners)(
  '%s: the document names its schema, which an editor finds offline, and is valid',
  async (code) => {
    const path = `fixtures/partners/${code}/site.json`;
    const text = readFileSync(join(root, path), 'utf8');
    expect(text).toContain('"$schema": "../../../schemas/site.schema.json"');
    expect((await findings(text, path)).map(({ message }) => message)).toEqual([]);
  },
);

test('an editor marks misspelt names where they are', async () => {
  const text = [
    site('"template":"comerce"'),
    site('"theme":{"color.primry.500":"#fff"}'),
    site('"pages":{"products":{"sections":[]}}'),
    sections(node('NotceList', '"data":{}')),
    sections(node('NoticeList', '"data":{"variannt":"cards"},"source":{"name":"notices"}')),
    sections(node('NoticeList', '"data":{"variant":"crds"},"source":{"name":"notices"}')),
    sections(node('NoticeList', '"data":{},"source":{"name":"notice"}')),
    sections(node('NoticeList', '"data":{},"source":{"name":"notices","params":{"lmit":3}}')),
    sections(node('ProductGrid', '"data":{},"source":{"name":"products","params":{"sort":"prceAsc"}}')),
    sections(node('PageIntro', '"data":{"title":{"$bind":"partner.partnerTell"}}')),
    sections(node('PageIntro', '"data":{},"slots":{"side":[]}')),
  ];
  const marked = await Promise.all(
    text.map(async (each) => {
      const [first] = await findings(each);
      return first && each.slice(...offsets(each, first)).replaceAll('"', '');
    }),
  );
  expect(marked).toEqual([
    'comerce',
    'color.primry.500',
    'products',
    'NotceList',
    'variannt',
    'crds',
    'notice',
    'lmit',
    'prceAsc',
    'partner.partnerTell',
    'side',
  ]);
});

test('a block without its source and a source without a required parameter are marked', async () => {
  const messages = async (text: string) => (await findings(text)).map(({ message }) => message);
  expect(await messages(sections(node('NoticeList', '"data":{}')))).toEqual(['Missing property "source".']);
  expect(await messages(sections(node('NoticeDetail', '"data":{},"source":{"name":"notice"}')))).toEqual([
    'Missing property "params".',
  ]);
  const bound = '"source":{"name":"notice","params":{"id":{"$bind":"params.noticeId"}}}';
  expect(await messages(sections(node('NoticeDetail', `"data":{},${bound}`)))).toEqual([]);
});

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
  const hovered = async (text: string, name: string) => {
    const { document, parsed } = open(text);
    const at = document.positionAt(text.indexOf(`"${name}"`) + 2);
    return JSON.stringify((await service.doHover(document, at, parsed))?.contents);
  };
  expect(await hovered(site('"theme":{"radius.card":"4px"}', '.ko'), 'radius.card')).toContain('카드 모서리');
  const pages = site('"pages":{"/info":{"sections":[]}}', '.ko');
  expect(await hovered(pages, '/info')).toContain('오시는 길');
  expect(
    await hovered(sections(node('ProductList', '"data":{},"slots":{"filters":[]}'), '.ko'), 'filters'),
  ).toContain('목록 위 필터');
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

test('an editor explains fields and blocks, in Korean with the Korean schema', async () => {
  const explained = async (language: string, name: string) => {
    const members = '"data":{"paging":true,"eyebrow":"소식"}';
    const { document, parsed } = open(sections(node('NoticeList', members), language));
    const at = document.positionAt(document.getText().indexOf(`"${name}"`) + 2);
    return JSON.stringify((await service.doHover(document, at, parsed))?.contents);
  };
  expect(await explained('', 'paging')).toContain('Shows links to the further pages of the list');
  expect(await explained('.ko', 'paging')).toContain('목록의 다음 페이지로 가는 번호를 보여 줍니다');
  expect(await explained('.ko', 'eyebrow')).toContain('제목 위에 작게 표시됩니다');
  expect(await explained('.ko', 'data')).toContain('공지사항을 고정 공지부터 보여 줍니다');
});

test('every value of a document has a default, choices or an example', () => {
  const { properties, $defs } = JSON.parse(readFileSync(join(root, 'schemas/site.schema.json'), 'utf8'));
  const blocks = Object.entries<Part>($defs).flatMap(([type, { properties: own }]) =>
    own?.data?.properties ? withoutExample(own.data, type) : [],
  );
  const shared = ['Action', 'Picture', 'When', 'Page'].flatMap((name) => withoutExample($defs[name], name));
  expect([...withoutExample({ properties }, 'site'), ...shared, ...blocks]).toEqual([]);
  const bare = { properties: { rows: { items: { properties: { name: { type: 'string' } } } } } };
  expect(withoutExample(bare, 'data')).toEqual(['data.rows.name']);
});

test('every node to begin with is valid where it is inserted', async () => {
  const inserted = (await completion(sections('|')))
    .filter(({ label }) => /^\w+: /.test(label))
    .map(({ label, textEdit }) => ({ label, text: asInserted(textEdit?.newText ?? '') }));
  expect(inserted.length).toBeGreaterThan(120);
  const { text } = inserted.find(({ label }) => label === 'NoticeDetail: example') ?? { text: '{}' };
  expect(JSON.parse(text)).toMatchObject({ source: { params: { id: { $bind: 'params.noticeId' } } } });
  for (const { label, text } of inserted)
    expect(
      (await findings(sections(text))).map(({ message }) => message),
      label,
    ).toEqual([]);
}, 60_000);

test('the pages of the templates are valid in a document', async () => {
  for (const name of readdirSync(join(root, 'themes')).filter((folder) => folder !== '_base')) {
    const { slots, pages } = JSON.parse(readFileSync(join(root, 'themes', name, 'template.json'), 'utf8'));
    const text = site(`"slots":${JSON.stringify(slots)},"pages":${JSON.stringify(pages)}`);
    expect(
      (await findings(text)).map(({ message }) => message),
      name,
    ).toEqual([]);
  }
});

/** The text of a snippet once it is in the document. */
const asInserted = (snippet: string) => snippet.replace(/\$\{1:(.*?)\}/, '$1').replaceAll(/\\([\\$])/g, '$1');

function offsets(text: string, { range }: Diagnostic): [number, number] {
  const document = TextDocument.create('file:///site.json', 'jsonc', 1, text);
  return [document.offsetAt(range.start), document.offsetAt(range.end)];
}

type Part = { [keyword: string]: unknown; properties?: Record<string, Part>; items?: Part; anyOf?: Part[] };

/** Values that operators type, without a default, choices or an example, by path. */
function withoutExample({ properties = {}, items, anyOf = [] }: Part, path: string): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(isTyped(field) && !isKnown(field) ? [`${path}.${name}`] : []),
      ...withoutExample(field, `${path}.${name}`),
    ]),
    ...[items, ...anyOf.filter((kind) => !isText(kind))].flatMap((part) =>
      part ? withoutExample(part, path) : [],
    ),
  ];
}

/** One text per language. */
const isText = ({ properties }: Part) => properties?.ko !== undefined;
const isTyped = (field: Part): boolean =>
  field.anyOf
    ? field.anyOf.some((kind) => isTyped(kind) || isText(kind))
    : /string|number|integer/.test(`${field.type}`);
const isKnown = (field: Part): boolean =>
  ['default', 'examples', 'enum', 'const'].some((keyword) => field[keyword] !== undefined) ||
  (field.anyOf ?? []).some(({ enum: choices, type }) => choices !== undefined || type === 'array');
