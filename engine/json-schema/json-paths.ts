import type { JsonSchema } from './to-json.ts';

/** A path to a value, dotted; an element of a list is `0`, a key that can be anything `*`. Undescribed without a label. */
export type ValuePath = { path: string; description: string };

/**
 * Every path below `root` to a value that a JSON Schema describes.
 * @param schema with its `$defs`
 * @param depth maximum number of steps
 */
export function jsonPaths(schema: JsonSchema, root: string, depth = 6): ValuePath[] {
  const defs = schema.$defs ?? {};
  const below = (part: JsonSchema, path: string, left: number): ValuePath[] => {
    if (left === 0) return [];
    const own = typeof part.$ref === 'string' ? defs[part.$ref.split('/').at(-1) ?? ''] : part;
    if (!own) return [];
    const step = (child: unknown, name: string): ValuePath[] => {
      if (typeof child !== 'object' || child === null) return [];
      const to = `${path}.${name}`;
      return [
        { path: to, description: labelOf(child as JsonSchema) },
        ...below(child as JsonSchema, to, left - 1),
      ];
    };
    return [
      ...Object.entries((own.properties ?? {}) as object).flatMap(([name, child]) => step(child, name)),
      ...step(own.items, '0'),
      ...step(own.additionalProperties, '*'),
      ...((own.anyOf ?? []) as JsonSchema[]).flatMap((kind) => below(kind, path, left)),
    ];
  };
  const found = below(schema, root, depth);
  // Alternatives can have the same path.
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

/** The label of a value, even of one that may be null. A text without a title is not a label: it has one language. */
function labelOf({ title, description, anyOf = [] }: JsonSchema): string {
  if (title) return textOf({ title, description });
  const [only, ...others] = (anyOf as JsonSchema[]).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? labelOf(only) : '';
}

/** Title and help text of a field in one line. */
export const textOf = ({ title, description }: JsonSchema): string =>
  [title, description].filter((text) => typeof text === 'string').join(': ');
