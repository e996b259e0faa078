import type { z } from 'zod';
import { unwrap } from '#schemas/layout/schema-at.ts';

/** Sanitizes markup. The server passes an implementation to the engine. */
export type Sanitizer = (html: string) => string;

type Step = { key: string | number | '*'; below: MarkupPlan };
/** Where values of a schema contain markup: in the value itself, or in the parts below. */
export type MarkupPlan = { html: boolean; steps: Step[] };

const plans = new WeakMap<z.ZodType, MarkupPlan>();

/** Where values of a schema contain markup. */
export function markupPlan(schema: z.ZodType, seen = new Set<z.ZodType>()): MarkupPlan {
  const known = plans.get(schema);
  if (known) return known;
  const html = schema.meta()?.format === 'html';
  const plan: MarkupPlan = { html, steps: [] };
  if (html || seen.has(schema)) return plan;
  seen.add(schema);
  for (const inner of unwrap(schema)) {
    if (inner.meta()?.format === 'html') plan.html = true;
    const def = inner.def as unknown as {
      shape?: Record<string, z.ZodType>;
      element?: z.ZodType;
      valueType?: z.ZodType;
    };
    for (const [key, child] of Object.entries(def.shape ?? {})) addStep(plan, key, child, seen);
    for (const child of [def.element, def.valueType]) if (child?.def) addStep(plan, '*', child, seen);
  }
  seen.delete(schema);
  plans.set(schema, plan);
  return plan;
}

function addStep(plan: MarkupPlan, key: Step['key'], child: z.ZodType, seen: Set<z.ZodType>): void {
  const below = markupPlan(child, seen);
  if (below.html || below.steps.length) plan.steps.push({ key, below });
}

/** The plan of the part under a key; undefined if it contains no markup. */
export const planBelow = (plan: MarkupPlan | undefined, key: string): MarkupPlan | undefined =>
  plan?.steps.find((step) => step.key === '*' || step.key === key)?.below;

function apply(value: unknown, plan: MarkupPlan, clean: Sanitizer): unknown {
  if (typeof value === 'string') return plan.html ? clean(value) : value;
  if (typeof value !== 'object' || value === null || !plan.steps.length) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  for (const { key, below } of plan.steps) {
    const keys = key === '*' ? Object.keys(copy) : key in copy ? [key] : [];
    for (const at of keys) copy[at] = apply(copy[at], below, clean);
  }
  return copy;
}

/** Sanitizes every string that the schema marks as markup (`htmlText`); everything else is returned unchanged. */
export function sanitizeBySchema<T>(value: T, schema: z.ZodType, clean: Sanitizer): T {
  return apply(value, markupPlan(schema), clean) as T;
}
