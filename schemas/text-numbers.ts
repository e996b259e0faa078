import { z } from 'zod';

/** A number as people and links write it: ASCII digits only. `Number` would also accept `1e3`, `0x1`, ` 1` and `01`. */
const plainNumber = /^(?:0|[1-9]\d{0,15})$/;

const plain = (value: unknown): unknown =>
  typeof value === 'string' && !plainNumber.test(value) ? Number.NaN : value;

/** A positive integer in a query, a path or a document: a number or its digits. */
export const plainCount = (max?: number) => {
  const count = z.coerce.number<number | string>().int().positive();
  return z.preprocess(plain, max === undefined ? count : count.max(max));
};

/** The same, but 0 is allowed, for example for the beginning of a list of changes. */
export const plainOffset = () =>
  z.preprocess(plain, z.coerce.number<number | string>().int().min(0).max(Number.MAX_SAFE_INTEGER));

/** How many entries an answer has. */
export const pageSize = (max: number, byDefault: number) =>
  plainCount(max).default(byDefault).describe(`At most ${max}; ${byDefault} by default.`);
