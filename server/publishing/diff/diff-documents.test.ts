import { expect, test } from 'vitest';
import { diffDocuments } from './diff-documents.ts';
import { rawLines } from './raw-lines.ts';

const labels: Record<string, { ko: string; en: string }> = {
  HeroStatement: { ko: '히어로', en: 'Hero' },
  StaffGrid: { ko: '의료진', en: 'Doctors' },
  RichText: { ko: '글', en: 'Text' },
};
const names = (type: string) => labels[type];

const node = (id: string, type: string, data: object = {}) => ({ id, type, v: 1, data });
const hero = (title: object) => node('hero', 'HeroStatement', { headline: title });
const home = (...sections: object[]) => ({
  formatVersion: 1,
  template: 'commerce',
  menu: [{ url: '/products', title: { ko: '시술', en: 'Treatments' } }],
  pages: { '/': { title: { ko: '집', en: 'Home' }, sections } },
});
const diff = (before: object, after: object) =>
  diffDocuments(JSON.stringify(before), JSON.stringify(after), names);
const words = (before: object, after: object) => diff(before, after).map(({ text }) => text.en);

test('a changed text names its field, language, block and page in English and Korean, with both values', () => {
  const [change, ...more] = diff(home(hero({ ko: '봄', en: 'Spring' })), home(hero({ ko: '봄', en: 'May' })));
  expect(more).toEqual([]);
  expect(change).toEqual({
    kind: 'changed',
    path: ['pages', '/', 'sections', 0, 'data', 'headline', 'en'],
    page: '/',
    node: { id: 'hero', type: 'HeroStatement' },
    language: 'en',
    text: { ko: '/ 페이지의 히어로의 headline(영어) 변경', en: 'headline (English) of Hero on / changed' },
    before: 'Spring',
    after: 'May',
  });
});

test('moves name both positions, and no more nodes than have to move', () => {
  const [hours, doctors, text] = [hero({ en: 'a' }), node('staff', 'StaffGrid'), node('text', 'RichText')];
  expect(words(home(hours, text, doctors), home(hours, doctors, text))).toEqual([
    expect.stringMatching(/^(Doctors on \/ moved from 3rd to 2nd|Text on \/ moved from 2nd to 3rd)$/),
  ]);
  expect(words(home(text, hours, doctors), home(hours, doctors, text))).toEqual([
    'Text on / moved from 1st to 3rd',
  ]);
  const [moved] = diff(home(text, hours, doctors), home(hours, doctors, text));
  expect(moved?.text.ko).toBe('/ 페이지의 글 1번째에서 3번째로 이동');
});

test('a move that additions or removals shift names the block that it follows, and no positions', () => {
  const [a, b, c] = [hero({ en: 'a' }), node('staff', 'StaffGrid'), node('text', 'RichText')];
  const [one, two] = [node('new', 'Notice'), node('new2', 'Notice')];
  const moves = (before: object[], after: object[]) =>
    diff(home(...before), home(...after)).flatMap(({ kind, text }) => (kind === 'moved' ? [text] : []));
  // It stays at the second position, or goes to the third from the second although it is now before the other one.
  expect(moves([a, b], [one, b, a])).toEqual([
    { ko: '/ 페이지의 의료진 이동: Notice 다음', en: 'Doctors on / moved behind Notice' },
  ]);
  expect(moves([a, b], [one, two, b, a]).map(({ en }) => en)).toEqual([
    'Doctors on / moved behind Notice “new2”',
  ]);
  expect(moves([one, a, b], [b, a]).map(({ en }) => en)).toEqual(['Doctors on / moved from 3rd to 1st']);
  expect(moves([a, two, b, c], [b, c, a, one])).toEqual([
    expect.objectContaining({ en: 'Hero on / moved from 1st to 3rd' }),
  ]);
  const entry = (url: string) => ({ url, title: url });
  const menu = (...urls: string[]) => ({ ...home(), menu: urls.map(entry) });
  expect(words(menu('/a', '/b'), menu('/new', '/b', '/a'))).toEqual([
    'menu entry /new added',
    'menu entry /b moved behind /new',
  ]);
});

