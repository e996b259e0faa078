import { layerOf } from '../layers.ts';
import { parseModule } from '../parse-module.ts';
import { isModule, isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/**
 * Neither the registry nor the engine refers to a block by name: a type that needed a special case there could not be
 * added as just a folder.
 */
export function checkBlockNames(files: SourceFile[], blocks: ReadonlySet<string>): Violation[] {
  return files
    .filter(
      ({ path }) => isModule(path) && !isTest(path) && ['engine', 'registry'].includes(layerOf(path) ?? ''),
    )
    .flatMap(({ path, text }) =>
      parseModule(path, text)
        .names.filter(({ value }) => blocks.has(value))
        .map(({ value, line }) => ({
          file: `${path}:${line}`,
          found: `names the block "${value}"`,
          rule: 'Engine and registry never test the name of a block',
          remedy: 'Let the block declare what is special about it in its schema.ts `meta`, and read that.',
        })),
    );
}
