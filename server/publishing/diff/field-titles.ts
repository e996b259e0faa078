import type { z } from 'zod';
import { labelOf, type OperatorLanguage } from '#schemas/labeled.ts';
import { node } from '#schemas/layout/node.ts';
import { page } from '#schemas/layout/page.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import { languageListEntry, menuItem } from '#schemas/site/menu.ts';
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
  const found = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
  return found ? [found] : [];
}

/**
 * Schemas of the parts of site documents by name: `menu` and `languages` have the schema of one item of these lists.
 */
const parts: Readonly<Record<string, z.ZodType>> = {
  document: siteDocument,
  page,
  node,
  menu: menuItem,
  languages: languageListEntry,
};

export const schemaOfPart = (part: string): z.ZodType | undefined =>
  Object.hasOwn(parts, part) ? parts[part] : undefined;

/**
 * What operators call a field, such as `Cards 2 › Title`. Items are counted from 1; what has no title stays as written.
 * @param schemas of the object that has the field: the first title found in one of them counts
 */
export const fieldTitle = (schemas: readonly (z.ZodType | undefined)[], field: Path): OperatorText => ({
  ko: titleIn('ko', schemas, field),
  en: titleIn('en', schemas, field),
});

function titleIn(language: OperatorLanguage, from: readonly (z.ZodType | undefined)[], field: Path): string {
  let schemas = from.filter((schema) => schema !== undefined);
  const titles: string[] = [];
  for (const key of field) {
    schemas = schemas.flatMap((one) => schemasAt(one, key));
    if (typeof key === 'number') titles.push(`${titles.pop() ?? ''} ${key + 1}`.trim());
    else titles.push(schemas.flatMap((one) => labelOf(one, language)?.title ?? [])[0] ?? key);
  }
  return titles.join(' › ');
}
