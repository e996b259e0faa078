// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { answerCall, press, refusal, seesText, showScreen } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Component as Overview } from '../ContentOverview.tsx';
import { Component as List } from '../list/EntryListScreen.tsx';
import { Component as Entry } from './EntryScreen.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const content = '/partners/han/content';
const calls = `/operator${content}`;
const routes = [
  { path: '/partners/:code/content', Component: Overview },
  { path: '/partners/:code/content/:list', Component: List },
  { path: '/partners/:code/content/:list/:entry', Component: Entry },
];
const link = (name: string) => [...document.querySelectorAll('a')].find((one) => one.textContent === name);
const hrefOf = (name: string) => link(name)?.getAttribute('href');
const board = (more: object = {}) => ({ id: 7, version: '1', entry: { name: { ko: '후기' }, ...more } });
const nothing = { rows: [], count: 0 };

test('boards of both kinds are beside the articles of boards, and an empty list tells what they are', async () => {
  const { address } = showScreen({
    routes,
    at: content,
    answers: { [`GET ${calls}/customerBoards?search=&limit=100&offset=0`]: nothing },
  });
  await seesText('Boards of visitors');
  const titles = [...document.querySelectorAll('section:first-of-type li')].map((card) => card.textContent);
  expect(titles).toMatchObject([
    expect.stringMatching(/^Notices/),
    expect.stringMatching(/^Articles of boards/),
    expect.stringMatching(/^Boards of the clinic/),
    expect.stringMatching(/^Boards of visitors/),
  ]);
  document.querySelector<HTMLElement>(`a[href="${content}/customerBoards"]`)?.click();
  await seesText('Nothing here yet');
  await seesText('Where visitors write without an account');
  expect(address()).toBe(`${content}/customerBoards`);
  expect(hrefOf('+ New board of visitors')).toBe(`${content}/customerBoards/new`);
});

test('an article of a board needs a board, which a link adds', async () => {
  showScreen({
    routes,
    at: `${content}/boardArticles/new`,
    answers: { 'GET /operator/partners/han/facts/boardTypes?limit=2': nothing },
  });
  await seesText('It belongs to an entry of another list');
  expect(hrefOf('New board of the clinic')).toBe(`${content}/boardTypes/new`);
});

test.each([
  ['boardTypes', '/boards/7'],
  ['customerBoards', '/cscenter/boards/7'],
])('a new board of %s tells how visitors find it, and once it is added its address', async (list, page) => {
  const { address } = showScreen({
    routes,
    at: `${content}/${list}/new?from=7`,
    answers: { [`GET ${calls}/${list}/7`]: board(), [`POST ${calls}/${list}`]: board() },
  });
  await seesText('Once the board is added, its address is shown here.');
  await press('Add for visitors');
  await vi.waitFor(() => expect(address()).toBe(`${content}/${list}/7`), waitTimeoutMs);
  await seesText('How visitors find this board');
  expect(hrefOf(page)).toBe(`http://han.localhost${page}`);
  expect(hrefOf('Menu of the site')).toBe('/partners/han/menu');
});

test('a board on which visitors wrote is not deleted: the dialog tells how many articles it has, and where they are', async () => {
  showScreen({
    routes,
    at: `${content}/customerBoards/7`,
    answers: {
      [`GET ${calls}/customerBoards/7`]: board(),
      [`GET ${calls}/customerBoards/7/uses`]: { uses: [], places: [], articles: 3 },
    },
  });
  await press('Delete…');
  await seesText('3 articles of visitors are on it.');
  expect(hrefOf('Articles of visitors in the inbox')).toBe('/partners/han/inbox/articles');
});

test('an article that a visitor writes just before a board is deleted is told too', async () => {
  const { sent } = showScreen({
    routes,
    at: `${content}/customerBoards/7`,
    answers: {
      [`GET ${calls}/customerBoards/7`]: board(),
      [`GET ${calls}/customerBoards/7/uses`]: { uses: [], places: [], articles: 0 },
      [`DELETE ${calls}/customerBoards/7`]: () =>
        refusal(409, {
          code: 'BOARD_HAS_ARTICLES',
          message: 'BOARD_HAS_ARTICLES',
          translatedMessage: 'Visitors wrote on it.',
          uses: [],
          articles: 1,
        }),
    },
  });
  await press('Delete…');
  await seesText('Visitors will no longer see it.');
  await press('Delete');
  await seesText('1 article of a visitor is on it.');
  expect(sent).toHaveLength(1);
});
