import { expect, test } from 'vitest';
import { readJson } from '../document/parse-document.ts';
import { addPage, copiedPage, emptyPage, isOwnPage, removePage, renamePage } from './page-operations.ts';

const text = `{
  // Ours
  "menu": [{ "url": "/spring", "title": "Spring" }, { "url": "/", "title": "Home" }],
  "pages": {
    // Until May
    "/spring": { "sections": [{ "id": "a", "type": "LinkCards", "v": 1, "data": { "url": "/spring#a" } }] }
  }
}
`;
const site = { keys: ['/', '/spring'], languages: ['ko'], origin: 'http://clinic.example' };
const template = { pages: { '/': { title: { $bind: 'partner.displayName' }, sections: [{ id: 'hero' }] } } };

test('a page is added with its entry at the end of the menu, or below another one', () => {
  const title = { ko: '겨울', en: 'Winter' };
  const page = emptyPage(title, 2);
  expect(page).toEqual({ title, sections: [{ id: 'intro', type: 'PageIntro', v: 2, data: {} }] });
  expect(readJson(addPage(text, '/winter', page, title, { list: ['menu'] }))).toMatchObject({
    menu: [{ url: '/spring' }, { url: '/' }, { url: '/winter', title }],
    pages: { '/spring': {}, '/winter': page },
  });
  expect(readJson(addPage(text, '/winter', page, title, { list: ['menu', 0, 'subList'] }))).toMatchObject({
    menu: [{ url: '/spring', subList: [{ url: '/winter', title }] }, { url: '/' }],
  });
  expect(readJson(addPage('{}', '/winter', page, title, { list: ['menu'] }))).toEqual({
    pages: { '/winter': page },
    menu: [{ url: '/winter', title }],
  });
  expect(emptyPage(title, undefined)).toEqual({ title, sections: [] });
});

test('a copy of a page has its own title, also of a page of the template', () => {
  expect(copiedPage({}, template, '/', { ko: '사본' })).toEqual({
    title: { ko: '사본' },
    sections: [{ id: 'hero' }],
  });
});

test('a renamed page stays in its place with its comments, and what leads to it follows', () => {
  expect(renamePage(text, '/spring', '/may', site)).toBe(text.replaceAll('/spring', '/may'));
  expect(renamePage(text, '/spring', '/may', undefined)).toBe(text.replace('"/spring": {', '"/may": {'));
  expect(renamePage(text, '/spring', '/spring', site)).toBe(text);
});

test('a page is removed with entries of the menu, or alone', () => {
  expect(readJson(removePage(text, '/spring', [['menu', 0]]))).toEqual({
    menu: [{ url: '/', title: 'Home' }],
    pages: {},
  });
  expect(
    readJson(
      removePage(text, '/spring', [
        ['menu', 0],
        ['menu', 1],
      ]),
    ),
  ).toEqual({ menu: [], pages: {} });
  expect(readJson(removePage(text, '/spring', []))).toMatchObject({ menu: [{ url: '/spring' }, {}] });
});

test('a page is the document’s own if the template has none at its address', () => {
  const document = readJson(text);
  expect(isOwnPage(document, template, '/spring')).toBe(true);
  expect(isOwnPage(document, template, '/')).toBe(false);
  expect(isOwnPage({ pages: { '/': { sections: [] } } }, template, '/')).toBe(false);
});
