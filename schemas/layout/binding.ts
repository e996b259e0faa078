import { z } from 'zod';

/**
 * A reference to a fact instead of a copy of it: `{ "$bind": "partner.partnerTel" }`. Roots: `partner`,
 * `marketing`, `config` (facts), `params` and `query` (the route), `page.<alias>` (a source of the page), `clock.today`
 * (the day in the partner's time zone).
 */
export const binding = z.strictObject({ $bind: z.string().min(1) }).meta({ id: 'Binding' });
export type Binding = z.infer<typeof binding>;

/**
 * A field of a block's data, by value or by reference. The block receives the value, or undefined if the fact is
 * missing.
 */
export const bindable = <T extends z.ZodType>(schema: T) => z.union([schema, binding]);

/** Whether a JSON value is a binding. */
export function isBinding(value: unknown): value is Binding {
  return typeof value === 'object' && value !== null && '$bind' in value;
}
