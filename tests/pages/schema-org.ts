import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The vocabulary of schema.org, as the types of schema-dts state it. They check our code when it is compiled, except where
// it asserts a type; here they check what pages really send.

const file = join(dirname(fileURLToPath(import.meta.resolve('schema-dts'))), 'schema.d.ts');

type Vocabulary = {
  /** Type → the types that it extends. */
  parents: Map<string, string[]>;
  /** Type → its own properties with the names of what they may be. */
  properties: Map<string, Map<string, string[]>>;
};

let known: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (known) return known;
  known = { parents: new Map(), properties: new Map() };
  // A type without subtypes has only a leaf.
  const declaration = /^(?:export )?interface (\w+)(?:Base|Leaf) extends ([^{]+) \{$(.*?)^\}$/gms;
  for (const [, type = '', bases = '', body = ''] of readFileSync(file, 'utf8').matchAll(declaration)) {
    if (known.parents.has(type)) continue;
    const named = [...bases.matchAll(/(\w+)Base/g)].map(([, base = '']) => base);
    known.parents.set(
      type,
      named.filter((base) => base !== type),
    );
    const own = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^>]+?)(?:, "\w+")?>;$/gm)];
    known.properties.set(
      type,
      new Map(own.map(([, name = '', values = '']) => [name, values.split(' | ')] as const)),
    );
  }
  return known;
}

/** A type and all that it extends. */
function withParents(type: string): string[] {
  return [type, ...(vocabulary().parents.get(type) ?? []).flatMap(withParents)];
}

/** What search engines read beside the properties of a type. */
const additions = new Set(['@id', '@type', 'query-input']);

/** Where a node, or one within it, has a type or a property that schema.org does not know, or a node of a wrong type. */
export function notInVocabulary(node: Record<string, unknown>, path = ''): string[] {
  const type = node['@type'];
  if (type === undefined) return Object.keys(node).join() === '@id' ? [] : [`${path}: no type`];
  if (typeof type !== 'string' || !vocabulary().parents.has(type)) return [`${path}: the type ${type}`];
  const properties = new Map(
    withParents(type).flatMap((one) => [...(vocabulary().properties.get(one) ?? [])]),
  );
  return Object.entries(node).flatMap(([name, value]) => {
    if (additions.has(name)) return [];
    const at = `${path}${path && '.'}${name}`;
    const allowed = properties.get(name);
    if (!allowed) return [`${at}: no property of ${type}`];
    return [value].flat().flatMap((one) => misfits(one, allowed, at));
  });
}

function misfits(value: unknown, allowed: readonly string[], at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  const type = node['@type'];
  const fits = typeof type !== 'string' || withParents(type).some((one) => allowed.includes(one));
  return [...(fits ? [] : [`${at}: a ${type}, not ${allowed.join(' or ')}`]), ...notInVocabulary(node, at)];
}
