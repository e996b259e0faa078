import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import newBlockCommand from '#scripts/commands/new-block.ts';
import { newBlock } from '#scripts/lib/new-block.ts';
import { checkBrowserCode } from '../architecture/rules/browser-code.ts';
import { checkFileNames } from '../architecture/rules/files.ts';
import { checkImportDirection } from '../architecture/rules/import-direction.ts';
import { checkBlockStyles } from '../architecture/rules/styles.ts';
import { checkTestFiles } from '../architecture/rules/test-files.ts';

// Lint, types, tests and fixtures of a new block are covered by the recipe test.
const root = mkdtempSync(join(tmpdir(), 'maru-new-block-'));
beforeAll(() => {
  mkdirSync(join(root, 'blocks/_ui'), { recursive: true });
  mkdirSync(join(root, 'blocks/NoticeList'));
});
afterAll(() => rmSync(root, { recursive: true }));

test('a new block has every file of a block and passes the architecture rules', () => {
  const folder = join(root, 'blocks/OpeningNote');
  const files = newBlock(root, 'OpeningNote');
  expect(files.toSorted()).toEqual(readdirSync(folder).sort());
  expect(files).toEqual(
    expect.arrayContaining([
      'index.tsx',
      'schema.ts',
      'styles.css',
      'messages.json',
      'fixtures.ts',
      'index.test.tsx',
      'contract.test.ts',
    ]),
  );
  const own = files.map((file) => ({
    path: `blocks/OpeningNote/${file}`,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  const violations = [
    ...checkImportDirection(own),
    ...checkBrowserCode(own),
    ...checkBlockStyles(own),
    ...checkFileNames(own),
    ...checkTestFiles(own),
  ];
  expect(violations).toEqual([]);
});

test.each([
  ['', 'needs a name'],
  ['openingNote', 'not a PascalCase name'],
  ['Opening-Note', 'not a PascalCase name'],
  ['../Note', 'not a PascalCase name'],
  ['한글', 'not a PascalCase name'],
  ['_ui', 'reserved'],
  ['NoticeList', 'blocks/NoticeList exists already'],
  ['NOTICELIST', 'blocks/NoticeList exists already'],
  ['Map', 'already the name of a global'],
  ['Page', 'already the name of a global'],
  ['A'.repeat(41), 'too long'],
])('the name "%s" is rejected in one line and nothing is created', (name, why) => {
  const before = readdirSync(join(root, 'blocks'));
  expect(() => newBlock(root, name)).toThrow(why);
  try {
    newBlock(root, name);
  } catch (error) {
    expect((error as Error).message).not.toContain('\n');
  }
  expect(readdirSync(join(root, 'blocks'))).toEqual(before);
});

test('a second name is refused, and no block is made', async () => {
  await expect(newBlockCommand(['OpeningNote', 'ClosingNote'])).rejects.toThrow(
    'Unexpected argument "ClosingNote".',
  );
  expect(existsSync('blocks/OpeningNote')).toBe(false);
});
