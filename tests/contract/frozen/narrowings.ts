import { isDeepStrictEqual } from 'node:util';

export type JsonSchema = { [keyword: string]: unknown };
type Compare = (before: JsonSchema, after: JsonSchema, place: string) => string[];

/**
 * What a JSON Schema no longer takes, or takes for something else, that the one before it did: one line each, by place.
 * Empty where it takes all that the other took, be it that it takes more. A default that changes counts: stored documents
 * that leave the value out would show something else.
 * @param before with its `$defs`
 * @param after with its `$defs`
 */
export function narrowings(before: JsonSchema, after: JsonSchema): string[] {
  const compare: Compare = (old, next, place) => compareMeant(meant(old, before), meant(next, after), place);

  const compareMeant: Compare = (old, next, place) => {
    // One value became one of several kinds of value, as a text that may be given by language.
    if (next.anyOf && !old.anyOf) return compareMeant({ anyOf: [old] }, next, place);
    return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((keyword) =>
      keywordNarrowings(keyword, old, next, place),
    );
  };

  const keywordNarrowings = (keyword: string, old: JsonSchema, next: JsonSchema, place: string): string[] => {
    const [was, is] = [old[keyword], next[keyword]];
    switch (keyword) {
      case 'description':
      case 'title':
      case 'examples':
      case '$schema':
      case '$defs':
        return [];
      case 'properties':
        return Object.entries(was ?? {}).flatMap(([name, property]) => {
          const own = (is as JsonSchema | undefined)?.[name] as JsonSchema | undefined;
          return own ? compare(property, own, `${place}.${name}`) : [`${place}.${name} is no longer known`];
        });
      case 'required':
        return missing(is, was).map((name) => `${place}.${name} has become required`);
      case 'enum':
        return is === undefined
          ? []
          : missing(was ?? [undefined], is).map((value) => `${place} no longer takes ${said(value)}`);
      case 'items':
        return was && is
          ? compare(was as JsonSchema, is as JsonSchema, `${place}[]`)
          : changed(keyword, was, is, place);
      case 'anyOf':
        return listed(was)
          .filter(
            (kind) =>
              !listed(is).some((other) => compare(kind as JsonSchema, other as JsonSchema, '').length === 0),
          )
          .map((kind) => `${place} no longer takes ${said(kind)}`);
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
      // Of what is not known here nobody can say that it takes more.
      default:
        return changed(keyword, was, is, place);
    }
  };

  return compare(before, after, 'data');
}

/** The schema that a reference stands for; a single value as a list of one, which may grow. */
function meant(schema: JsonSchema, { $defs }: JsonSchema): JsonSchema {
  const { $ref, const: only, ...own } = schema;
  const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
  const named = name === undefined ? {} : ($defs as Record<string, JsonSchema>)[name];
  return { ...named, ...own, ...('const' in schema ? { enum: [only] } : {}) };
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** What is in `all` and not in `some`. */
const missing = (all: unknown, some: unknown): unknown[] =>
  listed(all).filter((value) => !listed(some).some((other) => isDeepStrictEqual(value, other)));
const said = (value: unknown) => (value === undefined ? 'any value' : JSON.stringify(value));
const changed = (keyword: string, was: unknown, is: unknown, place: string): string[] =>
  isDeepStrictEqual(was, is) ? [] : [`${place}: ${keyword} is ${said(is)} and was ${said(was)}`];
