import type { z } from 'zod';
import type { Template } from '#schemas/layout/template.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type {
  BlockComponent,
  BlockMeta,
  BlockStructuredData,
  MessageFile,
  Migration,
  Registry,
  SourceDefinition,
} from './contract.ts';
import { createRegistry } from './create-registry.ts';
import type { PreparedSheet } from './prepared-sheet.ts';
import type { VendorDefinition } from './vendor.ts';

type SchemaFile = { schema: z.ZodObject; meta: BlockMeta };

/** Everything found on disk at build time: to register something, add its folder or file. */
export const registry: Registry = createRegistry({
  components: import.meta.glob<BlockComponent>('../blocks/*/index.tsx', { eager: true, import: 'default' }),
  schemas: import.meta.glob<SchemaFile>('../blocks/*/schema.ts', { eager: true }),
  styles: import.meta.glob<PreparedSheet>('../blocks/*/styles.css', {
    eager: true,
    query: '?inline&prepared',
    import: 'default',
  }),
  messages: import.meta.glob<MessageFile>('../blocks/*/messages.json', { eager: true, import: 'default' }),
  migrations: import.meta.glob<Record<number, Migration>>('../blocks/*/migrations.ts', {
    eager: true,
    import: 'migrations',
  }),
  structuredData: import.meta.glob<BlockStructuredData>('../blocks/*/structured-data.ts', {
    eager: true,
    import: 'structuredData',
  }),
  sources: import.meta.glob<Omit<SourceDefinition, 'name'>>('./sources/*.ts', {
    eager: true,
    import: 'default',
  }),
  vendors: import.meta.glob<VendorDefinition>('./vendors/*/vendor.ts', { eager: true, import: 'default' }),
  templates: import.meta.glob<Template>('../themes/*/template.json', { eager: true, import: 'default' }),
  tokens: import.meta.glob<Tokens>('../themes/*/tokens.json', { eager: true, import: 'default' }),
  themeStyles: import.meta.glob<PreparedSheet>('../themes/*/theme.css', {
    eager: true,
    query: '?inline&prepared',
    import: 'default',
  }),
  uiStyles: import.meta.glob<PreparedSheet>('../blocks/_ui/styles/*.css', {
    eager: true,
    query: '?inline&prepared',
    import: 'default',
  }),
  baseStyles: import.meta.glob<PreparedSheet>('../themes/_base/index.css', {
    eager: true,
    query: '?inline&prepared',
    import: 'default',
  }),
});
