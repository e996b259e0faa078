import { expect, test } from 'vitest';
import { languageCodes } from '#schemas/primitives.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import messages from '../messages.json' with { type: 'json' };
import { errorAnswer } from './error-answer.ts';

test('Every code has its text in four languages', () => {
  for (const texts of Object.values(messages)) {
    expect(Object.keys(texts).sort()).toEqual([...languageCodes].sort());
    for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  }
});

test('An unexpected error is a 500 that reveals nothing about itself', () => {
  const { status, body } = errorAnswer(new Error('password of the database is 1234'), 'ko');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('1234');
  expect(body.translatedMessage).toContain('알 수 없는 시스템 오류');
});

test('A missed deadline is a 503', () => {
  const { status, body } = errorAnswer({ code: 'FST_ERR_HANDLER_TIMEOUT', statusCode: 503 }, 'en');
  expect([status, body.code]).toEqual([503, 'TIMEOUT']);
});

test('The visitor sees the text of the first detail that is a code', () => {
  const refusal = new Refusal(400, 'INVALID_REQUEST', { details: ['email: odd', 'ARTICLE_NAME_REQUIRED'] });
  expect(errorAnswer(refusal, 'en').body).toEqual({
    message: ['email: odd', 'ARTICLE_NAME_REQUIRED'],
    translatedMessage: 'Please enter your name.',
    statusCode: 400,
    code: 'INVALID_REQUEST',
  });
});
