import { expect, test } from 'vitest';
import { createFormTokens } from './form-tokens.ts';

const tokens = createFormTokens('a key');
const now = Date.parse('2026-11-21T03:01:00Z');
const hours = (count: number) => count * 3_600_000;

test('a token is valid on its own site only, for at least two days, and only with the same key', () => {
  const token = tokens.issue('bomnal', now);
  expect(tokens.accepts(token, 'bomnal', now + hours(48))).toBe(true);
  expect(tokens.accepts(token, 'bomnal', now + hours(54))).toBe(false);
  expect(tokens.accepts(token, 'bomnal', now - hours(12))).toBe(false);
  expect(tokens.accepts(token, 'haru', now)).toBe(false);
  expect(createFormTokens('another key').accepts(token, 'bomnal', now)).toBe(false);
  for (const forged of ['', '.', 'x', `${token}x`, token.replace(/^[^.]+/, 'zzzzzz')])
    expect(tokens.accepts(forged, 'bomnal', now), forged).toBe(false);
});

test('a token issued again within hours is the same, so that a page with it does not change', () => {
  expect(tokens.issue('bomnal', now)).toBe(tokens.issue('bomnal', now + hours(2)));
  expect(tokens.issue('bomnal', now)).not.toBe(tokens.issue('bomnal', now + hours(3)));
});

test('a pass hides the password, and opens only for its subject and for an hour', () => {
  const pass = tokens.seal('비밀번호!', 'bomnal|5', now);
  expect(pass).not.toContain(Buffer.from('비밀번호!').toString('base64url'));
  expect(tokens.open(pass, 'bomnal|5', now + hours(0.9))).toBe('비밀번호!');
  expect(tokens.open(pass, 'bomnal|5', now + hours(1.1))).toBeUndefined();
  expect(tokens.open(pass, 'bomnal|6', now)).toBeUndefined();
  expect(createFormTokens('another key').open(pass, 'bomnal|5', now)).toBeUndefined();
  for (const forged of ['', 'x', `${pass.startsWith('A') ? 'B' : 'A'}${pass.slice(1)}`, pass.slice(0, 40)])
    expect(tokens.open(forged, 'bomnal|5', now), forged).toBeUndefined();
  expect(tokens.seal('비밀번호!', 'bomnal|5', now)).not.toBe(pass);
});

test('the same fields sent again have the same key, other fields have another', () => {
  expect(tokens.keyOf(['a', 'b'])).toBe(tokens.keyOf(['a', 'b']));
  expect(tokens.keyOf(['ab', ''])).not.toBe(tokens.keyOf(['a', 'b']));
});
