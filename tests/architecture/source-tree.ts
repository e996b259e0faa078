import { globSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the repository; `path` is relative to its root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const notOurs = new Set(['node_modules', 'dist', '.git', '.maru', 'docs']);
const codeExtensions = new Set(['.ts', '.tsx', '.mjs', '.css']);

/** The code of the repository (TypeScript, scripts, styles), read once; `themes` is listed with all its files. */
export const sourceTree: SourceFile[] = list('').map((path) => ({
  path,
  text: codeExtensions.has(extname(path)) ? readFileSync(join(root, path), 'utf8') : '',
}));

/** The Markdown of the repository: README files, guides and decisions. */
export const documents: SourceFile[] = globSync('**/*.md', {
  cwd: root,
  exclude: (path) => path !== 'docs' && notOurs.has(path),
})
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

function list(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : list(path);
    return codeExtensions.has(extname(path)) || path.startsWith('themes/') ? [path] : [];
  });
}

/** Tests and their helpers may import from anywhere: they combine parts that the layers separate. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.\w+$/.test(path) || isTestHelper(path);
}

/** Whether only tests may import the file: `render-for-test.tsx`. */
export function isTestHelper(path: string): boolean {
  return /-for-test\.tsx?$/.test(path);
}

/** Whether the file is TypeScript. */
export function isModule(path: string): boolean {
  return /\.tsx?$/.test(path);
}
