import { isModule, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** An object literal whose properties are spread into another one, or into the attributes of an element. */
const literalSpread = /\.\.\.\{/g;

/** Properties stand where they belong: spreading a literal only saves lines. */
export function checkLiteralSpreads(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => isModule(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(literalSpread)].map(({ index }) => ({
        file: `${path}:${text.slice(0, index).split('\n').length}`,
        found: 'spreads an object literal',
        rule: 'Properties and attributes are written one by one',
        remedy: 'Write its properties in its place.',
      })),
    );
}