test('a node that moved and changed has both changes, under its new path', () => {
  const before = home(hero({ en: 'a' }), node('a', 'RichText'), node('b', 'StaffGrid'));
  const after = home(node('a', 'RichText'), node('b', 'StaffGrid'), hero({ en: 'b' }));
  expect(diff(before, after).map(({ text, path }) => [text.en, path.slice(0, 4)])).toEqual([
    ['Hero on / moved from 1st to 3rd', ['pages', '/', 'sections', 2]],
    ['headline (English) of Hero on / changed', ['pages', '/', 'sections', 2]],
  ]);
});

test('added and removed nodes, pages, slots, menu entries and theme tokens have their own words', () => {
  const before = home(hero({ en: 'a' }));
  const after = {
    ...home(node('text', 'RichText')),
    template: 'branding',
    theme: { 'color.accent': '#fff' },
    slots: { footer: null },
    menu: [{ url: '/faq', title: 'FAQ' }],
  };
  expect(words(before, { ...after, pages: { ...after.pages, '/a': { sections: [] } } })).toEqual([
    'Template changed: commerce → branding',
    'menu entry /products removed',
    'menu entry /faq added',
    'Hero on / removed',
    'Text on / added',
    'page /a added',
    'Accent of the theme added',
    'slot Footer added',
  ]);
});

test('of several nodes of a type on a page, the id tells which one changed', () => {
  const page = (html: string) =>
    home(node('one', 'RichText', { html: 'x' }), node('two', 'RichText', { html }));
  expect(words(page('a b'), page('c d'))).toEqual(['html of Text “two” on / changed']);
});

test('items without an id are compared from both ends, and short values are shown', () => {
  const page = (...cards: object[]) => home(node('text', 'RichText', { cards }));
  expect(words(page({ n: 1 }, { n: 2 }), page({ n: 1 }, { n: 5 }, { n: 2 }))).toEqual([
    'cards 2 of Text on / added',
  ]);
  expect(words(page({ n: 1 }, { n: 2 }), page({ n: 2 }))).toEqual(['cards 1 of Text on / removed']);
  expect(words(page({ n: 1 }, { n: 2 }), page({ n: 1 }, { n: 3 }))).toEqual([
    'cards 2 › n of Text on / changed: 2 → 3',
  ]);
  expect(words(page({ n: 1 }, { n: 2 }), page({ n: 3 }))).toEqual(['cards of Text on / changed']);
});

test('an unknown block is named by its type, and a menu title by its entry', () => {
  expect(words(home(node('x', 'Gone', { a: 1 })), home(node('x', 'Gone', { a: 2 })))).toEqual([
    'a of Gone on / changed: 1 → 2',
  ]);
  const retitled = { ...home(), menu: [{ url: '/products', title: { ko: '시술', en: 'Care' } }] };
  expect(words(home(), retitled)).toEqual(['Title (English) of menu entry /products changed']);
});

test('a block that was hidden or is shown again has words of its own', () => {
  const hidden = { ...hero({ en: 'a' }), hidden: true };
  const [change] = diff(home(hero({ en: 'a' })), home(hidden));
  expect(change?.text).toEqual({ ko: '/ 페이지의 히어로 숨김', en: 'Hero on / hidden' });
  expect(words(home(hidden), home(hero({ en: 'a' })))).toEqual(['Hero on / shown again']);
  expect(words(home(hidden), home({ ...hidden, hidden: false }))).toEqual(['Hero on / shown again']);
  expect(words(home({ ...hidden, hidden: false }), home(hidden))).toEqual(['Hero on / hidden']);
});

test('blanks, comments and the order of keys are no changes', () => {
  expect(diffDocuments('{"a":1,"b":2}', '{ // why\n "b": 2,\n "a": 1 }', names)).toEqual([]);
});

test('a document that is not valid JSON is reported as one change, and its lines can be compared', () => {
  expect(diffDocuments('{"a":1}', '{"a":', names)).toMatchObject([{ kind: 'changed', path: [] }]);
  expect(rawLines('a\nb\n', 'a\nc\n')).toContain('-b\n+c');
  expect(rawLines('a', 'a')).toBe('');
});
