import { parseModule } from '#tests/architecture/parse-module.ts';
import { resolveImport } from '#tests/architecture/resolve-import.ts';
import { isModule, isTest, type SourceFile } from '#tests/architecture/source-tree.ts';
import { type Room, roomOf, rooms } from './rooms.ts';

/** Path of a module → paths and glob patterns that it imports, without erased types. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

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
export function importedRooms(graph: ImportGraph): Map<Room, Room[]> {
  const found = new Map<Room, Set<Room>>(rooms.map(({ name }) => [name, new Set()]));
  for (const [path, imports] of graph) {
    const from = roomOf(path);
    if (!from) continue;
    for (const target of imports) {
      const to = roomOf(target);
      if (to && to !== from) found.get(from)?.add(to);
    }
  }
  return new Map(
    rooms.map(({ name }) => [name, rooms.map((room) => room.name).filter((to) => found.get(name)?.has(to))]),
  );
}

/** All that is imported from a module, directly or indirectly, itself included. */
export function reachableFrom(graph: ImportGraph, entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const path of reached) for (const target of graph.get(path) ?? []) reached.add(target);
  return reached;
}
