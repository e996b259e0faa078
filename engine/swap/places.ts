import type { GlobalSlotName } from '#schemas/layout/slots.ts';
import { type JsonObject, objectAt, type Property, type Span, splice } from './json-object.ts';

/** A page of a site document, by its key, or one of the document's own global slots. */
export type Place = { page: string } | { slot: GlobalSlotName };

type PlacePath = readonly [parent: 'pages' | 'slots', name: string];
const pathOf = (place: Place): PlacePath => ('page' in place ? ['pages', place.page] : ['slots', place.slot]);

/**
 * Removes a page or slot of a site document, so that the template's is shown. Every other byte stays.
 * @throws SyntaxError if the text is not JSON
 */
export function resetToTemplate(text: string, place: Place): string {
  const found = find(text, pathOf(place));
  return found ? splice(text, spanWithSeparator(found), '') : text;
}

/**
 * Gives a page or slot the text that it has in another document, such as an earlier revision; without it there, the
 * template's is shown. Every other byte stays, and what a reset removed comes back to the byte.
 * @throws SyntaxError if one of the texts is not JSON
 */
export function takeFrom(text: string, otherText: string, place: Place): string {
  const path = pathOf(place);
  const other = find(otherText, path);
  if (!other) return resetToTemplate(text, place);
  const present = find(text, path);
  if (present) return splice(text, present.property.value, rawValue(other));
  const parent = objectAt(text, path.slice(0, 1));
  if (parent) return insert(text, parent, other);
  return takeParent(text, other, path[0]);
}

/** A property in a text, among those of its object. */
type Found = { text: string; parent: JsonObject; index: number; property: Property };

function find(text: string, path: readonly string[]): Found | undefined {
  const parent = objectAt(text, path.slice(0, -1));
  const index = parent?.properties.findIndex(({ key }) => key === path.at(-1)) ?? -1;
  const property = parent?.properties[index];
  return parent && property && { text, parent, index, property };
}

const rawValue = ({ text, property: { value } }: Found): string => text.slice(value.start, value.end);
const raw = ({ text, property }: Found): string => text.slice(property.start, property.value.end);

/** What to remove for a property, so that the rest is an object again: also the comma before or after it. */
function spanWithSeparator({ parent, index, property }: Omit<Found, 'text'>): Span {
  const before = parent.properties[index - 1];
  if (before) return { start: before.value.end, end: property.value.end };
  const next = parent.properties[1];
  return next ? { start: property.start, end: next.start } : { start: parent.open, end: parent.close };
}

/** The inside of an object that has this property alone. */
function alone(found: Found): string {
  const { text, parent } = found;
  const lead = text.slice(parent.open, parent.properties[0]?.start);
  const tail = text.slice(parent.properties.at(-1)?.value.end, parent.close);
  return `${lead}${raw(found)}${tail}`;
}

/** Adds "pages" or "slots" to a document that has none, with this property alone. */
function takeParent(text: string, other: Found, name: PlacePath[0]): string {
  const inside = { start: other.parent.open, end: other.parent.close };
  const shortened = find(splice(other.text, inside, alone(other)), [name]);
  const root = objectAt(text, []);
  if (!root || !shortened) throw new Error('A site document is an object.');
  return insert(text, root, shortened);
}

/** Adds a property after the nearest of those that it follows in the other document. */
function insert(text: string, into: JsonObject, other: Found): string {
  const { parent, index } = other;
  const at = (offset: number, added: string) => splice(text, { start: offset, end: offset }, added);
  const [first] = into.properties;
  if (!first) return splice(text, { start: into.open, end: into.close }, alone(other));
  const span = spanWithSeparator(other);
  const separated = other.text.slice(span.start, span.end);
  const before = parent.properties.slice(0, index).map(({ key }) => key);
  const anchor = before.map((name) => into.properties.find(({ key }) => key === name)).findLast(Boolean);
  if (anchor) return at(anchor.value.end, separated);
  if (index === 0 && parent.properties.length > 1) return at(first.start, separated);
  return at(first.start, `${raw(other)},${text.slice(into.open, first.start)}`);
}
