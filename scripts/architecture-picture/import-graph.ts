import { parseModule } from '#tests/architecture/parse-module.ts';
import { resolveImport } from '#tests/architecture/resolve-import.ts';
import { isModule, isTest, type SourceFile } from '#tests/architecture/source-tree.ts';
import { type Folder, folderOf, folders } from './folders.ts';

/** Path of a module → paths and glob patterns that it imports, without erased types. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of all code but tests. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const modules = files.filter(({ path }) => isModule(path) && !isTest(path));
  return new Map(
    modules.map(({ path, text }) => {
      const imports = parseModule(path, text).imports.filter(({ typeOnly }) => !typeOnly);
      return [path, imports.flatMap(({ specifier }) => resolveImport(path, specifier) ?? [])];
    }),
  );
}

/** The folders that each folder imports, in the order of the picture. */
export function importedFolders(graph: ImportGraph): Map<Folder, Folder[]> {
  const found = new Map<Folder, Set<Folder>>(folders.map(({ name }) => [name, new Set()]));
  for (const [path, imports] of graph) {
    const from = folderOf(path);
    if (!from) continue;
    for (const target of imports) {
      const to = folderOf(target);
      if (to && to !== from) found.get(from)?.add(to);
    }
  }
  return new Map(
    folders.map(({ name }) => [
      name,
      folders.map((folder) => folder.name).filter((to) => found.get(name)?.has(to)),
    ]),
  );
}
