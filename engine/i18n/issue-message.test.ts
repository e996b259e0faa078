import { expect, test } from 'vitest';
import { z } from 'zod';
import { languageCodes } from '#schemas/language-codes.ts';
import { boardArticleForm } from '#schemas/site/board-article.ts';
import formMessages from './form-messages.json' with { type: 'json' };
import { issueMessage } from './issue-message.ts';

/** The message for a visitor who enters `value` in a field with `schema`. */
function messageFor(schema: z.ZodType, value: unknown, locale: 'en' | 'ko' | 'ja' | 'zh' = 'en'): string {
  const input = { field: value };
  const [issue] = z.object({ field: schema }).safeParse(input).error?.issues ?? [];
  return issue ? issueMessage(issue, locale, input) : '';
}

test('a required field that is missing or empty has its message', () => {
  for (const empty of [undefined, null, ''])
    expect(messageFor(z.string().trim().min(1), empty)).toBe('This field is required.');
  expect(messageFor(z.email(), '')).toBe('This field is required.');
  expect(messageFor(z.enum(['a']), undefined)).toBe('This field is required.');
});

test('the message for a value of another type names the expected one', () => {
  expect(messageFor(z.number(), 'x')).toBe('Please enter a number.');
  expect(messageFor(z.int(), 1.5)).toBe('Please enter a whole number.');
  expect(messageFor(z.string(), 5)).toBe('Please enter text.');
  expect(messageFor(z.boolean(), 'x')).toBe('Please choose yes or no.');
  expect(messageFor(z.date(), 'x')).toBe('Please enter a date.');
  expect(messageFor(z.array(z.string()), 'x')).toBe('Please choose from the list.');
  expect(messageFor(z.object({}), 'x')).toBe('This is not the kind of value we expect here.');
});

test('the length of a text has its messages', () => {
  expect(messageFor(z.string().min(4), 'abc')).toBe('Please enter at least 4 characters.');
  expect(messageFor(z.string().max(1), 'abc')).toBe('Please enter no more than 1 character.');
  expect(messageFor(z.string().length(3), 'ab')).toBe('Please enter exactly 3 characters.');
});

test('the range of a number has its messages', () => {
  expect(messageFor(z.number().min(3), 1)).toBe('Please enter a number of 3 or more.');
  expect(messageFor(z.number().max(3), 4)).toBe('Please enter a number of 3 or less.');
  expect(messageFor(z.number().gt(3), 3)).toBe('Please enter a number greater than 3.');
  expect(messageFor(z.number().lt(3), 3)).toBe('Please enter a number less than 3.');
  expect(messageFor(z.number().multipleOf(5), 3)).toBe('Please enter a multiple of 5.');
});

test('the length of a list has its messages', () => {
  const list = z.array(z.string());
  expect(messageFor(list.min(1), [])).toBe('Please choose at least 1 item.');
  expect(messageFor(list.max(1), ['a', 'b'])).toBe('Please choose no more than 1 item.');
  expect(messageFor(list.length(2), ['a'])).toBe('Please choose exactly 2 items.');
});

test('an invalid choice, a pattern, blanks and a date have their messages', () => {
  expect(messageFor(z.enum(['a', 'b']), 'c')).toBe('Please choose one of these: a, b');
  expect(messageFor(z.string().regex(/^\d+$/), 'x')).toBe('Please check the format.');
  expect(messageFor(z.email(), 'x')).toBe('Please check the email address, as in name@example.com.');
  expect(messageFor(z.url(), 'x')).toBe('Please check the web address, as in https://example.com.');
  expect(messageFor(z.string().trim().min(1), '  ')).toBe('Please enter something other than spaces.');
  expect(messageFor(z.iso.date(), '2026-13-01')).toBe('Please enter the date as YYYY/MM/DD.');
  expect(messageFor(z.date().min(new Date('2026-01-02')), new Date('2026-01-01'))).toBe(
    'Please enter a date on or after 2026/01/02.',
  );
});

test('a rule that the catalog does not know has a generic message', () => {
  expect(
    messageFor(
      z.string().refine(() => false, 'never shown'),
      'x',
    ),
  ).toBe('Please check what you entered.');
});

test('the messages of an article match the spec word for word', () => {
  const messages = (input: Record<string, unknown>) =>
    boardArticleForm.safeParse(input).error?.issues.map((issue) => issueMessage(issue, 'en', input));
  expect(messages({ password: '', name: ' ', title: '', content: '\n' })).toEqual([
    'Please enter your name.',
    'Please enter your password.',
    'Please enter a title.',
    'Please enter content.',
  ]);
  expect(messages({ password: 'abc', name: 'a', title: 'b', content: 'c' })).toEqual([
    'Password must be at least 4 characters.',
  ]);
});

test('every default message exists in four languages', () => {
  for (const [key, texts] of Object.entries(formMessages))
    for (const code of languageCodes) expect(texts[code]?.trim(), `${key} in ${code}`).toBeTruthy();
  expect(messageFor(z.string().min(4), 'abc', 'ko')).toBe('4자 이상 입력해 주세요.');
  expect(messageFor(z.string().min(4), 'abc', 'ja')).toBe('4文字以上で入力してください。');
  expect(messageFor(z.string().min(4), 'abc', 'zh')).toBe('请至少输入4个字符。');
});
