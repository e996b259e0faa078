import type { Node } from 'jsonc-parser';
import type { Json } from '#schemas/json.ts';
import { membersOf } from './parse-document.ts';

const maxInline = 80;

/** The line break that a text uses. */
export const lineBreakOf = (text: string): string => (/\r\n/.test(text) ? '\r\n' : '\n');

/** One level of indentation, as the text has it. */
const unitOf = (text: string): string => /^[{[][^\n]*\n([ \t]+)/.exec(text.trimStart())?.[1] ?? '  ';

/** The blanks that the line of an offset begins with. */
export function indentAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}

/** Whether only blanks stand before an offset on its line. */
const beginsLine = (text: string, offset: number): boolean =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';

/** The indentation of the members of a container. */
export function memberIndent(text: string, container: Node): string {
  const first = membersOf(container).find(({ node }) => beginsLine(text, node.offset));
  return first ? indentAt(text, first.node.offset) : indentAt(text, container.offset) + unitOf(text);
}

/** A value as text, laid out as documents are: short lists of plain values on one line, the rest one member a line. */
export function writeJson(value: Json, indent: string, text: string): string {
  const [unit, lineBreak] = [unitOf(text), lineBreakOf(text)];
  const write = (part: Json, at: string): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const isList = Array.isArray(part);
    const deeper = at + unit;
    const members = isList
      ? part.map((item) => write(item, deeper))
      : Object.entries(part).map(([key, item]) => `${JSON.stringify(key)}: ${write(item, deeper)}`);
    if (members.length === 0) return isList ? '[]' : '{}';
    const inline = `[${members.join(', ')}]`;
    const isPlain = isList && part.every((item) => typeof item !== 'object' || item === null);
    if (isPlain && inline.length <= maxInline) return inline;
    const body = members.map((member) => `${lineBreak}${deeper}${member}`).join(',');
    return `${isList ? '[' : '{'}${body}${lineBreak}${at}${isList ? ']' : '}'}`;
  };
  return write(value, indent);
}

/** Moves the lines of a text, except for the first, from one indentation to another. */
export const reindent = (raw: string, from: string, to: string): string =>
  from === to
    ? raw
    : raw.replace(/\n([ \t]*)/g, (_, blanks: string) =>
        blanks.startsWith(from) ? `\n${to}${blanks.slice(from.length)}` : `\n${blanks}`,
      );
