import { blockOf } from '../layers.ts';
import { parseModule } from '../parse-module.ts';
import { packageName, resolveImport } from '../resolve-import.ts';
import { isModule, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';
import { isBrowserEntry } from './browser-code.ts';

/**
 * Visitors load no schemas: neither the schema library nor the labels that operators read are in the code of islands, of
 * the bootstrap or of anything that they import other than types.
 */
export function checkBrowserSchemas(files: SourceFile[]): Violation[] {
  const modules = new Map(files.filter(({ path }) => isModule(path)).map((file) => [file.path, file.text]));
  const islands = new Set(
    [...modules].flatMap(([path, text]) =>
      path.endsWith('/schema.ts') && /hydrate: '(?!never)/.test(text) ? (blockOf(path) ?? []) : [],
    ),
  );
  const isRoot = (path: string) =>
    isBrowserEntry(path) || (/^blocks\/\w+\/index\.tsx$/.test(path) && islands.has(blockOf(path) ?? ''));
  const reached = new Map([...modules.keys()].filter(isRoot).map((path) => [path, [path]]));
  const violations: Violation[] = [];
  // The map grows during iteration: every module is visited once, with the path that led to it.
  for (const [path, way] of reached) {
    for (const { specifier, typeOnly, line } of parseModule(path, modules.get(path) ?? '').imports) {
      if (typeOnly) continue;
      const target = resolveImport(path, specifier);
      if (target === undefined && packageName(specifier) === 'zod')
        violations.push({
          file: `${path}:${line}`,
          found: `imports ${specifier} and is reached by ${way.join(' → ')}`,
          rule: 'Visitors load no schemas',
          remedy: 'Import types only, or move what the browser needs to a file without schemas.',
        });
      else if (target && modules.has(target) && !reached.has(target)) reached.set(target, [...way, target]);
    }
  }
  return violations;
}
