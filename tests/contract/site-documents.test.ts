import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '#engine/resolve/diagnostic.ts';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { readSiteDocument, SiteDocumentError, validateTemplate } from '#engine/resolve/validate-site.ts';
import { isCampaignName } from '#engine/route/campaign.ts';
import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { registry } from '#registry/manifest.server.ts';
import { checkWithFolder } from '#server/facts/check-folder.ts';
import { formatFinding } from '#server/publishing/index.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';

const partners = 'fixtures/partners';
const codes = readdirSync(partners);
const fileOf = (code: string) => `${partners}/${code}/site.json`;

test.each(codes)('%s: the checks find neither errors nor warnings in the site document', async (code) => {
  const text = readFileSync(fileOf(code), 'utf8');
  expect(readSiteDocument(text, fileOf(code), registry).formatVersion).toBe(1);
  const findings = await checkWithFolder(text, `${partners}/${code}`, { registry, imageOrigins: [] });
  const lines = findings.filter(({ level }) => level !== 'note').map((one) => formatFinding(one, code, 'en'));
  expect(lines).toEqual([]);
});

test.each([...registry.templates.keys()])(
  '%s: the template is valid and has every page of the specification',
  (code) => {
    const chosen = registry.templates.get(code);
    expect(validateTemplate(chosen?.template, registry).map(formatDiagnostic)).toEqual([]);
    expect(Object.keys(chosen?.template.pages ?? {})).toEqual(
      expect.arrayContaining([...pageKeys, notFoundKey]),
    );
  },
);

test.each(codes)(
  '%s: every page of the specification resolves in every template without an error node',
  (code) => {
    const document = readSiteDocument(readFileSync(fileOf(code), 'utf8'), fileOf(code), registry);
    for (const template of registry.templates.keys()) {
      const site = prepareSite({ ...document, template }, { registry, sanitize: sanitizeHtml });
      for (const key of pageKeys)
        expect(
          site.page(key)?.sections.map(({ kind }) => kind),
          `${template} ${key}`,
        ).not.toContain('error');
    }
  },
);

test('no page of a template binds parameters that only track where a visitor came from', () => {
  for (const name of registry.templates.keys()) {
    const site = prepareSite(
      { formatVersion: 1, template: name, menu: [] },
      { registry, sanitize: sanitizeHtml },
    );
    const read = [...pageKeys, notFoundKey].flatMap((key) => site.page(key)?.queryNames ?? []);
    expect(read).toContain('keyword');
    expect(read.filter(isCampaignName), name).toEqual([]);
  }
});

// A whole document: the pages of a template as an operator would write them, one value per line.
const template = registry.templates.get('commerce')?.template;
const whole = JSON.stringify(
  {
    formatVersion: 1,
    template: 'commerce',
    menu: [{ url: '/products', title: { ko: '시술' } }],
    slots: template?.slots,
    pages: template?.pages,
  },
  null,
  2,
);
const problems = (text: string): string[] => {
  try {
    readSiteDocument(text, 'site.json', registry);
    return [];
  } catch (error) {
    if (!(error instanceof SiteDocumentError)) throw error;
    return error.message.split('\n');
  }
};
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test('the document that is mutated below is valid without changes', () => {
  expect(problems(whole)).toEqual([]);
});

test('every misspelt key is rejected at its line and column with the intended key', () => {
  const lines = whole.split('\n');
  const keys =
    /^(\s*)"(formatVersion|template|menu|slots|pages|sections|type|source|data|params|name|url|title|variant|layout|columns|rightButton|buttonText|buttonUrl|tone|more|label|noindex|description)":/;
  // Equal lines give equal errors: each is tested at its first occurrence.
  const tried = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const match = keys.exec(line);
    if (!match || tried.has(line)) continue;
    const [, indent = '', key = ''] = match;
    const misspelt = `${key.slice(0, -1)}x${key.slice(-1)}`;
    const text = lines.with(index, line.replace(`"${key}"`, `"${misspelt}"`)).join('\n');
    const place = `site.json:${index + 1}:${indent.length + 1}`;
    const reported = problems(text).find(
      (message) => message.startsWith(place) && message.includes(`"${misspelt}"`),
    );
    expect(reported, `${place} ${misspelt}\n${problems(text).slice(0, 3).join('\n')}`).toContain(
      `Did you mean "${key}"?`,
    );
    tried.add(line);
  }
  expect(tried.size).toBeGreaterThan(100);
});

test('every missing required key of a node is rejected at the node', () => {
  for (const key of ['id', 'type', 'v', 'data']) {
    const document = JSON.parse(whole);
    delete document.pages['/products'].sections[1][key];
    const text = JSON.stringify(document, null, 2);
    const reported = problems(text);
    expect(reported.length, key).toBeGreaterThan(0);
    expect(reported.join('\n')).toMatch(
      new RegExp(`^site\\.json:\\d+:\\d+ .*pages\\["/products"\\]\\.sections\\[1\\]\\.${key}`, 'm'),
    );
  }
});

test('an unknown block is rejected with the intended block', () => {
  const text = whole.replace('"NoticeList"', '"NotceList"');
  const [first] = problems(text);
  expect(first).toMatch(/^site\.json:\d+:\d+ Unknown block "NotceList" at .*\.type/);
  expect(first).toContain('Did you mean "NoticeList"?');
  expect(first).toContain(`site.json:${lineOf(text, '"NotceList"')}:`);
});

