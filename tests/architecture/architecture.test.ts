import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptNeeds } from '#client/script-needs.ts';
import { decisionFiles } from './decision-files.ts';
import { blockOf } from './layers.ts';
import { messageFiles } from './message-files.ts';
import { checkBlockNames } from './rules/block-names.ts';
import { checkBrowserCode, isBrowserEntry } from './rules/browser-code.ts';
import { checkBrowserSchemas } from './rules/browser-schemas.ts';
import { checkCatalogs } from './rules/catalogs.ts';
import { checkConsoleStyles } from './rules/console-styles.ts';
import { checkDecisions } from './rules/decisions.ts';
import {
  checkFileLengths,
  checkFileNames,
  checkLanguage,
  checkThemes,
  maxMedianLines,
  medianLines,
} from './rules/files.ts';
import { checkFolderCycles } from './rules/folder-cycles.ts';
import { checkImportDirection } from './rules/import-direction.ts';
import { checkIslandTexts } from './rules/island-texts.ts';
import { checkLiteralSpreads } from './rules/literal-spreads.ts';
import { checkMessageKeys } from './rules/message-keys.ts';
import { checkScriptClasses } from './rules/script-classes.ts';
import { checkBlockStyles } from './rules/styles.ts';
import { checkTerms } from './rules/terms.ts';
import { checkTestFiles } from './rules/test-files.ts';
import { checkVisibleText } from './rules/visible-text.ts';
import { checkWaits } from './rules/waits.ts';
import { checkSpelling, checkWords } from './rules/words.ts';
import { documents, sourceTree } from './source-tree.ts';
import { describeViolations, type Violation } from './violation.ts';

const blocks = new Set(sourceTree.flatMap(({ path }) => blockOf(path) ?? []));

function expectNone(violations: Violation[]): void {
  if (violations.length > 0) expect.fail(`\n${describeViolations(violations)}\n`);
}

test('The rules read the whole source tree', () => {
  const folders = new Set(sourceTree.map(({ path }) => path.split('/')[0]));
  expect([...folders]).toEqual(
    expect.arrayContaining([
      'schemas',
      'registry',
      'engine',
      'blocks',
      'themes',
      'client',
      'server',
      'scripts',
    ]),
  );
  expect(blocks.size).toBeGreaterThan(0);
  expect(sourceTree.some(({ path }) => isBrowserEntry(path))).toBe(true);
});

test('Imports go one way', () => expectNone(checkImportDirection(sourceTree)));

test('No object literal is spread', () => expectNone(checkLiteralSpreads(sourceTree)));

test('No folders import each other in a circle', () => expectNone(checkFolderCycles(sourceTree)));

test('Engine and registry name no block', () => expectNone(checkBlockNames(sourceTree, blocks)));

test('No server code can reach a browser', () => expectNone(checkBrowserCode(sourceTree)));

test('No schema can reach a visitor', () => expectNone(checkBrowserSchemas(sourceTree)));

test('Styles of blocks are prefixed and use tokens', () => expectNone(checkBlockStyles(sourceTree)));

test('Every class of the console is defined in one style sheet', () =>
  expectNone(checkConsoleStyles(sourceTree)));

test('The rules of every class that scripts add are included in pages', () =>
  expectNone(checkScriptClasses(sourceTree, scriptNeeds.classes)));

test('Every message has a text in all four languages', () => expectNone(checkCatalogs(messageFiles)));

test('Messages use one word for a thing', () => expectNone(checkTerms(messageFiles)));

test('Every message that is used exists, and every message that exists is used', () =>
  expectNone(checkMessageKeys(sourceTree, messageFiles)));

test('No text that visitors read or hear is hard-coded', () => expectNone(checkVisibleText(sourceTree)));

test('In islands every text has its own element', () => expectNone(checkIslandTexts(sourceTree)));

test('Test files are where they run correctly', () => expectNone(checkTestFiles(sourceTree)));

test('No unit or contract test sleeps or measures the machine', () => expectNone(checkWaits(sourceTree)));

test('Every ADR has four sections, at most 60 lines and a line in its README', () => {
  expect(decisionFiles.length).toBeGreaterThan(10);
  expectNone(checkDecisions(decisionFiles));
});

test('Themes hold no code', () => expectNone(checkThemes(sourceTree)));

test('Files and folders follow the naming convention', () => expectNone(checkFileNames(sourceTree)));

test('Code is TypeScript', () => expectNone(checkLanguage(sourceTree)));

test('No file is too long', () => expectNone(checkFileLengths(sourceTree)));

test('Most files are short', () => expect(medianLines(sourceTree)).toBeLessThan(maxMedianLines));

test('Names, comments, documents and English texts use standard terms', () => {
  expect(documents.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md', 'tests/README.md']),
  );
  // The list itself and its test have them.
  const files = sourceTree.filter(
    ({ path }) => !/^tests\/architecture\/rules\/(?:refused-)?words\./.test(path),
  );
  expectNone(checkWords([...files, ...documents]));
});

test('Texts of the console are in American English', () => {
  const path = 'client/console/locales/en.po';
  const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  expectNone(checkSpelling({ path, text }));
});
