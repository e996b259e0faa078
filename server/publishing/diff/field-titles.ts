import type { z } from 'zod';
import { labelOf, type OperatorLanguage } from '#schemas/labelled.ts';
import type { Path } from '../json/tree.ts';

type Parts = {
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
  valueType?: z.ZodType;
};

/** The schemas of a property or item in a schema, through optional ones, defaults and unions. */
function schemasAt(schema: z.ZodType, key: string | number): z.ZodType[] {
  const { innerType, element, options, shape, valueType } = schema.def as Parts;
  if (innerType) return schemasAt(innerType, key);
  if (options) return options.flatMap((option) => schemasAt(option, key));
  if (typeof key === 'number') return element ? [element] : [];
  const found = shape?.[key] ?? valueType;
  return found ? [found] : [];
}

/**
 * What operators call a field of an object, such as `카드 2 › 제목`. Items are counted from 1.
 * @returns undefined if one of its parts has no title
 */
export function fieldTitle(schema: z.ZodType, field: Path, language: OperatorLanguage): string | undefined {
  let schemas = [schema];
  const titles: string[] = [];
  for (const key of field) {
    schemas = schemas.flatMap((one) => schemasAt(one, key));
    if (typeof key === 'number') {
      titles.push(`${titles.pop() ?? ''} ${key + 1}`.trim());
      continue;
    }
    const [title] = schemas.flatMap((one) => labelOf(one, language)?.title ?? []);
    if (title === undefined) return undefined;
    titles.push(title);
  }
  return titles.join(' › ') || undefined;
}
