import { parseSync, Visitor } from 'vite';
import { isModule, isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** Attributes that a visitor sees or hears. */
const readAloud = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'placeholder',
  'title',
]);
/** Properties of DOM elements that a visitor sees or hears. */
const shown = new Set([
  'textContent',
  'innerText',
  'innerHTML',
  'title',
  'placeholder',
  'alt',
  'ariaLabel',
  'ariaDescription',
]);

/** Files that may contain words of a language, and why. */
const allowed = new Map([
  ['engine/api/failure.ts', 'the Korean message that SPEC section 8 gives to unknown errors'],
  ['engine/i18n/format.ts', 'formats of times are the languages’ own'],
  ['client/visitor/navigation/show-payload.ts', 'the root of a page as it is parsed'],
  ['engine/i18n/format-price.ts', 'formats of prices are the languages’ own'],
  ['engine/fonts/manifest.ts', 'tells scripts apart by their letters'],
  ['client/console/language/LanguageChoice.tsx', 'languages are listed by their own names'],
  [
    'server/site/requests/plain-pages.ts',
    'stands in for a site that cannot be shown, in all languages at once',
  ],
]);

const words = /\p{L}/u;
const eastAsian = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Every word that a visitor reads or hears is in a messages.json or in the partner's content. */
export function checkVisibleText(files: readonly SourceFile[]): Violation[] {
  return files.filter(({ path }) => isShowing(path)).flatMap(({ path, text }) => wordsIn(path, text));
}

function isShowing(path: string): boolean {
  if (!isModule(path) || isTest(path) || allowed.has(path)) return false;
  if (/(^|[/-])fixtures\.ts$|\/render-for-test\.tsx$/.test(path)) return false;
  // A block's schema.ts names it for operators, in all languages.
  if (path.startsWith('server/')) return /^server\/(pages|forms|api|errors)\//.test(path);
  return /^(blocks|engine|client)\//.test(path) && !/\/schema\.ts$/.test(path);
}

function wordsIn(path: string, text: string): Violation[] {
  const { program } = parseSync(path, text);
  const violations = new Map<number, Violation>();
  const isConsole = path.startsWith('client/console/');
  const extracted = isConsole ? macroElements(program) : [];
  const report = (literal: string, start: number) => {
    if (extracted.some((range) => range.start <= start && start < range.end)) return;
    violations.set(start, {
      file: `${path}:${text.slice(0, start).split('\n').length}`,
      found: `hard-codes "${literal.trim().slice(0, 60)}"`,
      rule: `Text that ${isConsole ? 'operators' : 'visitors'} read or hear is available in all languages`,
      remedy: isConsole
        ? 'Wrap it in <Trans> or t`…` and run `npx lingui extract`.'
        : 'Move it to the messages.json next to it and show it with t(…).',
    });
  };
  const check = (node: unknown) => {
    for (const { literal, start } of literals(node)) if (words.test(literal)) report(literal, start);
  };
  new Visitor({
    JSXText({ value, start }) {
      if (words.test(value)) report(value, start);
    },
    JSXElement({ children }) {
      for (const child of children) if (child.type === 'JSXExpressionContainer') check(child.expression);
    },
    JSXFragment({ children }) {
      for (const child of children) if (child.type === 'JSXExpressionContainer') check(child.expression);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !readAloud.has(name.name) || !value) return;
      check(value.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (shown.has(left.property.name)) check(right);
    },
    CallExpression({ callee, arguments: [name, value] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'setAttribute' || name?.type !== 'Literal') return;
      if (readAloud.has(String(name.value))) check(value);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && eastAsian.test(value)) report(value, start);
    },
    TemplateElement({ value, start }) {
      if (eastAsian.test(value.raw)) report(value.raw, start);
    },
  }).visit(program);
  return [...violations.values()];
}

/** Elements of Lingui's macros: the console's texts, whose build fails if a translation is missing. */
function macroElements(program: ReturnType<typeof parseSync>['program']): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    JSXElement({ openingElement: { name }, start, end }) {
      if (name.type === 'JSXIdentifier' && /^(Trans|Plural|Select|SelectOrdinal)$/.test(name.name))
        found.push({ start, end });
    },
  }).visit(program);
  return found;
}

/** The literal texts that an expression can become: literals, both branches of a conditional, template literals. */
function literals(node: unknown): { literal: string; start: number }[] {
  const { type, start, ...rest } = node as { type: string; start: number } & Record<string, unknown>;
  if (type === 'Literal') return typeof rest.value === 'string' ? [{ literal: rest.value, start }] : [];
  if (type === 'TemplateLiteral') {
    const literal = (rest.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ');
    return [{ literal, start }];
  }
  if (type === 'ConditionalExpression') return [...literals(rest.consequent), ...literals(rest.alternate)];
  if (type === 'LogicalExpression') return literals(rest.right);
  return [];
}
