import { expect, test } from 'vitest';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { checkDocument, formatFinding } from '#server/publishing/index.ts';

type Json = { [key: string]: unknown };

const messageOf = async (text: string): Promise<string> => {
  const findings = await checkDocument(text, { registry });
  const errors = findings.filter(({ level }) => level === 'error');
  return errors.map((one) => formatFinding(one, 'site.json', 'en')).join('\n');
};
const text = (id: string, more: Json = {}): Json => ({
  id,
  type: 'RichText',
  v: 1,
  data: { html: 'Hello' },
  ...more,
});
const site = (section: Json, more: Json = {}, key = '/landing') =>
  JSON.stringify({
    formatVersion: 1,
    template: 'commerce',
    menu: [{ url: '/info', title: 'Info' }],
    pages: { [key]: { sections: [section] } },
    ...more,
  });
const intro = (data: Json) => site({ id: 'intro', type: 'PageIntro', v: 1, data });

test.each([
  [
    'an invalid color',
    site(text('n'), { theme: { 'color.accent': 'bleu' } }),
    /Expected a color such as #7a5c45.* \(found "bleu"\) at theme\["color\.accent"\]/,
  ],
  [
    'a token that would load something',
    site(text('n'), { theme: { 'font.body': 'url(https://a.example/x)' } }),
    /A token is one CSS value.* at theme\["font\.body"\]/,
  ],
  [
    'a color function with invalid arguments',
    site(text('n'), { theme: { 'color.accent': 'rgb(from var(--radius-m) r g b)' } }),
    /"--radius-m" is not a color/,
  ],
  [
    'a color of an unknown token',
    site(text('n'), { theme: { 'color.accent': 'var(--color-primry-600)' } }),
    /Unknown token "--color-primry-600" at theme\["color\.accent"\].* Did you mean "--color-primary-600"\?/,
  ],
  [
    'a color that refers to a token that is not a color',
    site(text('n'), { theme: { 'color.accent': 'var(--radius-m)' } }),
    /"--radius-m" is not a color .*at theme\["color\.accent"\]/,
  ],
  [
    'tokens that refer to each other',
    site(text('n'), { theme: { 'color.bg': 'var(--color-surface)', 'color.surface': 'var(--color-bg)' } }),
    /takes its value from itself .*at theme\["color\.bg"\]/,
  ],
  ['a text of no language', intro({ title: { 'zh-CN': '你好' } }), /"zh-CN", expected one of en, ja, ko, zh/],
  ['a text that is a number', intro({ title: 3 }), /Expected string or object \(found 3\) at \S+title/],
  [
    'an unsafe link where a fact would be allowed too',
    site({
      id: 'n',
      type: 'NoticeList',
      v: 1,
      data: { more: { url: 'javascript:alert(1)', label: 'More' } },
      source: { name: 'notices' },
    }),
    /Expected \/path, http\(s\).*\(found "javascript.*\.url/,
  ],
  [
    'a number that is not one of the choices',
    site({ id: 'g', type: 'ProductGrid', v: 1, data: { columns: 7 }, source: { name: 'products' } }),
    /Expected one of 2, 3, 4, 5 \(found 7\) at \S+columns/,
  ],
  [
    'a parameter that is not a number',
    site({
      id: 'n',
      type: 'NoticeList',
      v: 1,
      data: {},
      source: { name: 'notices', params: { limit: 'many' } },
    }),
    /Expected number \(found "many"\) at \S+limit/,
  ],
  ['a format without a version', '{ "template": "commerce", "menu": [] }', /"formatVersion", expected 1/],
  ['a slot of a block without slots', site(text('t', { slots: { aside: [] } })), /"aside"; it has none at/],
  [
    'days in the wrong order',
    site(text('t', { when: { from: '2026-12-31', until: '2026-12-01' } })),
    /Expected until on or after from .*at \S+when/,
  ],
  ['a key that ends with /', site(text('t'), {}, '/landing/'), /A page key does not end with \//],
  ['a key with a language', site(text('t'), {}, '/en/landing'), /A page key has no language/],
  ['a key with a query', site(text('t'), {}, '/landing?a=1'), /A page key has no blanks, no \?/],
  [
    'lists without an end',
    '['.repeat(100_000),
    /^site\.json:1:101 error JSON: nested deeper than 100 levels\./,
  ],
  ['lists behind a text without an end', `{"a":"\n${'['.repeat(100_000)}`, /nested deeper than 100 levels\./],
  ['lists behind a comment', `//\u2028/*\n${'['.repeat(100_000)}`, /nested deeper than 100 levels\./],
  ['lists with mismatched closing brackets', '[},'.repeat(100_000), /nested deeper than 100 levels\./],
  [
    'more values than are parsed',
    `[\n${'0,'.repeat(100_000)}0]`,
    /^site\.json:2:\d+ error JSON: more than 100000 values\./,
  ],
  [
    'a whole document that would be a prototype',
    `{ "__proto__": ${site(text('t'))} }`,
    /^site\.json:1:3 error JSON: the key "__proto__" is not allowed\./,
  ],
  [
    'a prototype deep inside, in escapes',
    site(text('t')).replace('"data":{', '"data":{"\\u005f_proto__":{"html":"<p>a</p>"},'),
    /^site\.json:\d+:\d+ error JSON: the key "__proto__" is not allowed\./,
  ],
  ['a text that ends with an incomplete escape', `"${'a'.repeat(32)}\\`, /^site\.json:1:1 error JSON: /],
])('%s is rejected with a message that states what was expected', async (_, document, words) => {
  expect(await messageOf(document)).toMatch(words);
});

test('a document published before a rule existed is still shown', async () => {
  const section = text('t', { when: { from: '2026-12-31', until: '2026-12-01' } });
  const pages = {
    '/about/': { sections: [] },
    '/en/x': { sections: [] },
    '/landing': { sections: [section] },
  };
  const theme = {
    'color.accent': 'bleu',
    'color.bg': 'var(--color-bg)',
    'color.surface': 'linear-gradient(red, blue)',
    'font.body': `${'"Nanum Gothic", '.repeat(50)}serif`,
    'radius.m': 'var(--no-such)',
  };
  const document = site(section, { pages, theme });
  expect((await messageOf(document)).split('\n')).toHaveLength(8);
  const read = readSiteDocument(document, 'site.json', registry);
  const prepared = prepareSite(read, { registry, sanitize: (html) => html });
  expect(prepared.match('/landing')?.pageKey).toBe('/landing');
});

test('an unknown source is reported as one error', async () => {
  const document = site({ id: 'n', type: 'NoticeList', v: 1, data: {}, source: { name: 'notcies' } });
  expect((await messageOf(document)).split('\n')).toEqual([
    expect.stringContaining('Did you mean "notices"?'),
  ]);
});

test('a byte order mark and brackets within a text are valid', async () => {
  expect(await messageOf(`\uFEFF${site(text('t'))}`)).toBe('');
  expect(await messageOf(site(text('t', { data: { html: `<p>${'[{'.repeat(200)}\\"</p>` } })))).toBe('');
  expect(await messageOf(site(text('t'), {}, '/english/{id}'))).toBe('');
  expect(
    await messageOf(site(text('t'), { theme: { 'color.accent': 'hsl(var(--radius-m) 50% 50%)' } })),
  ).toBe('');
});
