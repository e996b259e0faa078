import { allowedImports, blockOf, type Layer, layerOf } from '../layers.ts';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { isModule, isTest, isTestHelper, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

const remedies: Partial<Record<Layer, string>> = {
  schemas: 'Schemas describe shapes only; move what is needed into schemas/, or do the work further up.',
  engine: 'The engine is handed a Registry: take what is needed from it, as an argument.',
  backend: 'The backend is the counterpart across HTTP: share schemas with the site, nothing else.',
};

/**
 * Imports go one way: `schemas ← registry/{contract,sources} ← engine ← blocks/_ui ← blocks/X
 * ← registry/manifest.* ← client ← server`; block X never imports block Y; the backend shares schemas only.
 */
export function checkImportDirection(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => isModule(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      parseModule(path, text).imports.flatMap(({ specifier, line }) => {
        const target = resolveImport(path, specifier);
        const broken = target && explain(path, target);
        return broken ? [{ file: `${path}:${line}`, found: `imports ${specifier}`, ...broken }] : [];
      }),
    );
}

function explain(importer: string, target: string): Pick<Violation, 'rule' | 'remedy'> | undefined {
  const from = layerOf(importer);
  const to = layerOf(target);
  if (!from || !to) return undefined;
  if (isTestHelper(target)) {
    return {
      rule: 'Only tests import helpers of tests',
      remedy: 'Move what the application needs to a file without "-for-test".',
    };
  }
  if (from === 'block' && to === 'block' && blockOf(importer) !== blockOf(target)) {
    return {
      rule: 'A block never imports another block',
      remedy: 'Move the shared part to blocks/_ui, or place the other block through a slot.',
    };
  }
  const allowed = allowedImports(from);
  if (!allowed || from === to || allowed.includes(to)) return undefined;
  return {
    rule: `${from} may import only ${[...allowed, from].join(', ')}`,
    remedy:
      remedies[from] ??
      `Move what both need down to ${allowed.at(-1) ?? from}, or pass it in as an argument.`,
  };
}
