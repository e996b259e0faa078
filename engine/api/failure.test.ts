import { expect, test } from 'vitest';
import { readFailure, unknownErrorMessage } from './failure.ts';

test('the message is the translated text, else the first of a list, else the message itself', () => {
  expect(readFailure(400, { message: ['A', 'B'], translatedMessage: '이름' }).message).toBe('이름');
  expect(readFailure(400, { message: ['A', 'B'] }).message).toBe('A');
  expect(readFailure(400, { message: 'A', translatedMessage: '' }).message).toBe('A');
});

test("the code is the server's message value, and the status that of the answer", () => {
  expect(readFailure(400, { message: ['A', 'B'], translatedMessage: 'x', code: 'C' }).code).toBe('A,B');
  expect(readFailure(409, { message: 'TAKEN' })).toEqual({ status: 409, message: 'TAKEN', code: 'TAKEN' });
});

test.each([undefined, null, 'down', [], {}, { message: [] }, { message: 7 }, { message: { a: 1 } }])(
  'the body %j reads as an unknown error',
  (body) => {
    expect(readFailure(502, body)).toEqual({ status: 502, message: unknownErrorMessage, code: undefined });
  },
);
