import { expect, test } from 'vitest';
import { formatPath } from '#engine/resolve/diagnostic.ts';
import { applyFixes } from '../../apply-fixes.ts';
import { checkDocument } from '../../check-document.ts';
import { node, onPage } from '../../testing/example-documents.ts';
import { examplePartner, exampleRegistry, exampleText } from '../../testing/example-site.ts';

const registry = await exampleRegistry();
const number = '02-555-0101';
const slot = (name: string, type: string, data: Record<string, unknown>) => ({
  slots: { [name]: node(type, data) },
});
const check = (text: string, partner = examplePartner()) => checkDocument(text, { registry, partner });

/** The findings of the rule, and what is wrong after their fixes. */
async function findingsOf(document: Record<string, unknown>) {
  const text = exampleText({ document });
  const all = await check(text);
  const errors = (found: typeof all) => found.filter(({ level }) => level === 'error');
  expect(errors(all)).toEqual([]);
  const found = all.filter(({ rule }) => rule === 'copied-fact');
  expect(errors(await check(applyFixes(text, found)))).toEqual([]);
  return found.map(({ path, fix, remedy }) => ({ at: formatPath(path), fix, remedy: remedy?.en }));
}

test.each<[string, Record<string, unknown>]>([
  ['menu[0].title', { menu: [{ url: `tel:${number}`, title: number }] }],
  [
    'slots.header.data.rightButton.buttonText',
    slot('header', 'HeaderBar', { rightButton: { buttonText: number, buttonUrl: '/products' } }),
  ],
  ['recommendedKeywords[0].keyword', { recommendedKeywords: [{ keyword: number }] }],
  [
    'slots.footer.data.links[0].title',
    slot('footer', 'FooterMain', { links: [{ url: `tel:${number}`, title: number }] }),
  ],
  [
    'slots.floatingButton.data.subButtons[0].title',
    slot('floatingButton', 'FloatingMenu', { subButtons: [{ title: number, url: `tel:${number}` }] }),
  ],
  [
    'pages["/a"].sections[0].data.image.alt',
    onPage(
      node('PageIntro', { image: { url: '/files/demo/hero.webp', width: 1200, height: 800, alt: number } }),
    ),
  ],
])('%s takes no fact: it has no fix, and its remedy is true there', async (at, document) => {
  expect(await findingsOf(document)).toEqual([
    { at, fix: undefined, remedy: expect.stringMatching(/^This field cannot use a fact\./) },
  ]);
});

test('a text that can be a fact is fixed if it has nothing else', async () => {
  const contact = (contactText: string) => findingsOf(slot('footer', 'FooterMain', { contactText }));
  const remedy = expect.stringContaining('“Use a fact”');
  const at = 'slots.footer.data.contactText';
  const path = ['slots', 'footer', 'data', 'contactText'];
  expect(await contact(number)).toEqual([
    { at, fix: [{ path, value: { $bind: 'partner.partnerTel' } }], remedy },
  ]);
  expect(await contact(`Call ${number}`)).toEqual([{ at, fix: undefined, remedy }]);
});

test('a copy of the first number of a range is found', async () => {
  const partner = examplePartner();
  const { row } = partner.info.ko ?? {};
  if (row) row.partner.partnerTel = `${number}~2`;
  const text = exampleText({ document: slot('footer', 'FooterMain', { contactText: `Call ${number}` }) });
  expect((await check(text, partner)).map(({ rule }) => rule)).toContain('copied-fact');
});
