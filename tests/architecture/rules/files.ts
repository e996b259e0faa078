import { isModule, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

export const maxLines = 250;
export const maxMedianLines = 80;

const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const pascal = '[A-Z][A-Za-z0-9]*';
const suffix = '(\\.(test|spec|server|client|d|stories|config))*';
const fileNames: [ending: RegExp, name: RegExp, wanted: string][] = [
  // Vike names its hooks itself: +Page.tsx, +onRenderHtml.ts.
  [/\.tsx$/, new RegExp(`^(\\+\\w+|${pascal}|${kebab})${suffix}\\.tsx$`), 'PascalCase.tsx (components)'],
  [/\.ts$/, new RegExp(`^(\\+\\w+|${kebab}|${pascal}(?=\\.test))(\\.${kebab})*\\.ts$`), 'kebab-case.ts'],
  [/\.mjs$/, new RegExp(`^${kebab}(\\.${kebab})*\\.mjs$`), 'kebab-case.mjs'],
  [/\.css$/, new RegExp(`^(${kebab}|${pascal})\\.css$`), 'kebab-case.css'],
];
const folderName = new RegExp(`^[._@]?${kebab}$|^\\(${kebab}\\)$`);
const blockFolder = new RegExp(`^(_${kebab}|${pascal})$`);
/** Documents, tokens, and the hand-written page that the benchmark compares with, whose styles are one file. */
const data = /^(fixtures\/partners|tests\/bench\/(partners|browser\/hand)|themes)\//;
const beforeNode = /^scripts\/(bootstrap\/|(run|maru)\.mjs$)/;
const themeFile = /\.(json|css|woff2|webp|png|svg|ico|txt|md)$/;

/** Components are PascalCase.tsx and everything else is kebab-case. A folder directly in blocks/ is a block's name. */
export function checkFileNames(files: SourceFile[]): Violation[] {
  const rule = 'Components are PascalCase.tsx, everything else is kebab-case';
  return files.flatMap(({ path }) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    const wanted = fileNames.find(([ending]) => ending.test(name));
    const violations: Violation[] = [];
    if (wanted && !wanted[1].test(name)) {
      violations.push({ file: path, found: `is named ${name}`, rule, remedy: `Rename it to ${wanted[2]}.` });
    }
    const folder = folders.find(
      (segment, depth) => !(depth === 1 && folders[0] === 'blocks' ? blockFolder : folderName).test(segment),
    );
    if (folder) {
      const remedy =
        'Name blocks in PascalCase, shared folders of blocks _kebab-case, all others kebab-case.';
      violations.push({ file: path, found: `lies in the folder ${folder}`, rule, remedy });
    }
    return violations;
  });
}

/** No file of code or styles except data is longer than 250 lines. */
export function checkFileLengths(files: SourceFile[]): Violation[] {
  return files
    .filter((file) => !isData(file.path) && countLines(file.text) > maxLines)
    .map(({ path, text }) => ({
      file: path,
      found: `has ${countLines(text)} lines`,
      rule: `No file is longer than ${maxLines} lines`,
      remedy: 'Split it by what its parts are about.',
    }));
}

/** Code is TypeScript, except what runs before the Node that can load it is installed. */
export function checkLanguage(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => /\.m?js$/.test(path) && !beforeNode.test(path))
    .map(({ path }) => ({
      file: path,
      found: 'is JavaScript',
      rule: 'JavaScript is only what runs before our Node is installed (scripts/bootstrap and its two entries)',
      remedy: 'Write it in TypeScript, in scripts/lib or scripts/commands.',
    }));
}

/** Median number of lines of all files except data. */
export function medianLines(files: SourceFile[]): number {
  const lengths = files.filter(({ path }) => !isData(path)).map(({ text }) => countLines(text));
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
}

/** A template is configuration: tokens and defaults in JSON, styles in CSS, and no code at all. */
export function checkThemes(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('themes/') && !themeFile.test(path))
    .map(({ path }) => ({
      file: path,
      found: isModule(path) ? 'is code' : 'is neither JSON, CSS nor a font',
      rule: 'themes/ holds JSON and CSS only',
      remedy: 'Move code to scripts/ (tools), engine/ or registry/.',
    }));
}

function isData(path: string): boolean {
  return data.test(path) || path.endsWith('/fixtures.ts');
}

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
