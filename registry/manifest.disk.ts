import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Registry } from './contract.ts';
import { createRegistry, type RegistryFiles } from './create-registry.ts';

type Files = { [path: string]: unknown };

/**
 * A registry for validating site documents, which plain Node can load without a build: schemas, sources, templates and
 * tokens. It cannot render.
 */
export async function registryOnDisk(): Promise<Registry> {
  const root = resolve(import.meta.dirname, '..');
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root }).filter((path) => !path.includes('.test.'));
  const modules = async (pattern: string, name?: string): Promise<Files> => {
    const load = async (path: string) => {
      const module = (await import(resolve(root, path))) as Files;
      return [path, name ? module[name] : module];
    };
    return Object.fromEntries(await Promise.all(find(pattern).map(load)));
  };
  const json = (pattern: string): Files =>
    Object.fromEntries(
      find(pattern).map((path) => [path, parsed(path, readFileSync(resolve(root, path), 'utf8'))]),
    );
  const schemas = await modules('blocks/*/schema.ts');
  return createRegistry({
    schemas,
    // Plain Node cannot load components: the folder shows that there is one.
    components: Object.fromEntries(find('blocks/*/index.tsx').map((path) => [path, () => null])),
    migrations: await modules('blocks/*/migrations.ts', 'migrations'),
    sources: await modules('registry/sources/*.ts', 'default'),
    vendors: await modules('registry/vendors/*/vendor.ts', 'default'),
    templates: json('themes/*/template.json'),
    tokens: json('themes/*/tokens.json'),
    styles: {},
    messages: {},
    themeStyles: {},
    baseStyles: {},
  } as RegistryFiles);
}

/** @throws Error that names the file */
function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`[registry] ${path}: ${(error as Error).message}`);
  }
}
