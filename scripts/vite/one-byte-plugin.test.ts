import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toAscii } from './one-byte-plugin.ts';

test('code in ASCII says what it said: in strings, templates, expressions, names, beyond the first plane', () => {
  const code = `const 이름 = '봄'; [이름, \`\${이름}날 — é\`, /[가-힣]+/.test('봄'), /^😀$/u.test('😀'), { 키: '😀' }]`;
  const ascii = toAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]+$/);
  expect(JSON.stringify(runInNewContext(ascii))).toBe(JSON.stringify(runInNewContext(code)));
  expect(runInNewContext(ascii)[1]).toBe('봄날 — é');
});
