import { parseSync, Visitor } from 'vite';
import { nearest } from '#engine/resolve/nearest.ts';
import { blockOf } from '../layers.ts';
import { elementsOf } from '../message-elements.ts';
import type { MessageFile, Texts } from '../message-files.ts';
import { isModule, isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

const sharedCatalog = 'engine/i18n/messages.json';

/** A key that code uses: literal, or with `*` for parts that are only known at run time. */
interface AskedKey {
  key: string;
  line: number;
  /** The elements that `Trans` is given for it, by name; `t` gives none. Undefined where they are not written there. */
  elements: string[] | undefined;
}

/** Blocks use only messages that exist, with their elements, and every message is used. */
export function checkMessageKeys(
  files: readonly SourceFile[],
  catalogs: readonly MessageFile[],
): Violation[] {
  const modules = files.filter(({ path }) => isModule(path) && !isTest(path));
  const shared = catalogs.find(({ path }) => path === sharedCatalog);
  // A block may have a second file for code that loads late.
  const filesOf = (block: string) => catalogs.filter(({ path }) => blockOf(path) === block);
  const messagesOf = (block: string) => Object.assign({}, ...filesOf(block).map(({ messages }) => messages));
  const isFirst = (catalog: MessageFile) => filesOf(blockOf(catalog.path) ?? '')[0] === catalog;
  return catalogs.flatMap((catalog) => {
    const block = blockOf(catalog.path);
    const own = modules.filter(({ path }) => blockOf(path) === block);
    // Primitives use the messages of the surrounding block.
    const readers = block
      ? modules.filter(({ path }) => [block, undefined].includes(blockOf(path)))
      : modules;
    return [
      ...(block && isFirst(catalog) ? wrong(own, { ...shared?.messages, ...messagesOf(block) }) : []),
      ...(catalog === shared ? otherElements(modules.filter(isPrimitive), shared.messages) : []),
      ...unused(readers, catalog),
    ];
  });
}

const isPrimitive = ({ path }: SourceFile) => path.startsWith('blocks/_ui/');

type Messages = Record<string, Texts>;

const wrong = (files: readonly SourceFile[], messages: Messages) => [
  ...missing(files, messages),
  ...otherElements(files, messages),
];

/** `Trans` needs an element for each that its message has; `t` would show their marks to visitors. */
function otherElements(files: readonly SourceFile[], messages: Messages): Violation[] {
  return files.flatMap(({ path, text }) =>
    keysOf(path, text).asked.flatMap(({ key, line, elements }) => {
      const wanted = elementsOf(String(messages[key]?.en ?? '')).map((mark) => mark.replace(/[</>]/g, ''));
      if (!elements || !messages[key] || wanted.sort().join() === elements.sort().join()) return [];
      return {
        file: `${path}:${line}`,
        found: `shows the message "${key}" with the elements {${elements}}, which has {${wanted}}`,
        rule: 'A message with elements is shown by Trans, which is given each of them',
        remedy: 'Give <Trans> the elements of the message in "components".',
      };
    }),
  );
}

const meant = (key: string, known: string[]): string => {
  const name = nearest(key, known);
  return name ? `Did you mean "${name}"? ` : '';
};

function missing(files: readonly SourceFile[], messages: Messages): Violation[] {
  const known = Object.keys(messages);
  return files.flatMap(({ path, text }) =>
    keysOf(path, text)
      .asked.filter(({ key }) => !known.some((name) => pattern(key).test(name)))
      .map(({ key, line }) => ({
        file: `${path}:${line}`,
        found: `asks for the message "${key}", which does not exist`,
        rule: 'Blocks show messages of their own messages.json, or shared ones',
        remedy: `${meant(key, known)}Add it to the messages.json of the block, in four languages.`,
      })),
  );
}

function unused(files: readonly SourceFile[], { path, messages }: MessageFile): Violation[] {
  const texts = files.map((file) => keysOf(file.path, file.text));
  const written = new Set(texts.flatMap(({ written }) => written));
  // A pattern without literal text (`t(key)`) proves no use; a literal of the key does.
  const patterns = texts.flatMap(({ patterns }) => patterns).map(pattern);
  return Object.keys(messages)
    .filter((key) => !written.has(key) && !patterns.some((one) => one.test(key)))
    .map((key) => ({
      file: path,
      found: `has the message "${key}", which nothing shows`,
      rule: 'Every message is shown somewhere',
      remedy: 'Remove it, or write its key out where it is shown.',
    }));
}

interface Keys {
  /** Arguments of `t(…)` and ids of `<Trans>`, both branches of a conditional. */
  asked: AskedKey[];
  /** Every string literal and object key. */
  written: string[];
  /** Template literals with some literal text, `*` for their expressions. */
  patterns: string[];
}

const read = new Map<string, Keys>();

function keysOf(path: string, text: string): Keys {
  const known = read.get(text);
  if (known) return known;
  const { program } = parseSync(path, text);
  const keys: Keys = { asked: [], written: [], patterns: [] };
  const line = (offset: number) => text.slice(0, offset).split('\n').length;
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') keys.written.push(value);
    },
    Property({ key }) {
      if (key.type === 'Identifier') keys.written.push(key.name);
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier') keys.written.push(property.name);
    },
    TemplateLiteral({ quasis }) {
      const whole = quasis.map(({ value }) => value.raw).join('*');
      if (/[a-z]/i.test(whole)) keys.patterns.push(whole);
    },
    CallExpression({ callee, arguments: [key], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 't' || !key) return;
      keys.asked.push(...constants(key).map((one) => ({ key: one, line: line(start), elements: [] })));
    },
    JSXOpeningElement({ name, attributes, start }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Trans') return;
      const attribute = (wanted: string) => {
        const found = attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === wanted);
        const value = found?.type === 'JSXAttribute' ? found.value : null;
        return value?.type === 'JSXExpressionContainer' ? value.expression : value;
      };
      const [id, components] = [attribute('id'), attribute('components')];
      const elements = components ? namesIn(components) : [];
      if (id) keys.asked.push(...constants(id).map((key) => ({ key, line: line(start), elements })));
    },
  }).visit(program);
  read.set(text, keys);
  return keys;
}

/** Names of the properties of an object, where all of them are written there. */
function namesIn(node: { type: string }): string[] | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const { properties } = node as unknown as { properties: { key?: { name?: string; value?: unknown } }[] };
  if (properties.some(({ key }) => !key)) return undefined;
  return properties.map(({ key }) => String(key?.name ?? key?.value));
}

/** Literal values that an expression can have. */
function constants(node: { type: string }): string[] {
  const { value, consequent, alternate, quasis } = node as unknown as {
    value?: unknown;
    consequent: { type: string };
    alternate: { type: string };
    quasis: { value: { raw: string } }[];
  };
  if (node.type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (node.type === 'ConditionalExpression') return [...constants(consequent), ...constants(alternate)];
  if (node.type === 'TemplateLiteral') return [quasis.map((quasi) => quasi.value.raw).join('*')];
  return [];
}

function pattern(key: string): RegExp {
  const escaped = key.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`);
}
