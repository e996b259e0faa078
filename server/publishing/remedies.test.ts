import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { examplePartner, exampleRegistry, exampleText } from './testing/example-site.ts';

const registry = await exampleRegistry();
const page = (...sections: object[]) => ({ pages: { '/landing': { sections } } });
const quote = (value: unknown) => ({ id: 'quote', type: 'QuoteBanner', v: 1, data: { quote: value } });
const hero = (url: string) => ({
  id: 'intro',
  type: 'PageIntro',
  v: 1,
  data: { title: '소개', image: { url, width: 1200, height: 800, alt: '건물' } },
});

/** What a rule finds in a document, in English and Korean. */
async function told(rule: string, document: Record<string, unknown>) {
  const partner = examplePartner({
    pictures: new Map(
      ['hero.webp', 'space-1.webp', 'lobby.webp'].map((name) => [name, { width: 1200, height: 800 }]),
    ),
  });
  const findings = await checkDocument(exampleText({ document }), { registry, partner });
  return findings
    .filter((one) => one.rule === rule)
    .map(({ message, remedy }) => [message.en, message.ko, remedy?.en]);
}

test('a value that a key cannot have is told with the key', async () => {
  expect(await told('shape', { formatVersion: 2 })).toEqual([
    [
      '"formatVersion" can only be 1 (found 2)',
      '"formatVersion" 값은 1만 가능합니다 (현재 값: 2)',
      undefined,
    ],
  ]);
});

test('a place is told by its label: a global slot, the slots that take a control, and the sections', async () => {
  const block = (type: string) => ({ id: 'one', type, v: 1, data: {} });
  expect(await told('block-place', page(block('HeaderBar')))).toEqual([
    [
      'The block HeaderBar cannot be placed here (section of a page)',
      '헤더(HeaderBar) 블록을 넣을 수 없는 자리입니다 (이 자리: 페이지의 섹션)',
      'Allowed: Header.',
    ],
  ]);
  expect((await told('block-place', page(block('LanguageSwitcher'))))[0]?.[2]).toBe(
    'Allowed: “Buttons at the right” of Header.',
  );
  expect((await told('block-place', { slots: { footer: block('PageIntro') } }))[0]?.slice(0, 3)).toEqual([
    'The block PageIntro cannot be placed here (Footer)',
    expect.stringContaining('(이 자리: 푸터)'),
    'Allowed: section of a page.',
  ]);
});

test('a fact is suggested also by another word for it, and a misspelt one as before', async () => {
  const suggested = async (bind: string) =>
    (await told('unknown-binding', page(quote({ $bind: bind }))))[0]?.[2];
  expect(await suggested('partner.partnerPhone')).toBe('Did you mean "partner.partnerTel"?');
  expect(await suggested('partner.phone')).toBe('Did you mean "partner.partnerTel"?');
  expect(await suggested('partner.partnerNam')).toBe('Did you mean "partner.partnerName"?');
  expect(await suggested('partner.displayTitle')).toBe('Did you mean "partner.displayName"?');
  expect(await suggested('partner.xyzzy')).toBeUndefined();
});

test('a misspelt picture is suggested, and another one is not', async () => {
  const suggested = async (url: string) => (await told('picture-file', page(hero(url))))[0]?.[2];
  expect(await suggested('/files/demo/heros.webp')).toBe('Did you mean "/files/demo/hero.webp"?');
  expect(await suggested('/files/demo/space-9.webp')).toBeUndefined();
  expect(await suggested('/files/other/hero.webp')).toBe('Did you mean "/files/demo/hero.webp"?');
  expect(await suggested('/files/other/heros.webp')).toBeUndefined();
});

test('a script is told by its tag, in plain texts and in markup', async () => {
  const script = '<script src="https://a.example/x.js">x()</script>';
  expect(await told('text-markup', page(quote(script)))).toEqual([
    [
      'The plain text has the tag <script>',
      '일반 문구에 태그 <script>이(가) 들어 있습니다',
      expect.any(String),
    ],
  ]);
  const html = `<p onclick="x()">글</p>${script}`;
  const rich = { id: 'rich', type: 'RichText', v: 1, data: { html } };
  expect((await told('markup-removed', page(rich)))[0]?.[0]).toContain('<script>');
});
