import type { z } from 'zod';
import type { Template } from '#schemas/layout/template.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type {
  BlockComponent,
  BlockDefinition,
  BlockMeta,
  BlockStructuredData,
  MessageFile,
  Migration,
  Registry,
  SourceDefinition,
} from './contract.ts';
import type { PreparedSheet } from './prepared-sheet.ts';
import type { VendorDefinition } from './vendor.ts';

type Files<T> = Record<string, T>;

/** Files that the manifests found on disk, by path. */
export type RegistryFiles = {
  components: Files<BlockComponent>;
  schemas: Files<{ schema: z.ZodObject; meta: BlockMeta }>;
  styles: Files<PreparedSheet>;
  messages: Files<MessageFile>;
  migrations: Files<Record<number, Migration>>;
  structuredData?: Files<BlockStructuredData>;
  sources: Files<Omit<SourceDefinition, 'name'>>;
  vendors?: Files<VendorDefinition>;
  templates: Files<Template>;
  tokens: Files<Tokens>;
  themeStyles: Files<PreparedSheet>;
  baseStyles: Files<PreparedSheet>;
  uiStyles?: Files<PreparedSheet>;
};

const noStyles: PreparedSheet = { parts: [], primitives: [] };

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.[a-z]+$/, '') ?? '';
const byFolder = <T>(files: Files<T>) =>
  new Map(Object.entries(files).map(([path, file]) => [folderOf(path), file]));

/**
 * Builds the registry. A block's type is its folder name; a source's name is its file name.
 * @throws Error that names the file, if a block lacks its schema or component, or a file does not export what it has to
 */
export function createRegistry(files: RegistryFiles): Registry {
  assertExports(files);
  const [components, styles, messages, migrations] = [
    files.components,
    files.styles,
    files.messages,
    files.migrations,
  ].map((group) => byFolder<unknown>(group)) as [
    Map<string, BlockComponent>,
    Map<string, PreparedSheet>,
    Map<string, MessageFile>,
    Map<string, Record<number, Migration>>,
  ];
  const schemas = byFolder(files.schemas);
  const structuredData = byFolder(files.structuredData ?? {});
  for (const type of components.keys()) {
    if (!schemas.has(type))
      throw new Error(`[registry] blocks/${type} has no schema.ts. Export "schema" and "meta" from it.`);
  }
  const blocks = [...schemas].map(([type, { schema, meta }]): [string, BlockDefinition] => {
    const component = components.get(type);
    if (!component)
      throw new Error(`[registry] blocks/${type} has no index.tsx. Export its component as default.`);
    const definition = {
      type,
      schema,
      meta,
      component,
      sheet: styles.get(type),
      messages: messages.get(type) ?? {},
      migrations: migrations.get(type) ?? {},
      structuredData: structuredData.get(type),
    };
    return [type, definition];
  });
  const sources = Object.entries(files.sources).map(([path, source]): [string, SourceDefinition] => {
    const name = path.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
    return [name, { ...source, name }];
  });
  const tokens = byFolder(files.tokens);
  const themeStyles = byFolder(files.themeStyles);
  const baseTokens = tokens.get('_base') ?? {};
  const templates = [...byFolder(files.templates)].map(
    ([code, template]) =>
      [
        code,
        {
          template,
          tokens: mergeTokens(baseTokens, tokens.get(code) ?? {}),
          sheet: themeStyles.get(code),
        },
      ] as const,
  );
  const uiSheets = new Map(
    Object.entries(files.uiStyles ?? {}).map(([path, sheet]) => [nameOf(path), sheet]),
  );
  const [baseSheet = noStyles] = Object.values(files.baseStyles);
  return {
    blocks: new Map(blocks),
    sources: new Map(sources),
    vendors: byFolder(files.vendors ?? {}),
    templates: new Map(templates),
    baseSheet,
    uiSheets,
  };
}

/** Checks what files export: `import.meta.glob` leaves a missing export undefined. */
function assertExports(files: RegistryFiles): void {
  for (const [path, { schema, meta }] of Object.entries(files.schemas)) {
    if (!schema) throw missingExport(path, 'schema');
    if (!meta) throw missingExport(path, 'meta');
  }
  const exported = {
    default: { ...files.components, ...files.sources, ...files.vendors },
    migrations: files.migrations,
    structuredData: files.structuredData ?? {},
  };
  for (const [name, group] of Object.entries(exported))
    for (const [path, value] of Object.entries(group))
      if (value === undefined) throw missingExport(path, name);
}

/** @param path as a manifest found it: from its own folder or from the repository */
function missingExport(path: string, name: string): Error {
  const file = path.replace(/^(\.\.\/)+/, '').replace(/^\.\//, 'registry/');
  return new Error(`[registry] ${file} does not export "${name}".`);
}

/** Merges a theme's tokens into the base's, leaf by leaf. */
function mergeTokens(base: Tokens, over: Tokens): Tokens {
  const merged: Tokens = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const below = merged[name];
    merged[name] = typeof value === 'object' && typeof below === 'object' ? mergeTokens(below, value) : value;
  }
  return merged;
}
