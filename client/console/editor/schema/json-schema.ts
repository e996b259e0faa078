import type { PickerKind } from '#schemas/operator/content-calls.ts';

/** A part of a JSON Schema of a site document. `true`, `false` and what is not an object count as an empty schema. */
export type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  enumDescriptions?: string[];
  default?: unknown;
  examples?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  /** The list of the content from which a number is chosen (schemas/content/common.ts). */
  entries?: PickerKind;
  /** The field beside it with the treatment of which a number is the place of an option. */
  optionOf?: string;
};

/** Resolves the reference of a schema. Its own title, description and default replace the definition's. */
export function resolved(root: JsonSchema, schema: JsonSchema | boolean | undefined): JsonSchema {
  if (typeof schema !== 'object' || schema === null) return {};
  const { $ref, allOf, ...own } = schema;
  const parts = [
    ...($ref ? [root.$defs?.[$ref.replace('#/$defs/', '')] ?? {}] : []),
    // Conditions (`if`, `then`) are for editors of the text.
    ...(allOf ?? []).filter((part) => !('if' in part)),
  ];
  return Object.assign({}, ...parts.map((part) => resolved(root, part)), own);
}

/** `isSecretBoard` → `Is secret board`: the name of a field whose schema has no title. */
export function humanized(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
