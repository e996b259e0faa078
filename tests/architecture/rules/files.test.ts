import { expect, test } from 'vitest';
import type { SourceFile } from '../source-tree.ts';
import {
  checkFileLengths,
  checkFileNames,
  checkLanguage,
  checkThemes,
  maxLines,
  medianLines,
} from './files.ts';

const paths = (...all: string[]): SourceFile[] => all.map((path) => ({ path, text: '' }));
const ofLength = (path: string, lines: number): SourceFile => ({ path, text: 'line\n'.repeat(lines) });
const files = (violations: { file: string }[]) => violations.map(({ file }) => file);

test('Names that follow the convention pass', () => {
  const good = paths(
    'engine/route/match-path.ts',
    'engine/route/match-path.test.ts',
    'blocks/_ui/Button.tsx',
    'blocks/_ui/Button.test.tsx',
    'blocks/NoticeList/index.tsx',
    'blocks/NoticeList/styles.css',
    'client/pages/+onRenderHtml.tsx',
    'registry/manifest.server.ts',
    'scripts/bootstrap/ensure-node.mjs',
    'themes/_base/reset.css',
    'vite.config.ts',
  );
  expect(checkFileNames(good)).toEqual([]);
});

test('Other names of files and folders are found', () => {
  const bad = paths(
    'engine/route/matchPath.ts',
    'engine/route/Match.ts',
    'blocks/_ui/page_heading.tsx',
    'blocks/_ui/pageHeading.css',
    'scripts/bootstrap/runAll.mjs',
    'blocks/notice-list/index.tsx',
    'engine/Route/path.ts',
  );
  expect(files(checkFileNames(bad))).toEqual(files(bad.map(({ path }) => ({ file: path }))));
});

test('A file of code or styles may have 250 lines, and data more', () => {
  expect(checkFileLengths([ofLength('engine/a.ts', maxLines)])).toEqual([]);
  expect(files(checkFileLengths([ofLength('engine/a.ts', maxLines + 1)]))).toEqual(['engine/a.ts']);
  for (const path of ['blocks/Hero/styles.css', 'blocks/Hero/index.tsx', 'scripts/bootstrap/lock.mjs'])
    expect(files(checkFileLengths([ofLength(path, maxLines + 1)]))).toEqual([path]);
  for (const path of ['blocks/Hero/fixtures.ts', 'tests/bench/browser/hand/style.css'])
    expect(checkFileLengths([ofLength(path, 900)])).toEqual([]);
});

test('JavaScript is found, except what installs our Node', () => {
  expect(checkLanguage(paths('scripts/run.mjs', 'scripts/bootstrap/lock.mjs', 'scripts/lib/a.ts'))).toEqual(
    [],
  );
  expect(files(checkLanguage(paths('scripts/lib/a.mjs', 'server/run.mjs')))).toEqual([
    'scripts/lib/a.mjs',
    'server/run.mjs',
  ]);
});

test('The median is computed over all files except data', () => {
  expect(medianLines([ofLength('a.ts', 10), ofLength('b.ts', 300), ofLength('c.ts', 90)])).toBe(90);
});

test('Code in a theme is found, tokens, styles and fonts are not', () => {
  const themes = paths('themes/commerce/theme.json', 'themes/_base/reset.css', 'themes/_base/fonts/a.woff2');
  expect(checkThemes(themes)).toEqual([]);
  expect(files(checkThemes(paths('themes/commerce/theme.ts')))).toEqual(['themes/commerce/theme.ts']);
});
