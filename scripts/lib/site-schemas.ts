import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * The JSON Schemas of site documents that editors read from this checkout, in English and Korean.
 * @returns path from the root → text, one line per definition
 */
export async function siteSchemas(): Promise<Record<string, string>> {
  // Imported here: they are TypeScript, which an old Node cannot load.
  const { registryOnDisk } = await import('../../registry/manifest.disk.ts');
  const { siteJsonSchema } = await import('../../engine/json-schema/site-json-schema.ts');
  const [registry, samples] = await Promise.all([registryOnDisk(), blockSamples()]);
  return {
    'schemas/site.schema.json': linesOf(siteJsonSchema(registry, 'en', samples)),
    'schemas/site.schema.ko.json': linesOf(siteJsonSchema(registry, 'ko', samples)),
  };
}

/**
 * Writes the JSON Schemas.
 * @returns paths from the root
 */
export async function writeSiteSchemas(): Promise<string[]> {
  const files = await siteSchemas();
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return Object.keys(files);
}

/** The sample data of all blocks: their fixtures without the extreme ones. */
async function blockSamples() {
  const paths = globSync('blocks/[A-Z]*/fixtures.ts', { cwd: root }).sort();
  const files = await Promise.all(paths.map((path) => import(resolve(root, path))));
  return new Map(
    files.map(({ fixtures }, index) => [
      basename(dirname(paths[index] ?? '')),
      [
        { label: { en: 'example', ko: '예시' }, data: fixtures.default.data },
        { label: { en: 'minimal', ko: '최소' }, data: fixtures.minimal.data },
      ],
    ]),
  );
}

/** JSON with a line for every definition and property of the document, so that changes can be reviewed. */
function linesOf(schema: Record<string, unknown>) {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key !== '$defs' && key !== 'properties') return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const lines = Object.entries(value as object).map(
      ([name, part]) => `    ${JSON.stringify(name)}: ${JSON.stringify(part)}`,
    );
    return `${JSON.stringify(key)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n  ${entries.join(',\n  ')}\n}\n`;
}
