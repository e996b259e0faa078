import { parseSync, Visitor } from 'vite';
import { blockOf } from '../layers.ts';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { isModule, isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/**
 * In code that hydrates, each text is the only child of its element. A browser's translator moves texts into its own
 * elements. If React has a text node next to other nodes, it would then update one that is no longer displayed.
 */
export function checkIslandTexts(files: readonly SourceFile[]): Violation[] {
  const modules = new Map(files.filter(({ path }) => isModule(path)).map((file) => [file.path, file.text]));
  return islandModules(modules).flatMap((path) => textsBesideOthers(path, modules.get(path) ?? ''));
}

/** The components of islands: those in their folders and everything they import. */
function islandModules(modules: ReadonlyMap<string, string>): string[] {
  const islands = [...modules.keys()].filter(
    (path) =>
      path.endsWith('/schema.ts') && blockOf(path) && !/hydrate: 'never'/.test(modules.get(path) ?? ''),
  );
  const reached = new Set(islands.map((path) => path.replace(/schema\.ts$/, 'index.tsx')));
  for (const path of reached) {
    if (!modules.has(path)) continue;
    for (const { specifier, typeOnly } of parseModule(path, modules.get(path) ?? '').imports) {
      const target = typeOnly ? undefined : resolveImport(path, specifier);
      if (target?.startsWith('blocks/') && modules.has(target) && !isTest(target)) reached.add(target);
    }
  }
  return [...reached].filter((path) => path.endsWith('.tsx'));
}

type Node = { type: string; start: number } & Record<string, unknown>;

function textsBesideOthers(path: string, code: string): Violation[] {
  const { program } = parseSync(path, code);
  const violations: Violation[] = [];
  const check = ({ children }: { children: unknown }) => {
    const meant = (children as Node[]).filter((child) => !isBlank(child));
    for (const child of meant) {
      if (!(isTrans(child) || (meant.length > 1 && isText(child)))) continue;
      violations.push({
        file: `${path}:${code.slice(0, child.start).split('\n').length}`,
        found: `the text ${code.slice(child.start).trim().split('\n')[0]} stands beside others`,
        rule: 'In an island every text has an element of its own',
        remedy: isTrans(child)
          ? 'Show messages without elements there.'
          : 'Put it into a <span>, or make one text of it with a template.',
      });
    }
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program);
  return violations;
}

/** A message with elements in it is made of texts beside them. */
const isTrans = ({ openingElement }: Node) =>
  ((openingElement as Node | undefined)?.name as Node | undefined)?.name === 'Trans';

/** Blanks between elements never change. */
function isBlank(child: Node): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() === '';
  const { type, value } = (child.expression ?? {}) as Partial<Node>;
  return type === 'JSXEmptyExpression' || (type === 'Literal' && String(value).trim() === '');
}

/** Whether a child becomes a bare text: words, template literals, results of formatters, or data fields. */
function isText(node: Node): boolean {
  const { type } = node;
  if (type === 'JSXExpressionContainer') return isText(node.expression as Node);
  if (type === 'JSXText' || type === 'TemplateLiteral') return true;
  if (type === 'Literal') return typeof node.value === 'string' || typeof node.value === 'number';
  if (type === 'BinaryExpression') return node.operator === '+';
  if (type === 'ConditionalExpression')
    return [node.consequent, node.alternate].some((one) => isText(one as Node));
  if (type === 'LogicalExpression') return isText(node.right as Node);
  if (type === 'MemberExpression') return (node.property as Node).name !== 'children';
  if (type === 'CallExpression') {
    const callee = node.callee as Node;
    return callee.type === 'Identifier' ? callee.name === 't' : (callee.object as Node)?.name === 'format';
  }
  // <T> without an element or class renders only its text.
  const { name, attributes } = (node.openingElement ?? {}) as { name?: Node; attributes?: { name?: Node }[] };
  if (type !== 'JSXElement' || name?.name !== 'T') return false;
  return !attributes?.some((attribute) => ['as', 'className'].includes(String(attribute.name?.name)));
}
