import { isBuiltin } from 'node:module';
import { layerOf } from '../layers.ts';
import { parseModule } from '../parse-module.ts';
import { packageName, resolveImport } from '../resolve-import.ts';
import { isModule, isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** Packages that need Node or are far too heavy for a browser. */
const serverPackages = new Set([
  '@node-rs/argon2',
  'cockatiel',
  'fastify',
  'kysely',
  'pg',
  'pino',
  'sanitize-html',
  'sharp',
  'undici',
]);

/** Vike's files that run on the server or at build time. */
const serverHook = /\/\+(config|data|guard|onBeforeRender|onRenderHtml|onBeforePrerenderStart)\.tsx?$/;

/**
 * Code that can reach a browser (schemas, blocks, Vike's browser files and everything they import other than types)
 * imports no Node built-in, no server package and no `.server.ts` file.
 */
export function checkBrowserCode(files: SourceFile[]): Violation[] {
  const modules = new Map(files.filter(({ path }) => isModule(path)).map((file) => [file.path, file.text]));
  const reached = new Map([...modules.keys()].filter(isBrowserRoot).map((path) => [path, [path]]));
  const violations: Violation[] = [];
  // The map grows during iteration: every module is visited once, with the path that led to it.
  for (const [path, way] of reached) {
    for (const { specifier, typeOnly, line } of parseModule(path, modules.get(path) ?? '').imports) {
      if (typeOnly) continue;
      const target = resolveImport(path, specifier);
      if (isServerOnly(specifier, target)) {
        violations.push({
          file: `${path}:${line}`,
          found: `imports ${specifier}${way.length > 1 ? ` and is reached by ${way.join(' → ')}` : ''}`,
          rule: 'Code that can reach a browser imports nothing that belongs to the server',
          remedy: 'Move it behind a source or into a .server.ts file that only the server imports.',
        });
      } else if (target && modules.has(target) && !reached.has(target)) {
        reached.set(target, [...way, target]);
      }
    }
  }
  return violations;
}

function isServerOnly(specifier: string, target: string | undefined): boolean {
  if (target) return /\.server\.tsx?$/.test(target) || target.startsWith('server/');
  return isBuiltin(specifier) || serverPackages.has(packageName(specifier));
}

function isBrowserRoot(path: string): boolean {
  if (isTest(path) || /\.server\.tsx?$/.test(path)) return false;
  const layer = layerOf(path);
  return layer === 'schemas' || layer === 'block' || layer === 'blocks/_ui' || isBrowserEntry(path);
}

/** The rest of the client is browser code only if one of these imports it. */
export function isBrowserEntry(path: string): boolean {
  return /^client\/.*\+\w+\.tsx?$/.test(path) && !serverHook.test(path);
}
