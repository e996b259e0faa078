import { isBinding } from '#schemas/layout/binding.ts';
import { isLocalized } from '#schemas/localized.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Whether the control of a shape can show a value completely. Other values are shown as JSON. */
export function fits(root: JsonSchema, shape: Shape, value: unknown): boolean {
  if (value === undefined) return true;
  if (value === null) return shape.isNullable;
  if (isBinding(value)) return shape.isBindable;
  switch (shape.kind) {
    case 'localized':
      return typeof value === 'string' || (typeof value === 'object' && isLocalized(value));
    case 'number':
    case 'entry':
    case 'option':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return shape.options.some((option) => option.value === value);
    case 'choices':
      return (
        Array.isArray(value) &&
        value.every((item) => shape.options.some((option) => option.value === item)) &&
        new Set(value).size === value.length
      );
    case 'entries':
      return Array.isArray(value) && value.every((id) => typeof id === 'number');
    case 'list':
      return Array.isArray(value);
    case 'object':
    case 'record':
      return typeof value === 'object' && !Array.isArray(value);
    case 'union':
      return optionOf(root, shape, value) !== undefined;
    case 'json':
      return true;
    case 'date':
      return isEmptyOr(isDay, value);
    case 'time':
      return isEmptyOr((text) => time.test(text), value);
    case 'instant':
      return isEmptyOr((text) => instant.test(text) && !Number.isNaN(Date.parse(text)), value);
    default:
      return typeof value === 'string';
  }
}

const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Whether a text is `YYYY-MM-DD`, and that day exists. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && zonedDay(at, 'UTC') === text;
}

/** A date field cannot show a text that is no date. */
const isEmptyOr = (isShown: (text: string) => boolean, value: unknown): boolean =>
  typeof value === 'string' && (value === '' || isShown(value));

/** The index of the option of a union that a value belongs to: an object to the one that knows most of its keys. */
export function optionOf(
  root: JsonSchema,
  { options }: Extract<Shape, { kind: 'union' }>,
  value: unknown,
): number | undefined {
  const shapes = options.map((option) => shapeOf(root, option));
  const fitting = shapes.flatMap((shape, index) => (fits(root, shape, value) ? [index] : []));
  const known = (index: number) => {
    const shape = shapes[index];
    if (shape?.kind !== 'object' || typeof value !== 'object' || value === null) return 0;
    const keys = Object.keys(value);
    const own = shape.fields.filter(({ name }) => keys.includes(name)).length;
    const missing = shape.fields.filter(({ name, isRequired }) => isRequired && !keys.includes(name)).length;
    return own - missing * 2;
  };
  return fitting.toSorted((one, other) => known(other) - known(one))[0];
}
