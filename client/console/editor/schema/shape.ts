import { languageCodes } from '#schemas/language-codes.ts';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { type JsonSchema, resolved } from './json-schema.ts';

export type Option = { value: string | number | boolean | null; title: string };
export type ObjectField = { name: string; schema: JsonSchema; isRequired: boolean };

type Kind =
  | { kind: 'text'; isLong: boolean }
  /** `allowsPlain`: one text for all languages is right too. */
  | { kind: 'localized'; isHtml: boolean; allowsPlain: boolean }
  | { kind: 'number'; min: number | undefined; max: number | undefined; isInteger: boolean }
  | { kind: 'boolean' | 'color' | 'date' | 'instant' | 'time' | 'picture' | 'html' | 'json' }
  /** `completesHosts`: a URL of another website may lack its scheme. */
  | { kind: 'link'; completesHosts: boolean }
  | { kind: 'choice' | 'choices'; options: Option[] }
  | { kind: 'entry'; of: PickerKind }
  | { kind: 'entries'; of: PickerKind; min: number }
  | { kind: 'option'; of: string }
  | { kind: 'object'; fields: ObjectField[] }
  | { kind: 'list'; item: JsonSchema; min: number; max: number | undefined }
  | { kind: 'record'; keys: Option[] | undefined; item: JsonSchema }
  | { kind: 'union'; options: JsonSchema[] };

/** Determines how a form shows the values that a schema describes. */
export type Shape = Kind & {
  title: string | undefined;
  help: string | undefined;
  /** Whether a fact is allowed instead of a value: `{ "$bind": … }`. */
  isBindable: boolean;
  isNullable: boolean;
  /** Whether visitors see the line breaks of a text. */
  isMultiline: boolean;
  /** The value that applies if there is none. */
  default: unknown;
};

/**
 * The shape of a schema. A schema without a matching control is `json`, so that its values can be edited too.
 * @param root the schema with the definitions
 */
export function shapeOf(root: JsonSchema, part: JsonSchema): Shape {
  const schema = resolved(root, part);
  const all = alternatives(root, schema);
  const options = all.filter((one) => !isBinding(one) && one.type !== 'null');
  const [only = {}] = options;
  return {
    ...(options.length === 1 ? kindOf(only) : kindOfSeveral(options)),
    title: schema.title ?? (options.length === 1 ? only.title : undefined),
    help: schema.description ?? (options.length === 1 ? only.description : undefined),
    isBindable: all.some(isBinding),
    isNullable: all.some(({ type }) => type === 'null'),
    isMultiline: schema.format === 'multiline' || (options.length === 1 && only.format === 'multiline'),
    default: schema.default ?? (options.length === 1 ? only.default : undefined),
  };
}

const isBinding = ({ properties }: JsonSchema) => properties !== undefined && '$bind' in properties;

/** A fact that is allowed instead of a value, with its title in the operator's language. */
export type Bindable = { path: string; title: string; help: string };

/** The facts that a schema accepts, in the order in which they are offered. */
export function bindablesOf(root: JsonSchema, part: JsonSchema): Bindable[] {
  const { $bind } = alternatives(root, resolved(root, part)).find(isBinding)?.properties ?? {};
  const { enum: paths = [], enumDescriptions = [] } = $bind?.anyOf?.find((one) => one.enum) ?? {};
  return paths.map((path, index) => {
    const [title = '', ...help] = (enumDescriptions[index] ?? '').split(': ');
    return { path: String(path), title, help: help.join(': ') };
  });
}

function alternatives(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const several = schema.anyOf ?? schema.oneOf;
  // A pattern or a list of suggestions next to a type is no choice between shapes.
  if (!several || schema.type !== undefined) return [schema];
  return several.flatMap((one) => alternatives(root, resolved(root, one)));
}

