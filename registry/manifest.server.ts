import type { z } from 'zod';
import type { Template } from '#schemas/layout/template.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type {
  BlockComponent,
  BlockMeta,
  MessageFile,
  Migration,
  Registry,
  SourceDefinition,
} from './contract.ts';
import { createRegistry } from './create-registry.ts';
import type { VendorDefinition } from './vendor.ts';

type SchemaFile = { schema: z.ZodObject; meta: BlockMeta };

/** Everything found on disk at build time: to register something, add its folder or file. */
export const registry: Registry = createRegistry({
  components: import.meta.glob<BlockComponent>('../blocks/*/index.tsx', { eager: true, import: 'default' }),
  schemas: import.meta.glob<SchemaFile>('../blocks/*/schema.ts', { eager: true }),
  styles: import.meta.glob<string>('../blocks/*/styles.css', {
    eager: true,
    query: '?inline',
    import: 'default',
  }),
  messages: import.meta.glob<MessageFile>('../blocks/*/messages.json', { eager: true, import: 'default' }),
  migrations: import.meta.glob<Record<number, Migration>>('../blocks/*/migrations.ts', {
    eager: true,
    import: 'migrations',
  }),
  sources: import.meta.glob<Omit<SourceDefinition, 'name'>>('./sources/*.ts', {
    eager: true,
    import: 'default',
  }),
  vendors: import.meta.glob<VendorDefinition>('./vendors/*/vendor.ts', { eager: true, import: 'default' }),
  templates: import.meta.glob<Template>('../themes/*/template.json', { eager: true, import: 'default' }),
  tokens: import.meta.glob<Tokens>('../themes/*/tokens.json', { eager: true, import: 'default' }),
  themeStyles: import.meta.glob<string>('../themes/*/theme.css', {
    eager: true,
    query: '?inline',
    import: 'default',
  }),
  uiStyles: import.meta.glob<string>('../blocks/_ui/styles/*.css', {
    eager: true,
    query: '?inline',
    import: 'default',
  }),
  baseCss: Object.values(
    import.meta.glob<string>('../themes/_base/index.css', {
      eager: true,
      query: '?inline',
      import: 'default',
    }),
  ).join(''),
});
