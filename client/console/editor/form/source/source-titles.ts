import type { JsonSchema } from '../../schema/json-schema.ts';

/** The titles of the sources that a block accepts, by name. */
export function sourceTitles(root: JsonSchema, type: string): Record<string, string> {
  const source = root.$defs?.[type]?.properties?.source;
  const { enum: names = [], enumDescriptions = [] } = source?.properties?.name ?? {};
  return Object.fromEntries(
    names.map((name, index) => [
      String(name),
      (enumDescriptions[index] ?? '').split(': ')[0] || String(name),
    ]),
  );
}
