import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createOutput, type Output, table } from './output.ts';
import { printChanges } from './print-changes.ts';

/** What is printed on a terminal that shows colors. */
function printed(print: (out: Output) => void, isJson = false): Promise<string> {
  const stream = Object.assign(new PassThrough(), { isTTY: true, getColorDepth: () => 8 });
  const stdout = stream as unknown as NodeJS.WriteStream;
  print(createOutput({ isJson, language: 'en' }, { stdout, stderr: stdout }));
  stream.end();
  return text(stream);
}
const hostile = 'a\x1b[2J\x9b1m\u202e\r\n2  published';
const shown = 'a\\u001b[2J\\u009b1m\\u202e\\u000d\\u000a2  published';

test('texts of others cannot control the terminal or add rows', async () => {
  expect(await printed((out) => out.line(table([[hostile, 'x']])))).toBe(`${shown}  x\n`);
  expect(await printed((out) => out.note('a\x1bb\n\u2066c'))).toBe('a\\u001bb\n\\u2066c\n');
  const change = { kind: 'added', text: { ko: hostile, en: hostile } } as never;
  const lines = await printed((out) => printChanges([change], out));
  expect(lines.endsWith(` ${shown}\n`)).toBe(true);
  // The color of the sign.
  expect(lines.startsWith('  \x1b[32m+\x1b[39m a')).toBe(true);
});

test('JSON is exact', async () => {
  const json = await printed((out) => out.json({ hostile }), true);
  expect(['\x1b', '\x9b', '\u202e'].filter((control) => json.includes(control))).toEqual([]);
  expect(JSON.parse(json)).toEqual({ hostile });
});
