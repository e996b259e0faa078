import { expect, test } from 'vitest';
import { boardArticleForm } from './board-article.ts';

const article = { name: '김하나', password: 'abcd', title: '문의', content: '예약 문의드립니다.' };
const messages = (input: object) =>
  boardArticleForm.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

test('an article without contact data is accepted, and isPrivate is optional', () => {
  expect(boardArticleForm.parse({ ...article, phoneNumber: '', email: ' ' })).toEqual({
    ...article,
    phoneNumber: null,
    email: null,
  });
});

test('an empty form names every missing field once', () => {
  expect(messages({}).sort()).toEqual([
    'ARTICLE_CONTENT_REQUIRED',
    'ARTICLE_NAME_REQUIRED',
    'ARTICLE_PASSWORD_REQUIRED',
    'ARTICLE_TITLE_REQUIRED',
  ]);
});

test('an empty password is missing and not too short', () => {
  expect(messages({ ...article, password: '' })).toEqual(['ARTICLE_PASSWORD_REQUIRED']);
});

test('a password of three characters is too short', () => {
  expect(messages({ ...article, password: 'abc' })).toEqual(['ARTICLE_PASSWORD_TOO_SHORT']);
});

test('a blank title is missing', () => {
  expect(messages({ ...article, title: ' \n ' })).toEqual(['ARTICLE_TITLE_REQUIRED']);
});

test('a malformed email or phone number is refused', () => {
  expect(messages({ ...article, email: 'nobody' })).toHaveLength(1);
  expect(messages({ ...article, phoneNumber: 'call me' })).toHaveLength(1);
});

test('a value that is too long is not reported as missing', () => {
  const codes = (input: object) =>
    boardArticleForm
      .safeParse({ ...article, ...input })
      .error?.issues.map(({ code, path, message }) => [path[0], code, /_REQUIRED/.test(message)]);
  expect(codes({ name: 'x'.repeat(61) })).toEqual([['name', 'too_big', false]]);
  expect(codes({ title: 'x'.repeat(201) })).toEqual([['title', 'too_big', false]]);
  expect(codes({ content: 'x'.repeat(20_001) })).toEqual([['content', 'too_big', false]]);
  expect(codes({ password: 'x'.repeat(129) })).toEqual([['password', 'too_big', false]]);
});

test('a name, title or content of invisible characters is missing', () => {
  for (const text of ['\u200b\u200d', '\u0007', '\u3164', '\u2800 '])
    expect(messages({ ...article, name: text, title: text, content: text }).sort()).toEqual([
      'ARTICLE_CONTENT_REQUIRED',
      'ARTICLE_NAME_REQUIRED',
      'ARTICLE_TITLE_REQUIRED',
    ]);
});