function kindOfSeveral(options: JsonSchema[]): Kind {
  const constants = options.filter((one) => 'const' in one);
  if (constants.length > 0 && constants.length === options.length)
    return { kind: 'choice', options: constants.map((one) => optionOf(one.const, one.title)) };
  const texts = options.filter(({ type }) => type === 'string');
  const localized = options.filter(isLocalizedSchema);
  if (localized.length > 0 && texts.length + localized.length === options.length)
    return {
      kind: 'localized',
      isHtml: texts.some(({ format }) => format === 'html'),
      allowsPlain: texts.length > 0,
    };
  return options.length > 1 ? { kind: 'union', options } : { kind: 'json' };
}

function kindOf(schema: JsonSchema): Kind {
  const { type, properties, additionalProperties } = schema;
  if (schema.enum) return { kind: 'choice', options: enumOptions(schema) };
  if ('const' in schema) return { kind: 'choice', options: [optionOf(schema.const, schema.title)] };
  if (type === 'string') return kindOfText(schema);
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'integer' && schema.entries) return { kind: 'entry', of: schema.entries };
  if (type === 'integer' && schema.optionOf) return { kind: 'option', of: schema.optionOf };
  if (type === 'integer' || type === 'number') return kindOfNumber(schema);
  if (type === 'array' && schema.items) {
    const { entries } = schema.items;
    if (entries) return { kind: 'entries', of: entries, min: schema.minItems ?? 0 };
    if (schema.items.enum) return { kind: 'choices', options: enumOptions(schema.items) };
    return { kind: 'list', item: schema.items, min: schema.minItems ?? 0, max: schema.maxItems };
  }
  if (isLocalizedSchema(schema))
    return { kind: 'localized', isHtml: isHtmlPerLanguage(schema), allowsPlain: false };
  if (properties) return { kind: 'object', fields: fieldsOf(schema) };
  if (type === 'object' && typeof additionalProperties === 'object' && 'type' in additionalProperties)
    return {
      kind: 'record',
      keys: schema.propertyNames?.enum ? enumOptions(schema.propertyNames) : undefined,
      item: additionalProperties,
    };
  return { kind: 'json' };
}

/** The pattern of times of day (schemas/primitives.ts). */
const timePattern = '^([01]\\d|2[0-3]):[0-5]\\d$';

function kindOfText({ format, pattern, maxLength }: JsonSchema): Kind {
  if (format === 'picture') return { kind: 'picture' };
  if (format === 'link' || format === 'link-or-host')
    return { kind: 'link', completesHosts: format === 'link-or-host' };
  if (format === 'html') return { kind: 'html' };
  if (format === 'date') return { kind: 'date' };
  if (format === 'date-time') return { kind: 'instant' };
  if (pattern === timePattern) return { kind: 'time' };
  if (pattern?.startsWith('^#([\\da-f]{3,4}')) return { kind: 'color' };
  return { kind: 'text', isLong: (maxLength ?? 0) > 200 };
}

function kindOfNumber({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): Kind {
  const isInteger = type === 'integer';
  const above = exclusiveMinimum !== undefined && isInteger ? exclusiveMinimum + 1 : exclusiveMinimum;
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const min = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  return { kind: 'number', min: min ?? above, max, isInteger };
}

/** The fields of an object schema, in its order. */
export const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): ObjectField[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));

const enumOptions = ({ enum: values = [], enumDescriptions = [] }: JsonSchema): Option[] =>
  values.map((value, index) => optionOf(value, enumDescriptions[index]));

const optionOf = (value: unknown, title: string | undefined): Option => ({
  value: value as Option['value'],
  title: title ?? String(value),
});

const isHtmlPerLanguage = ({ properties = {} }: JsonSchema): boolean =>
  Object.values(properties).some(({ format }) => format === 'html');

function isLocalizedSchema({ type, properties = {} }: JsonSchema): boolean {
  const names = Object.keys(properties);
  const codes: readonly string[] = languageCodes;
  return type === 'object' && names.length > 0 && names.every((name) => codes.includes(name));
}
