import { type JsonObject, objectAt, type Property, splice } from './json-object.ts';

/**
 * Changes the template of a site document, and no other byte of it. Swapping back restores the text byte for byte, even
 * if it names no template and the configured one applies.
 *
 * To name a template where there was none, a property is put first. Swapping back to the configured template must then
 * tell that property from one that the operator wrote: it is marked by one space before its value, and a property that
 * already looks like that gets one more space, which swapping back removes again.
 * @param to code of the new template
 * @param options.templateCode of the partner's configuration
 * @throws SyntaxError if the text is not JSON; Error if it is no object
 */
export function swapTemplate(text: string, to: string, { templateCode }: { templateCode: string }): string {
  const root = objectAt(text, []);
  if (!root) throw new Error('A site document is an object.');
  const named = root.properties.find(({ key }) => key === 'template');
  const from = named ? (JSON.parse(text.slice(named.value.start, named.value.end)) as unknown) : templateCode;
  if (from === to) return text;
  const value = JSON.stringify(to);
  if (!named) return nameTemplate(text, root, value);
  const blanks = markOf(text, root, named);
  if (blanks === 1 && to === templateCode) return forgetTemplate(text, root, named);
  const isNamingDefault = from === templateCode;
  const change = blanks === 0 ? 0 : Number(isNamingDefault) - Number(to === templateCode);
  const mark = ' '.repeat(blanks + change);
  return splice(text, { start: named.value.start - blanks, end: named.value.end }, mark + value);
}

const key = '"template":';

/** The whitespace between the brace and the first property. */
const leadOf = (text: string, { open }: JsonObject): string => /^\s*/.exec(text.slice(open))?.[0] ?? '';

function nameTemplate(text: string, root: JsonObject, value: string): string {
  const comma = root.properties.length > 0 ? ',' : '';
  const property = `${leadOf(text, root)}${key} ${value}${comma}`;
  return splice(text, { start: root.open, end: root.open }, property);
}

function forgetTemplate(text: string, root: JsonObject, { value }: Property): string {
  const comma = root.properties.length > 1 ? 1 : 0;
  return splice(text, { start: root.open, end: value.end + comma }, '');
}

/** Blanks before the value if the property could have been put there by `nameTemplate`, else 0. */
function markOf(text: string, root: JsonObject, named: Property): number {
  const lead = leadOf(text, root);
  if (!text.startsWith(key, root.open + lead.length)) return 0;
  const rest = text.slice(named.value.end);
  const follows = root.properties.length > 1 ? `,${lead}` : lead;
  if (!rest.startsWith(follows) || /^\s/.test(rest.slice(follows.length))) return 0;
  const blanks = /^ +$/.exec(text.slice(root.open + lead.length + key.length, named.value.start));
  return blanks?.[0].length ?? 0;
}
