import type { Json } from '#schemas/json.ts';

/** An object of a document or an entry. */
export type JsonObject = { [key: string]: Json };

/** Whether a JSON value is an object, and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, else an empty one. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
