import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '#engine/json-schema/to-json.ts';

type Compare = (before: JsonSchema, after: JsonSchema, place: string) => string[];

/**
 * Values that a JSON Schema no longer accepts, or interprets differently, than its predecessor: one line each, by path.
 * Empty if it accepts everything that the other accepted; it may accept more. A changed default counts: stored documents
 * without the value would show something else.
 * @param before with its `$defs`
 * @param after with its `$defs`
 * @throws if a reference cannot be resolved
 */
export function narrowings(before: JsonSchema, after: JsonSchema): string[] {
  // References being compared: a schema may be recursive.
  const underWay = new Set<string>();

  const compare: Compare = (old, next, place) => {
    const pair = old.$ref && next.$ref ? `${old.$ref} ${next.$ref}` : undefined;
    if (pair && underWay.has(pair)) return [];
    if (pair) underWay.add(pair);
    const found = compareMeant(meant(old, before), meant(next, after), place);
    if (pair) underWay.delete(pair);
    return found;
  };

  const compareMeant: Compare = (old, next, place) => {
    if (!isOfKinds(old) && !isOfKinds(next)) return compareKeywords(old, next, place);
    const kinds = kindsOf(next, after);
    return [
      ...changed('default', old.default, next.default, place),
      ...kindsOf(old, before)
        .filter((kind) => !kinds.some((other) => compareKeywords(kind, other, place).length === 0))
        .map((kind) => `${place} no longer takes ${JSON.stringify(kind)}`),
    ];
  };

  const compareKeywords: Compare = (old, next, place) =>
    [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((keyword) =>
      compareKeyword(keyword, old[keyword], next[keyword], place),
    );

  const compareKeyword = (keyword: string, was: unknown, is: unknown, place: string): string[] => {
    switch (keyword) {
      case 'description':
      case 'title':
      case 'examples':
      case 'enumDescriptions':
      case '$schema':
      case '$defs':
        return [];
      case 'type':
        return was === 'integer' && is === 'number' ? [] : changed(keyword, was, is, place);
      case 'properties':
        return Object.entries(was ?? {}).flatMap(([name, property]) => {
          const own = (is as JsonSchema | undefined)?.[name];
          return isSchema(own)
            ? compare(property, own, `${place}.${name}`)
            : [`${place}.${name} is no longer known`];
        });
      case 'required':
        return missing(is, was).map((name) => `${place}.${name} has become required`);
      case 'enum':
        if (is === undefined) return [];
        if (was === undefined) return [`${place} takes ${JSON.stringify(is)} alone`];
        return missing(was, is).map((value) => `${place} no longer takes ${JSON.stringify(value)}`);
      case 'items':
        return compareWithin(keyword, was, is, place, '[]');
      case 'additionalProperties':
        return compareWithin(keyword, was, is, place, '.*');
      case 'propertyNames':
        return compareWithin(keyword, was, is, place, ', its names,');
      case 'minimum':
      case 'exclusiveMinimum':
      case 'minLength':
      case 'minItems':
      case 'minProperties':
        return is === undefined || Number(was) >= Number(is) ? [] : changed(keyword, was, is, place);
      case 'maximum':
      case 'exclusiveMaximum':
      case 'maxLength':
      case 'maxItems':
      case 'maxProperties':
        return is === undefined || Number(was) <= Number(is) ? [] : changed(keyword, was, is, place);
      case 'pattern':
      case 'format':
        return is === undefined ? [] : changed(keyword, was, is, place);
      // An unknown keyword may narrow the schema.
      default:
        return changed(keyword, was, is, place);
    }
  };

  const compareWithin = (keyword: string, was: unknown, is: unknown, place: string, part: string) =>
    isSchema(was) && isSchema(is) ? compare(was, is, `${place}${part}`) : changed(keyword, was, is, place);

  return compare(before, after, 'data');
}

/** The referenced schema; a single value becomes an enum of one, which may grow. */
function meant(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, const: only, ...own } = schema;
  const value = 'const' in schema ? { enum: [only] } : {};
  if (typeof $ref !== 'string') return { ...own, ...value };
  const named = $ref === '#' ? root : root.$defs?.[$ref.split('/').at(-1) ?? ''];
  if (!named) throw new Error(`[frozen] ${$ref} cannot be resolved.`);
  return { ...meant(named, root), ...own, ...value };
}

/** The alternatives of a schema, such as a text or a text by language. */
function kindsOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const { default: _, ...own } = meant(schema, root);
  const choices = own.anyOf ?? own.oneOf;
  if (choices) return listed(choices).flatMap((kind) => kindsOf(kind as JsonSchema, root));
  return Array.isArray(own.type) ? own.type.map((type) => ({ ...own, type })) : [own];
}

const isOfKinds = ({ anyOf, oneOf, type }: JsonSchema) =>
  anyOf !== undefined || oneOf !== undefined || Array.isArray(type);
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Values in `all` that are not in `some`. */
const missing = (all: unknown, some: unknown): unknown[] =>
  listed(all).filter((value) => !listed(some).some((other) => isDeepStrictEqual(value, other)));
const changed = (keyword: string, was: unknown, is: unknown, place: string): string[] => {
  if (isDeepStrictEqual(was, is)) return [];
  const [before, now] = [was, is].map((value) => JSON.stringify(value) ?? 'not given');
  return [`${place}: ${keyword} is ${now} and was ${before}`];
};
