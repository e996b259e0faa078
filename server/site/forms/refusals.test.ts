import { expect, test } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import formMessages from '#engine/i18n/form-messages.json' with { type: 'json' };
import backendMessages from '#server/backend/messages.json' with { type: 'json' };
import { refusal } from './refusals.ts';

const refused = (status: number, code?: string, message = 'message from the backend') =>
  refusal(new BackendError(status, message, code), 'createFailed', 'en');

test('field errors are shown at the fields, with the messages of the spec', () => {
  expect(refused(400, 'ARTICLE_NAME_REQUIRED,ARTICLE_TITLE_REQUIRED,ARTICLE_CONTENT_REQUIRED')).toEqual({
    errors: {
      name: 'Please enter your name.',
      title: 'Please enter a title.',
      content: 'Please enter content.',
    },
  });
  expect(refused(400, 'email: Invalid email').errors).toEqual({ email: 'message from the backend' });
});

test('a wrong password, and too many attempts, are shown at the password with the message of the backend', () => {
  for (const [status, code] of [
    [400, 'ARTICLE_PASSWORD_WRONG'],
    [429, 'ARTICLE_PASSWORD_TOO_MANY_TRIES'],
  ] as const)
    expect(refused(status, code)).toEqual({ errors: { password: 'message from the backend' } });
});

test('any other failure is shown for the whole form, a conflict is silent', () => {
  expect(refused(400, 'ARTICLE_PRIVATE_NOT_ALLOWED').failure).toBe(
    'Failed to create article. message from the backend',
  );
  expect(refused(503, 'BACKEND_AWAY', unknownErrorMessage).failure).toBe(
    'Failed to create article. What you wrote is still here. Please try again shortly.',
  );
  expect(refused(418, undefined, unknownErrorMessage).failure).toBe(
    'Failed to create article. What you wrote is still here. Please try again shortly.',
  );
  expect(refusal(new BackendError(500, 'x'), 'updateFailed', 'en').failure).toMatch(
    /^Failed to modify article\./,
  );
  expect(refused(409, 'CONFLICT')).toEqual({ errors: {} });
  expect(refused(422, 'IDEMPOTENCY_KEY_REUSED')).toEqual({
    errors: {},
    failure: expect.stringMatching(/already been posted.*another article/),
    isAlreadySent: true,
  });
  expect(refused(422, 'email: Invalid email').isAlreadySent).toBeUndefined();
});

test('the site and the backend have the same messages for an article', () => {
  for (const [code, texts] of Object.entries(formMessages))
    if (code.startsWith('ARTICLE_'))
      expect(backendMessages[code as keyof typeof backendMessages], code).toEqual(texts);
});

test('a failed create or update shows the message of the specification', () => {
  const error = new BackendError(400, 'The board is closed.', 'BOARD_CLOSED');
  expect(refusal(error, 'createFailed', 'en').failure).toBe('Failed to create article. The board is closed.');
  expect(refusal(error, 'updateFailed', 'en').failure).toBe('Failed to modify article. The board is closed.');
  expect(refusal(error, 'createFailed', 'ko').failure).toMatch(/^글 등록에 실패했습니다\. /);
});

test('a conflict is silent, and a field error is shown at its field', () => {
  expect(refusal(new BackendError(409, 'taken', 'TAKEN'), 'createFailed', 'en')).toEqual({ errors: {} });
  const short = new BackendError(400, 'short', 'ARTICLE_PASSWORD_TOO_SHORT');
  expect(refusal(short, 'createFailed', 'en')).toEqual({
    errors: { password: 'Password must be at least 4 characters.' },
  });
});