test('an unknown source, parameter, slot, template, token and language are rejected with the closest name', () => {
  const cases: [(document: ReturnType<typeof JSON.parse>) => void, string][] = [
    [
      (d) => Object.assign(d.pages['/products'].sections[1].source, { name: 'product' }),
      'cannot show source "product"',
    ],
    [
      (d) => Object.assign(d.pages['/products'].sections[1].source, { name: 'prodcts' }),
      'Did you mean "products"?',
    ],
    [
      (d) => Object.assign(d.pages['/products'].sections[1].source.params, { lmit: 3 }),
      'Did you mean "limit"?',
    ],
    [
      (d) => Object.assign(d.pages['/products'].sections[1].source.params, { sort: 'prceAsc' }),
      'Did you mean "priceAsc"?',
    ],
    [(d) => Object.assign(d.pages['/products'].sections[1].slots, { filtrs: [] }), 'Did you mean "filters"?'],
    [(d) => Object.assign(d, { template: 'comerce' }), 'Did you mean "commerce"?'],
    [(d) => Object.assign(d, { theme: { 'color.primry.500': '#fff' } }), 'Did you mean "color.primary.500"?'],
    [(d) => Object.assign(d.menu[0].title, { jp: '施術' }), 'Did you mean "ja"?'],
    [(d) => Object.assign(d.pages['/products'].sections[1].data, { variant: 'shp' }), 'Did you mean "shop"?'],
    [
      (d) => Object.assign(d.pages['/'].sections[0], { when: { homepageTypes: ['COMERCE'] } }),
      'Did you mean "COMMERCE"?',
    ],
  ];
  for (const [mutate, expected] of cases) {
    const document = JSON.parse(whole);
    mutate(document);
    const reported = problems(JSON.stringify(document, null, 2));
    expect(reported.join('\n'), expected).toContain(expected);
    expect(reported[0]).toMatch(/^site\.json:\d+:\d+ /);
  }
});

test('wrong types are rejected at any position', () => {
  const cases: [(document: ReturnType<typeof JSON.parse>) => void, RegExp][] = [
    [(d) => Object.assign(d, { menu: {} }), /Expected array.* at menu/],
    [
      (d) => Object.assign(d, { formatVersion: 2 }),
      /"formatVersion" can only be 1 at formatVersion \(found 2\)/,
    ],
    [
      (d) => Object.assign(d.pages['/products'].sections[1], { v: '1' }),
      /Expected number.*\.v \(found "1"\)/,
    ],
    [(d) => Object.assign(d.pages['/products'].sections[1], { v: 99 }), /written for a later one/],
    [(d) => Object.assign(d.pages['/products'].sections[1].data, { columns: 9 }), /columns \(found 9\)/],
    [
      (d) => Object.assign(d.pages['/products'].sections[1].source.params, { limit: 'many' }),
      /limit \(found "many"\)/,
    ],
    [
      (d) => Object.assign(d.menu[0], { url: 'javascript:alert(1)' }),
      /menu\[0\]\.url \(found "javascript:alert\(1\)"\)/,
    ],
    [
      (d) => Object.assign(d, { theme: { 'color.bg': 'red;} body{display:none' } }),
      /A token is one CSS value/,
    ],
    [(d) => Object.assign(d.pages['/'].sections[0], { when: { from: '2026-13-01' } }), /when\.from/],
    [(d) => Object.assign(d.pages, { products: { sections: [] } }), /A page key starts with \//],
  ];
  for (const [mutate, expected] of cases) {
    const document = JSON.parse(whole);
    mutate(document);
    expect(problems(JSON.stringify(document, null, 2)).join('\n')).toMatch(expected);
  }
});

test('an invalid binding is rejected with the intended fact', () => {
  const cases: [string, string][] = [
    ['partner.partnerTell', 'Did you mean "partner.partnerTel"?'],
    ['partnr.partnerTel', 'Did you mean "partner.partnerTel"?'],
    ['config.hasPriceVew', 'Did you mean "config.hasPriceView"?'],
    ['params.productId', 'the page key has no such parameter'],
    ['page.prodct.row.name', 'the page has no such source'],
    ['env.SECRET', 'Unknown binding "env.SECRET"'],
  ];
  for (const [bind, expected] of cases) {
    const document = JSON.parse(whole);
    document.pages['/introduce'].sections[0].data.title = { $bind: bind };
    const reported = problems(JSON.stringify(document, null, 2)).join('\n');
    expect(reported).toContain(expected);
    expect(reported).toMatch(/^site\.json:\d+:\d+ /);
  }
});

test('a duplicate id and a duplicate key are rejected', () => {
  const document = JSON.parse(whole);
  document.pages['/'].sections[1].id = document.pages['/'].sections[0].id;
  expect(problems(JSON.stringify(document, null, 2)).join('\n')).toMatch(
    /Duplicate id.*sections\[1\]\.id \(found "hero"\)/,
  );
  const text = whole.replace('"template": "commerce"', '"template": "commerce",\n  "template": "hybrid"');
  expect(problems(text)[0]).toMatch(/^site\.json:\d+:\d+ Key "template" is given twice/);
});

test('invalid JSON is rejected at its position', () => {
  expect(problems('{\n  "formatVersion": 1,\n  "menu" []\n}')[0]).toMatch(
    /^site\.json:3:\d+ JSON: colon expected/,
  );
});

test('comments are allowed: a document is written by people', () => {
  expect(problems(whole.replace('{', '{\n  // what this site is made of'))).toEqual([]);
});
