import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from 'lightningcss';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'themes/_base/index.css');
const css = readFileSync(file, 'utf8');

test('the base stays within 16 kB, 4 kB compressed: every first visit loads it', () => {
  const { code } = bundle({ filename: file, minify: true });
  // The data of the placeholder font is in it seven times, which compression removes.
  expect(code.length).toBeLessThanOrEqual(16 * 1024);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(4 * 1024);
});

test('the base has every core primitive and no other', () => {
  const imported = [...css.matchAll(/@import "([^"]*_ui[^"]*)"/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const core = join(root, 'blocks/_ui/styles/core');
  expect(imported.sort()).toEqual(
    readdirSync(core)
      .map((name) => join(core, name))
      .sort(),
  );
});

test('every import except the layer order and font faces is in a layer', () => {
  const bare = css.split('\n').filter((line) => line.startsWith('@import') && !line.includes('layer('));
  expect(bare).toEqual(['@import "./layers.css";', '@import "./fallback-fonts.css";']);
});

test('colors come from tokens', () => {
  const folders = [dirname(file), join(root, 'blocks/_ui/styles/core')];
  for (const folder of folders)
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.css')))
      expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(
        /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i,
      );
});

test('no rule lets long text determine the minimum width of a page', () => {
  const sheets = ['blocks', 'themes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(root, folder, name)),
  );
  expect(sheets.length).toBeGreaterThan(50);
  for (const sheet of sheets)
    expect(readFileSync(sheet, 'utf8'), sheet).not.toMatch(
      /min-(?:inline-size|width): *(?:min|max|fit)-content/,
    );
});
