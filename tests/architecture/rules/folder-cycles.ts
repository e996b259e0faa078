import { dirname } from 'node:path';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { isModule, isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** An import that leads from one folder to another. */
type Edge = { file: string; line: number; target: string };

/** By folder, its imports by the folder they lead to. */
type Graph = Map<string, Map<string, Edge[]>>;

/**
 * Folders never import each other in a circle, types included: each can be read and changed without all the others. A
 * folder is a node by itself, apart from the folders inside it. Test files and their helpers are left out.
 * @returns one violation for each import between two folders that reach each other
 */
export function checkFolderCycles(files: SourceFile[]): Violation[] {
  const modules = files.filter(({ path }) => isModule(path) && !isTest(path) && !path.includes('/testing/'));
  const graph = readGraph(modules);
  return [...graph].flatMap(([folder, targets]) =>
    [...targets].flatMap(([other, edges]) => {
      const way = shortestWay(graph, other, folder);
      if (!way) return [];
      return edges.map(({ file, line, target }) => ({
        file: `${file}:${line}`,
        found: `imports ${target} of ${other}, which imports ${way.slice(1).join(', which imports ')}`,
        rule: 'Folders never import each other in a circle',
        remedy: 'Move what both need to a folder that imports neither.',
      }));
    }),
  );
}

function readGraph(modules: SourceFile[]): Graph {
  const paths = new Set(modules.map(({ path }) => path));
  const graph: Graph = new Map();
  for (const { path, text } of modules)
    for (const { specifier, line } of parseModule(path, text).imports) {
      const target = resolveImport(path, specifier);
      if (!target || !paths.has(target) || dirname(target) === dirname(path)) continue;
      const targets = graph.get(dirname(path)) ?? new Map<string, Edge[]>();
      graph.set(dirname(path), targets);
      targets.set(dirname(target), [...(targets.get(dirname(target)) ?? []), { file: path, line, target }]);
    }
  return graph;
}

/** The folders from one to another, both included; undefined where no import leads there. */
function shortestWay(graph: Graph, from: string, to: string): string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) as string;
    if (last === to) return way;
    for (const next of graph.get(last)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  return undefined;
}
