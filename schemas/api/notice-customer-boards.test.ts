import { expect, test } from 'vitest';
import {
  customerBoardPrivateResponse,
  customerBoardResponse,
  customerBoardsResponse,
} from './notice-customer-boards.ts';

const article = {
  id: 4,
  boardTypeId: 11,
  languageCode: 'ko',
  title: '임신 14주인데 허리가 아파요',
  name: '김**',
  isPrivate: true,
  isPinned: false,
  isAnswered: true,
  isNotice: false,
  createdAt: '2026-11-02T01:00:00Z',
  updatedAt: '2026-11-03T01:00:00Z',
};
const detail = {
  ...article,
  isLocked: false,
  content: '14주입니다',
  answer: { content: '<p>네</p>', name: '상담실', createdAt: '2026-11-03T01:00:00Z' },
  prev: { id: 5, title: '수면제를 먹고 있는데', isPrivate: true },
  next: { id: 3, title: '留言前请阅读' },
};
const known = {
  id: 4,
  boardTypeId: 11,
  languageCode: 'ko',
  isPrivate: true,
  isPinned: false,
  isAnswered: true,
  isNotice: false,
};
const nothing = { title: null, name: null, createdAt: null, updatedAt: null };

test('a private article is listed without title, author and dates, even if a backend sends them', () => {
  const list = { rows: [article, { ...article, isPrivate: false }], count: 2, page: 1, limit: 20 };
  const { rows } = customerBoardsResponse.parse(list);
  expect(rows).toEqual([
    { ...known, ...nothing },
    { ...article, isPrivate: false },
  ]);
});

test('a private article is locked, and the titles of private or unknown neighbors are hidden', () => {
  expect(customerBoardResponse.parse({ row: detail }).row).toEqual({
    ...known,
    ...nothing,
    isLocked: true,
    content: null,
    answer: null,
    prev: { id: 5, title: null, isPrivate: true },
    next: { id: 3, title: null, isPrivate: true },
  });
});

test('the password reveals an article, but not its neighbors', () => {
  const own = { ...detail, phoneNumber: null, email: null };
  const { row } = customerBoardPrivateResponse.parse({ row: own });
  expect(row).toMatchObject({ title: article.title, name: article.name, content: detail.content });
  expect(row.prev).toEqual({ id: 5, title: null, isPrivate: true });
});
