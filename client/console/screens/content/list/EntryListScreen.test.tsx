// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  buttons,
  losesText,
  press,
  refusal,
  seesText,
  showScreen,
} from '#tests/setup/console-screen.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { Component } from './EntryListScreen.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

/** The entries of a page of a list that has 101. */
const page = (offset: number) => ({
  rows: Array.from({ length: Math.min(100, 101 - offset) }, (_, index) => ({
    id: offset + index + 1,
    title: `Notice ${offset + index + 1}`,
    detail: '',
    picture: null,
    untranslated: [],
    marks: [],
  })),
  count: 101,
});

const calls = 'GET /operator/partners/han/content/notices';
const list = `${calls}?search=&limit=100`;
const routes = [{ path: '/partners/:code/content/:list', Component }];
const failed = () => refusal(403, { translatedMessage: 'This cannot be read now.' });

test('the entries behind the first hundred are shown by a button, which is then gone', async () => {
  const { address } = showScreen({
    routes,
    at: '/partners/han/content/notices',
    answers: { [`${list}&offset=0`]: page(0), [`${list}&offset=100`]: page(100) },
  });
  await seesText('Notice 100');
  expect(document.body.textContent).not.toContain('Notice 101');
  await press('Show more');
  await seesText('Notice 101');
  expect(address()).toBe('/partners/han/content/notices?steps=2');
  expect(buttons('Show more')).toEqual([]);
});

test('a search that fails shows no entries of another one, and can be changed or tried again', async () => {
  let isUp = false;
  const found = { ...page(100), count: 1 };
  showScreen({
    routes,
    at: '/partners/han/content/notices',
    answers: {
      [`${list}&offset=0`]: page(0),
      [`${calls}?search=101&limit=100&offset=0`]: () => (isUp ? found : failed()),
    },
  });
  await seesText('Notice 100');
  const field = typeInto('Search by name or number', '101');
  await seesText('This cannot be read now.');
  expect(document.body.textContent).not.toContain('Notice 100');
  expect(document.body.textContent).not.toContain('entries found');
  expect(field.isConnected).toBe(true);
  isUp = true;
  await press('Try again');
  await seesText('1 entry found');
  await seesText('Notice 101');
});

test('more entries that cannot be read are reported', async () => {
  showScreen({
    routes,
    at: '/partners/han/content/notices',
    answers: { [`${list}&offset=0`]: page(0), [`${list}&offset=100`]: failed },
  });
  await press('Show more');
  await seesText('This cannot be read now.');
  await losesText('Notice 100');
});

test('articles of the last of more than a hundred boards are shown', async () => {
  const boards = (offset: number) => ({
    rows: Array.from({ length: Math.min(100, 150 - offset) }, (_, index) => ({
      id: offset + index + 1,
      title: `Board ${offset + index + 1}`,
      detail: '',
    })),
    count: 150,
  });
  const facts = 'GET /operator/partners/han/facts/boardTypes?limit=100';
  const articles = 'GET /operator/partners/han/content/boardArticles?search=&group=150&limit=100&offset=0';
  showScreen({
    routes,
    at: '/partners/han/content/boardArticles?group=150',
    answers: {
      [`${facts}&offset=0`]: boards(0),
      [`${facts}&offset=100`]: boards(100),
      [articles]: { ...page(100), count: 1 },
    },
  });
  await seesText('Board 150');
});
